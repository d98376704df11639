import type { TerrainLetter } from '#durable/world/room-doc.ts'
import type { RoomPainter } from './room-painter.ts'

/** Where the wall of a hall ends, in tile corners: two rows at the top for its face to be seen, one elsewhere. */
const WALL = { top: 2, side: 1 }
/** Where the face of the top wall stands on the floor, in tiles: what hangs on it is put here. */
export const WALL_FOOT = 2.5
/** Dressed walls come in pieces so wide, in tiles. */
const PIECES = [4, 1] as const

export type HallPlan = {
  floor?: TerrainLetter
  /** What its top wall is dressed with; of bare stone where left out. */
  panelling?: string
}

/** Walls round a floor, with openings of two tiles in the southern wall from these columns on. */
export function hall(room: RoomPainter, openings: readonly number[], { floor = 'f', panelling }: HallPlan = {}): void {
  const { width: w, height: h } = room.land
  room.land
    .rect('x', [0, 0], [w, WALL.top])
    .rect('x', [0, 0], [WALL.side, h])
    .rect('x', [w - WALL.side, 0], [w, h])
    .rect('x', [0, h - WALL.side], [w, h])
  for (const x of openings) room.land.rect(floor, [x, h - 3], [x + 2, h])
  if (panelling) dress(room, panelling)
}

function dress(room: RoomPainter, panelling: string): void {
  const end = room.land.width - WALL.side - 0.5
  for (let x = WALL.side + 0.5; x < end;) {
    const piece = PIECES.find((tiles) => x + tiles <= end) ?? 1
    room.put(`wall-${panelling}-${piece}`, x, WALL_FOOT)
    x += piece
  }
}
