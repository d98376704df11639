import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { Env } from '../env.ts'

/** Takes all dogs of a user out of the rooms, at once: the user was signed out, banned or kicked. */
export async function closeSockets(
  env: Pick<Env, 'PARK_ROOM'>,
  { user, rooms, code }: { user: number; rooms: readonly string[]; code: CloseCode },
): Promise<void> {
  await Promise.all(rooms.map((room) => env.PARK_ROOM.getByName(room).closeUser(user, code)))
}
