import type { Particle, Texture } from 'pixi.js'
import { PALETTE } from '#app/art/palette.ts'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
import { footAt } from '#app/game/scene/camera/footing.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/** How far the brackets around the goal pulse, art px, and how fast, ms. */
const BREATH = { px: 1, ms: 400 }
/** From the middle of the brackets to their left and right ends, art px. */
const REACH_PX = 14

/** Brackets on the ground: the goal of the own dog, and the tile cursor, which is gold and lies above everything. */
export class TileMarks {
  readonly #goal: Particle
  readonly #cursor: Particle

  constructor(texture: Texture) {
    this.#goal = quadOf(texture)
    this.#cursor = quadOf(texture, { tint: PALETTE.gold3 })
    for (const quad of [this.#goal, this.#cursor]) Object.assign(quad, { anchorX: 0.5, anchorY: 0.5 })
  }

  goalAt(tile: Tile | null, now: number): Particle[] {
    const isWide = Math.round(now / BREATH.ms) % 2 === 1
    this.#goal.scaleX = this.#goal.scaleY = isWide ? 1 + BREATH.px / REACH_PX : 1
    return put(this.#goal, tile)
  }

  cursorAt(tile: Tile | null): Particle[] {
    return put(this.#cursor, tile)
  }
}

function put(quad: Particle, tile: Tile | null): Particle[] {
  if (!tile) return []
  const { x, y } = footAt(tile)
  quad.x = x
  quad.y = y - 2
  return [quad]
}
