import type { Particle } from 'pixi.js'
import type { AtlasSheet } from '#app/game/scene/atlas/atlas.ts'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'
import { GROUND } from '#durable/rules/tiles.ts'
import { hash } from '#durable/world/noise.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'

/** The letters of terrain on which rain stays: paths and setts. */
const HARD = 'pc'
/** The room is cut into boxes of so many tiles, and each may have one puddle. */
const BOX = { width: 4, height: 3 } as const
const SEED = 233
/** The pictures of a puddle as it grows (app/art/park/street/wares.ts). */
const SIZES = ['flat/puddle/small', 'flat/puddle/middle', 'flat/puddle/large', 'flat/puddle/0'] as const
const REACH_PX = 40

/** Where a puddle lies, art px, and how wet it must be for it to be there, 0 to 1. */
export type Puddle = { x: number; y: number; from: number }

/** The puddles that rain leaves in a room, on ground that is hard all around. The same for everybody. */
export function puddlesOf({ terrain, ground, width, height }: RoomDoc): Puddle[] {
  const isHard = (x: number, y: number) => HARD.includes(terrain[y]?.[x] || ' ')
  const puddles: Puddle[] = []
  for (let top = 0; top < height; top += BOX.height)
    for (let left = 0; left < width; left += BOX.width) {
      const share = (which: number) => hash(left, top, SEED + which)
      const [x, y] = [left + Math.floor(share(0) * BOX.width), top + Math.floor(share(1) * BOX.height)]
      const corners = [0, 1].flatMap((dy) => [-1, 0, 1, 2].map((dx) => isHard(x + dx, y + dy)))
      if (!corners.every(Boolean) || ground[y]?.[x] !== String(GROUND.normal)) continue
      puddles.push({
        x: Math.round((x + 0.5) * TILE_PX + (share(2) - 0.5) * 12),
        y: Math.round((y + 0.5) * TILE_PX + (share(3) - 0.5) * 10),
        from: share(4) * 0.7,
      })
    }
  return puddles
}

/** The picture of a puddle at a wetness of 0 to 1; null while it is not there. */
export function puddlePicture({ from }: Pick<Puddle, 'from'>, wetness: number): string | null {
  if (wetness <= from) return null
  const grown = Math.min(1, (wetness - from) / (1 - from))
  return SIZES[Math.min(SIZES.length - 1, Math.floor(grown * SIZES.length))] ?? null
}

/** What rain leaves on the ground of a room. */
export class Puddles {
  readonly #sheet: AtlasSheet
  #doc: RoomDoc | null = null
  #puddles: readonly Puddle[] = []

  constructor(sheet: AtlasSheet) {
    this.#sheet = sheet
  }

  show(doc: RoomDoc, wetness: number, area: PixelRect): Particle[] {
    if (doc !== this.#doc) this.#puddles = puddlesOf(doc)
    this.#doc = doc
    return this.#puddles.flatMap((puddle) => {
      const { x, y } = puddle
      const isSeen =
        x > area.left - REACH_PX && x < area.right + REACH_PX && y > area.top - REACH_PX && y < area.bottom + REACH_PX
      const picture = isSeen ? puddlePicture(puddle, wetness) : null
      return picture ? [quadOf(this.#sheet(picture), { x, y })] : []
    })
  }
}
