import { roomOf } from '#durable/rules/places/twins.ts'
import type { RoomOptions } from '#durable/room/room.ts'
import { compileRoom, wireDoor } from '#durable/world/compile-room.ts'
import { roomDoc } from '#durable/world/rooms.ts'

/** The floor of a room, which its twins have as well. @throws where no room has the key */
export function planOf(key: string): Pick<RoomOptions, 'key' | 'grid' | 'entries' | 'doors'> {
  const doc = roomDoc(roomOf(key))
  if (!doc) throw new Error(`No room is called "${key}"`)
  const { grid, entries, doors } = compileRoom(doc)
  return { key, grid, entries, doors: doors.map(wireDoor) }
}
