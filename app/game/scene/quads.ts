import { Particle, ParticleContainer } from 'pixi.js'
import type { IParticle, Texture } from 'pixi.js'

/** What may be given to a picture when it is put somewhere; numbers in art px, a negative scale mirrors it. */
export type Put = { x?: number; y?: number; scaleX?: number; scaleY?: number; tint?: string | number; alpha?: number }

/** A picture that is drawn by its texture's anchor. */
export function quadOf(texture: Texture, put: Put = {}): Particle {
  const { x: anchorX, y: anchorY } = texture.defaultAnchor ?? { x: 0, y: 0 }
  return new Particle({ texture, anchorX, anchorY, ...put })
}

const MOVING = { vertex: true, position: true, rotation: true, uvs: true, color: true }
const STEADY = { vertex: false, position: true, rotation: false, uvs: false, color: false }

/** Pictures of one atlas in one call of the graphics card, in the order in which they are added anew for each frame. */
export class Quads {
  readonly container = new ParticleContainer({ dynamicProperties: MOVING, eventMode: 'none' })
  readonly #quads: IParticle[] = this.container.particleChildren

  clear() {
    this.#quads.length = 0
  }

  add(quad: Particle) {
    this.#quads.push(quad)
  }

  addAll(quads: readonly Particle[]) {
    for (const quad of quads) this.#quads.push(quad)
  }
}

/** The same for pictures that only move: the card is told the rest of them anew where others are shown than before. */
export class SteadyQuads {
  readonly container = new ParticleContainer({ dynamicProperties: STEADY, eventMode: 'none' })
  readonly #shown: IParticle[] = this.container.particleChildren

  show(quads: readonly Particle[]) {
    if (quads.length === this.#shown.length && quads.every((quad, index) => quad === this.#shown[index])) return
    this.#shown.splice(0, Infinity, ...quads)
    this.container.update()
  }
}
