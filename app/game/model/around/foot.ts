import type { Tile } from '#durable/rules/tiles.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'

/** What is read of a room. */
export type Furnished = { doc: Pick<RoomDoc, 'things'> }

/** A thing that is drawn tall covers so many tiles to each side of its foot and above it. */
const MEANT = { aside: 1, north: 3 }

/** The tile on which a thing stands; its place is given in pixels. */
export function footOf({ x, y }: Tile): Tile {
  return { x: Math.floor(x / TILE_PX), y: Math.floor((y - 1) / TILE_PX) }
}

/** Whether a tap on a tile means the tall thing with this foot. */
export function isMeant(foot: Tile, { x, y }: Tile): boolean {
  return Math.abs(foot.x - x) <= MEANT.aside && foot.y >= y && foot.y - y <= MEANT.north
}
