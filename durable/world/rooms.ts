import type { RoomDoc } from './room-doc.ts'
import { PLAZA } from './plaza.ts'

/** Every room of the first world by its key. */
const ROOMS: ReadonlyMap<string, RoomDoc> = new Map([[PLAZA.key, PLAZA]])

export const ROOM_KEYS: readonly string[] = [...ROOMS.keys()]

/** Where a dog goes that names no room. */
export const HOME_ROOM = PLAZA.key

export function isRoomKey(key: string): boolean {
  return ROOMS.has(key)
}

export function roomDoc(key: string): RoomDoc | null {
  return ROOMS.get(key) ?? null
}
