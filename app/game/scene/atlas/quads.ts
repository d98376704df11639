import { Particle, ParticleContainer } from 'pixi.js'
import type { IParticle, Texture } from 'pixi.js'

/** Properties of a quad. Numbers are in art px; a negative scale mirrors it. */
export type Put = { x?: number; y?: number; scaleX?: number; scaleY?: number; tint?: string | number; alpha?: number }

/** A quad that is drawn by the anchor of its texture. */
export function quadOf(texture: Texture, put: Put = {}): Particle {
  const { x: anchorX, y: anchorY } = texture.defaultAnchor ?? { x: 0, y: 0 }
  return new Particle({ texture, anchorX, anchorY, ...put })
}

const MOVING = { vertex: true, position: true, rotation: true, uvs: true, color: true }
const STEADY = { vertex: false, position: true, rotation: false, uvs: false, color: false }

/** Pictures of one atlas in one draw call, in the order in which they are added anew for each frame. */
export class Quads {
  readonly container = new ParticleContainer({ dynamicProperties: MOVING })
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

/**
 * The same for pictures that only move. Their positions are uploaded in each frame, their other properties only when other
 * pictures are shown.
 */
export class SteadyQuads {
  readonly container = new ParticleContainer({ dynamicProperties: STEADY })
  readonly #shown: IParticle[] = this.container.particleChildren
  #height: number | undefined

  show(quads: readonly Particle[]) {
    // Where the texture has grown, all pictures are elsewhere in it.
    const height = quads[0]?.texture.source.height
    const isSame = height === this.#height && quads.length === this.#shown.length
    if (isSame && quads.every((quad, index) => quad === this.#shown[index])) return
    this.#height = height
    this.#shown.splice(0, Infinity, ...quads)
    this.container.update()
  }
}
