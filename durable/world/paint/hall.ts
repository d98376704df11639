import type { TerrainLetter } from '#durable/world/room-doc.ts'
import type { RoomPainter } from './room-painter.ts'

/** Where the wall of a hall ends, in tile corners: two rows at the top for its face to be seen, one elsewhere. */
const WALL = { top: 2, side: 1 }

/** Walls round a floor, with openings of two tiles in the southern wall from these columns on. */
export function hall(room: RoomPainter, openings: readonly number[], floor: TerrainLetter = 'f'): void {
  const { width: w, height: h } = room.land
  room.land
    .rect('x', [0, 0], [w, WALL.top])
    .rect('x', [0, 0], [WALL.side, h])
    .rect('x', [w - WALL.side, 0], [w, h])
    .rect('x', [0, h - WALL.side], [w, h])
  for (const x of openings) room.land.rect(floor, [x, h - 3], [x + 2, h])
}
