import type { Particle } from 'pixi.js'
import type { AtlasSheet } from '#app/game/scene/atlas/atlas.ts'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
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
/** The digit of ground on which dogs walk. */
const NORMAL = '0'
/** The other boxes stay dry. */
const MOST_FROM = 0.6

/** Where a puddle lies, art px; how wet it must be for it to be there, 0 to 1; and which of its pictures is its largest. */
export type Puddle = { x: number; y: number; from: number; most: number }

/** The puddles that rain leaves in a room, on ground that is hard all around. The same for everybody. */
export function puddlesOf({ terrain, ground, width, height }: RoomDoc): Puddle[] {
  const isHard = (x: number, y: number) => HARD.includes(terrain[y]?.[x] || ' ')
  const puddles: Puddle[] = []
  for (let top = 0; top < height; top += BOX.height)
    for (let left = 0; left < width; left += BOX.width) {
      const share = (which: number) => hash(left, top, SEED + which)
      const [x, y] = [left + Math.floor(share(0) * BOX.width), top + Math.floor(share(1) * BOX.height)]
      const from = share(2)
      const isOnHard = [-1, 0, 1, 2].every((dx) => isHard(x + dx, y) && isHard(x + dx, y + 1))
      if (from > MOST_FROM || !isOnHard || ground[y]?.[x] !== NORMAL) continue
      const [across, down] = [x + share(3), y + share(4)]
      const most = Math.floor(share(5) * SIZES.length)
      puddles.push({ x: Math.round(across * TILE_PX), y: Math.round(down * TILE_PX), from, most })
    }
  return puddles
}

/** The picture of a puddle at a wetness of 0 to 1; null while it is not there. */
export function puddlePicture({ from, most }: Pick<Puddle, 'from' | 'most'>, wetness: number): string | null {
  if (wetness <= from) return null
  const grown = Math.floor(((wetness - from) / (1 - from)) * SIZES.length)
  return SIZES[Math.min(most, grown)] ?? null
}

/** Shows what rain leaves on the ground of a room, at a wetness of 0 to 1. */
export function puddleLayer(sheet: AtlasSheet): (doc: RoomDoc, wetness: number) => Particle[] {
  let shown: { doc: RoomDoc; puddles: readonly Puddle[] } | null = null
  return (doc, wetness) => {
    if (shown?.doc !== doc) shown = { doc, puddles: puddlesOf(doc) }
    return shown.puddles.flatMap((puddle) => {
      const picture = puddlePicture(puddle, wetness)
      return picture ? [quadOf(sheet(picture), { x: puddle.x, y: puddle.y })] : []
    })
  }
}
