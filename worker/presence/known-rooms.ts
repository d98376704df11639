import { ROOM_KEYS } from '#durable/world/room-keys.ts'

/** The rooms of the code, and those that this isolate has found published, for when the database does not answer. */
const known = new Set<string>(ROOM_KEYS)

/** Remembers rooms that are published. No room is ever deleted. */
export function rememberRooms(keys: readonly string[]): void {
  for (const key of keys) known.add(key)
}

/** The rooms that are known without the database. */
export function knownRooms(): ReadonlySet<string> {
  return known
}
