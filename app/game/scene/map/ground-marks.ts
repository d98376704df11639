import { TILE_PX } from '#durable/world/room-doc.ts'
import type { TileBounds } from '#durable/world/terrain-tiles.ts'

/** What a mark of the ground is: its pattern, or the letter on it. */
export type GroundMark = 'water' | 'forbidden' | 'dig' | 'water-letter' | 'forbidden-letter' | 'dig-letter'
export type PlacedMark = { mark: GroundMark; x: number; y: number }
/** A line between two kinds of ground, art px. */
export type GroundEdge = { x: number; y: number; isUpright: boolean }

/** The kinds of ground that are marked, by their digits in the rows of a room. */
const KINDS = { '1': 'water', '2': 'forbidden', '3': 'dig' } as const

/** Every fourth tile, both ways, has its letter, so that nobody needs to know the patterns. */
const LETTER_TILES = 4
const LETTER_OFFSET = 2

/** The marks of what one may do on the tiles in an area: a pattern for each kind, letters, and lines between two kinds. */
export function groundMarks(
  ground: readonly string[],
  { left, top, right, bottom }: TileBounds,
): { marks: PlacedMark[]; edges: GroundEdge[] } {
  const marks: PlacedMark[] = []
  const edges: GroundEdge[] = []
  for (let y = Math.max(0, top); y < Math.min(ground.length, bottom); y++) {
    const row = ground[y] ?? ''
    for (let x = Math.max(0, left); x < Math.min(row.length, right); x++) {
      const place = { x: x * TILE_PX, y: y * TILE_PX }
      const kind = kindOf(row[x])
      if (kind) marks.push({ mark: kind, ...place })
      if (kind && x % LETTER_TILES === LETTER_OFFSET && y % LETTER_TILES === LETTER_OFFSET)
        marks.push({ mark: `${kind}-letter`, ...place })
      if (x > 0 && row[x - 1] !== row[x]) edges.push({ ...place, isUpright: true })
      if (y > 0 && ground[y - 1]?.[x] !== row[x]) edges.push({ ...place, isUpright: false })
    }
  }
  return { marks, edges }
}

function kindOf(digit: string | undefined) {
  return digit === '1' || digit === '2' || digit === '3' ? KINDS[digit] : null
}
