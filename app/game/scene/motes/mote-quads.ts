import type { Particle, Texture } from 'pixi.js'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
import type { Mote } from './mote.ts'

/**
 * Draws coloured rectangles by one white pixel of the standing things' atlas, so that they need no draw call of their
 * own.
 */
export class MoteQuads {
  readonly #pixel: Texture
  readonly #quads: Particle[] = []
  #used = 0

  constructor(pixel: Texture) {
    this.#pixel = pixel
  }

  /** Begins a frame: every quad is free again. */
  begin() {
    this.#used = 0
  }

  show(motes: readonly Mote[]): Particle[] {
    return motes.map(({ x, y, width, height, tint, alpha }) => {
      const quad = this.#next()
      quad.x = x
      quad.y = y
      quad.scaleX = width
      quad.scaleY = height
      quad.tint = tint
      quad.alpha = alpha
      return quad
    })
  }

  #next(): Particle {
    const quad = this.#quads[this.#used] ?? quadOf(this.#pixel)
    this.#quads[this.#used] = quad
    this.#used += 1
    return quad
  }
}
