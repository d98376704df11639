import { Particle, ParticleContainer } from 'pixi.js'
import type { IParticle, Texture } from 'pixi.js'

/** What may be given to a picture when it is put somewhere; numbers in art px, a negative scale mirrors it. */
export type Put = { x?: number; y?: number; scaleX?: number; scaleY?: number; tint?: string | number; alpha?: number }

/** A picture that is drawn by its texture's anchor. */
export function quadOf(texture: Texture, put: Put = {}): Particle {
  const { x: anchorX, y: anchorY } = texture.defaultAnchor ?? { x: 0, y: 0 }
  return new Particle({ texture, anchorX, anchorY, ...put })
}

/** Pictures of one atlas in one call of the graphics card, in the order in which they are added anew for each frame. */
export class Quads {
  readonly container = new ParticleContainer({
    dynamicProperties: { vertex: true, position: true, rotation: true, uvs: true, color: true },
    eventMode: 'none',
  })
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
