import { PALETTE } from '#app/art/palette.ts'
import { shareOf } from '#app/game/model/chance.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'
import { GROUND, TILE_PX } from '#durable/rules/tiles.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import type { Mote } from './mote.ts'
import { PERIOD, repetitionsIn } from './pattern.ts'

/** How many drops fall on one period at a time, how often each falls anew, and how long a ring shows each of its frames, ms. */
const DROPS = { count: 56, everyMs: 700, frameMs: 90 } as const
/** The letters of terrain on which a drop splashes: path, setts, rock, floor, slabs. Grass, sand, soil and snow drink it. */
const HARD = 'pcrf'

/** The parts of a ring in each of its frames, from its middle: x, y, width, height. */
type Frames = readonly (readonly (readonly [x: number, y: number, width: number, height: number])[])[]
/** The near side of a ring is dark, so that it is seen on light stones and on dark ones. */
const ON_HARD: Frames = [
  [[-1, 0, 3, 1]],
  [
    [-2, 0, 1, 1],
    [2, 0, 1, 1],
    [-1, -1, 3, 1],
    [-1, 1, 3, 1],
  ],
  [
    [-3, 0, 1, 1],
    [3, 0, 1, 1],
    [-2, -1, 2, 1],
    [1, -1, 2, 1],
    [-2, 1, 2, 1],
    [1, 1, 2, 1],
  ],
]
const ON_WATER: Frames = [
  [[0, 0, 1, 1]],
  [[-1, 0, 3, 1]],
  [
    [-2, 0, 1, 1],
    [2, 0, 1, 1],
    [-1, 1, 3, 1],
  ],
]

/**
 * The rings of raindrops over a part of the room (art px) at `now` (epoch ms), where the ground is hard or water; `seed` is that of
 * the room. Everybody sees the same.
 */
export function rainRings(
  { terrain, ground }: Pick<RoomDoc, 'terrain' | 'ground'>,
  seed: number,
  now: number,
  area: PixelRect,
): Mote[] {
  const motes: Mote[] = []
  for (let index = 0; index < DROPS.count; index++) {
    const sinceFirst = now + DROPS.everyMs * shareOf(seed, index)
    const fall = Math.floor(sinceFirst / DROPS.everyMs)
    const frame = Math.floor((sinceFirst - fall * DROPS.everyMs) / DROPS.frameMs)
    if (frame >= ON_HARD.length) continue
    const x = Math.floor(PERIOD * shareOf(seed + fall, 2 * index))
    const y = Math.floor(PERIOD * shareOf(seed + fall, 2 * index + 1))
    for (const at of repetitionsIn(area, { x, y })) {
      const [row, column] = [Math.floor(at.y / TILE_PX), Math.floor(at.x / TILE_PX)]
      const frames = framesOn(terrain[row]?.[column] ?? '', ground[row]?.[column] ?? '')
      for (const [dx, dy, width, height] of frames?.[frame] ?? [])
        motes.push({
          x: Math.round(at.x) + dx,
          y: Math.round(at.y) + dy,
          width,
          height,
          tint: dy > 0 ? PALETTE.water1 : PALETTE.snow2,
          alpha: 0.5,
        })
    }
  }
  return motes
}

/** Null where a drop leaves no ring, as on grass and on roofs. */
function framesOn(terrain: string, ground: string): Frames | null {
  if (ground === String(GROUND.water)) return ON_WATER
  return ground === String(GROUND.normal) && HARD.includes(terrain) ? ON_HARD : null
}
