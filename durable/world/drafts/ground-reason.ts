import type { Tile } from '#durable/rules/tiles.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { draftOfRoom } from '#durable/world/room-draft.ts'
import { FIRST_GROUND } from '#durable/world/terrain-ground.ts'
import { meantTiles, tilesUnder } from './following-ground.ts'

/** Why a tile has its ground: the rim closes it, things stand there, the terrain says so, or it was meant [SD15]. */
export type GroundReason = 'rim' | 'thing' | 'terrain' | 'meant'

/** Why a tile of a room has its ground, and the things that stand on it. `of` is the ground of terrains and things. */
export function groundReason(
  room: RoomDoc,
  { x, y }: Tile,
  of = FIRST_GROUND,
): { reason: GroundReason; things: readonly Thing[] } {
  const isHere = (tile: Tile) => tile.x === x && tile.y === y
  const things = room.things.filter((thing) => tilesUnder(thing, of).some(isHere))
  if (meantTiles(draftOfRoom(room), of).some(isHere)) return { reason: 'meant', things }
  const isRim = x === 0 || y === 0 || x === room.width - 1 || y === room.height - 1
  if (isRim) return { reason: 'rim', things }
  return { reason: things.length > 0 ? 'thing' : 'terrain', things }
}
