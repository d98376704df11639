import type { Particle } from 'pixi.js'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'

/** The distance of its upper edge below the foot, and half its width, art px. */
const BELOW = 5
const HALF = 3

/** What a dog without a name plate has below its paws: a disc in the colour of its coat. */
export class Dot {
  readonly quads: readonly [rim: Particle, middle: Particle]
  #tint = -1

  constructor({ dotRim, dotMiddle }: Pick<Textures, 'dotRim' | 'dotMiddle'>) {
    this.quads = [quadOf(dotRim), quadOf(dotMiddle)]
  }

  show({ x, y }: { x: number; y: number }, tint: number) {
    const [rim, middle] = this.quads
    rim.x = middle.x = x - HALF
    rim.y = middle.y = y + BELOW
    // Setting a tint is the most expensive part, so it is set only on a change.
    if (tint !== this.#tint) middle.tint = tint
    this.#tint = tint
  }
}
