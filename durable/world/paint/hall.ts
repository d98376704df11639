import type { TerrainLetter } from '#durable/world/room-doc.ts'
import type { RoomPainter } from './room-painter.ts'

/** The thickness of a hall's walls, in tile corners: two rows at the top, so that the face of the wall is seen. */
const WALL = { top: 2, side: 1 }
/** The y at which the face of the top wall meets the floor, in tiles: things that hang on it are put here. */
export const WALL_FOOT = 2.5
/** The widths of the panelling pieces, in tiles. */
const PIECES = [4, 1] as const

type HallPlan = {
  floor?: TerrainLetter
  /** The panelling of its top wall; bare stone by default. */
  panelling?: string
}

/** Paints walls round a floor, with openings two tiles wide in the southern wall that begin at these columns. */
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
