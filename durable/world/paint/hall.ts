import type { TerrainLetter } from '#durable/world/room-doc.ts'
import type { RoomPainter } from './room-painter.ts'

/** The thickness of a hall's walls, in tile corners: two rows at the top, so that the face of the wall is seen. */
const WALL = { top: 2, side: 1 }
/** The y at which the face of the top wall meets the floor, in tiles: things that hang on it are put here. */
export const WALL_FOOT = 2.5
/** The widths of the pieces of a wall and of a sill, and the length of a piece of a side wall, in tiles. */
const PIECES = [4, 1] as const
const SIDE_PIECE = 2
/** How far the edge of a floor is from the corners of its tiles, in tiles. */
const HALF = 0.5
/** The width of an opening, in tiles: its two columns and half a tile on both sides. */
const OPENING = 3

type HallPlan = {
  floor?: TerrainLetter
  /** The panelling of its walls; bare rock by default. */
  panelling?: string
  /** Where posts of the frame of the house stand against the top wall, in tiles. */
  posts?: readonly number[]
}

/** Paints walls round a floor, with openings two tiles wide in the southern wall that begin at these columns. */
export function hall(
  room: RoomPainter,
  openings: readonly number[],
  { floor = 'f', panelling, posts = [] }: HallPlan = {},
): void {
  const { width: w, height: h } = room.land
  room.land
    .rect('x', [0, 0], [w, WALL.top])
    .rect('x', [0, 0], [WALL.side, h])
    .rect('x', [w - WALL.side, 0], [w, h])
    .rect('x', [0, h - WALL.side], [w, h])
  for (const x of openings) room.land.rect(floor, [x, h - 3], [x + 2, h])
  if (!panelling) return
  buildWalls(room, panelling)
  for (const x of posts) room.put('wall-post', x, WALL_FOOT)
  buildSill(room, openings)
}

function buildWalls(room: RoomPainter, panelling: string): void {
  const [left, right] = [WALL.side + HALF, room.land.width - WALL.side - HALF]
  const bottom = room.land.height - WALL.side - HALF
  for (let y = WALL_FOOT + SIDE_PIECE; y <= bottom; y += SIDE_PIECE)
    room.put(`side-${panelling}-left`, left, y).put(`side-${panelling}-right`, right, y)
  room.put(`wall-${panelling}-left`, left, WALL_FOOT).put(`wall-${panelling}-right`, right, WALL_FOOT)
  lay(room, { piece: `wall-${panelling}`, from: left, to: right, y: WALL_FOOT })
}

function buildSill(room: RoomPainter, openings: readonly number[]): void {
  const [left, right] = [WALL.side + HALF, room.land.width - WALL.side - HALF]
  const y = room.land.height - WALL.side - HALF
  room.put('sill-left', left, y).put('sill-right', right, y)
  let from = left
  for (const x of openings.toSorted((one, other) => one - other)) {
    lay(room, { piece: 'sill', from, to: x - HALF, y })
    from = x - HALF + OPENING
  }
  lay(room, { piece: 'sill', from, to: right, y })
  for (const x of openings) room.put('doorway', x + 1, y)
}

/** Lays pieces side by side. */
function lay(room: RoomPainter, { piece, from, to, y }: { piece: string; from: number; to: number; y: number }): void {
  for (let x = from; x < to;) {
    const tiles = PIECES.find((each) => x + each <= to) ?? 1
    room.put(`${piece}-${tiles}`, x, y)
    x += tiles
  }
}
