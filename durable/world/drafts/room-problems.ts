import { CODE_PREFABS } from '#durable/world/prefabs.ts'
import type { Mistake, Problem } from '#durable/world/problems.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { validateWorld } from '#durable/world/validate-world.ts'

/** Mistakes that only show beside other rooms; the server finds them when the room is to be published. */
const BETWEEN_ROOMS: ReadonlySet<Mistake> = new Set([
  'door-without-target',
  'no-way-back',
  'locked-in',
  'room-unreachable',
  'home-closed',
  'access-differs',
  'map-spot-taken',
])

/** The mistakes that a room has by itself, fast enough to be asked after each change. */
export function problemsOfRoom(room: RoomDoc, prefabs = CODE_PREFABS): Problem[] {
  return validateWorld([room], room.key, prefabs).filter(({ what }) => !BETWEEN_ROOMS.has(what))
}
