import { Sprite } from 'pixi.js'
import type { Texture } from 'pixi.js'
import { PALETTE } from '#app/art/palette.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { footAt } from './footing.ts'

/** How far the brackets round the goal breathe, art px, and how fast, ms. */
const BREATH = { px: 1, ms: 400 }

/** Brackets on the ground: where own dog goes to, and the tile cursor, which is gold and lies over everything. */
export class TileMarks {
  readonly goal: Sprite
  readonly cursor: Sprite

  constructor(texture: Texture) {
    this.goal = new Sprite({ texture, anchor: 0.5, visible: false })
    this.cursor = new Sprite({ texture, anchor: 0.5, visible: false, tint: PALETTE.gold3 })
  }

  show({ goal, cursor }: { goal: Tile | null; cursor: Tile | null }, now: number) {
    put(this.goal, goal)
    put(this.cursor, cursor)
    const breath = Math.round(now / BREATH.ms) % 2
    this.goal.scale.set(1 + breath * (BREATH.px / 14))
  }
}

function put(sprite: Sprite, tile: Tile | null) {
  sprite.visible = tile !== null
  if (!tile) return
  const { x, y } = footAt(tile)
  sprite.position.set(x, y - 2)
}
