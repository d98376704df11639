import { parseInstance } from '#durable/rules/places/twins.ts'
import type { RoomEnv } from './room-env.ts'

/** [M6] Has another room close the sockets of a user. The room exists, so it need not be told where to be made. */
export async function cutOffIn({ PARK_ROOM, ROOM_JURISDICTION }: RoomEnv, room: string, user: number): Promise<void> {
  const region = parseInstance(room)?.region ?? 'eu'
  const rooms = ROOM_JURISDICTION === region ? PARK_ROOM.jurisdiction(ROOM_JURISDICTION) : PARK_ROOM
  await rooms.getByName(room).cutOff(user)
}
