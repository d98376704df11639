import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { DogId, Notice } from '#durable/protocol/messages.ts'
import { copiesOf } from '#durable/rules/places/twins.ts'
import { ROOM_KEYS } from '#durable/world/room-keys.ts'
import type { Db } from '#worker/db/client.ts'
import { roomsWithDogsOf } from '#worker/presence/presence-db.ts'
import type { Env } from '#worker/env.ts'
import { log, loggable } from '#worker/log.ts'
import { reachRoom } from './reach.ts'

type Rooms = Pick<Env, 'PARK_ROOM'>

type Ending = {
  user: number
  code: CloseCode
  notice?: Notice | null
  /** Only what came in by this session, by its key; null for all that the user has in the park. */
  session?: string | null
  /** Where the user's dogs are, where that is known already. */
  rooms?: readonly string[] | null
}

/** Takes the dogs of a user out of the park, at once: the user was signed out, or banned or kicked, with a notice. */
export async function closeSockets(
  env: Rooms,
  db: Db,
  { user, code, notice = null, session = null, rooms = null }: Ending,
): Promise<void> {
  const known = rooms ?? (await roomsWithDogsOf(db, user).catch(everyRoom))
  await Promise.all(known.map((room) => reachRoom(env, room, (stub) => stub.closeUser(user, code, notice, session))))
}

/** Where the database does not say where the user's dogs are. */
function everyRoom(error: unknown): string[] {
  log({ event: 'presence-failed', error: loggable(error).error })
  return ROOM_KEYS.flatMap((room) => copiesOf(room))
}

/**
 * The dog leaves the room that it was in, since it has come in elsewhere. Where that room does not answer, it finds out
 * itself when it next compares its dogs with the database; that is no reason to keep the dog from going on.
 */
export async function seeOffFromRooms(
  env: Rooms,
  { room, dog, epoch }: { room: string; dog: DogId; epoch: number },
): Promise<void> {
  try {
    await reachRoom(env, room, (stub) => stub.seeOff(dog, epoch))
  } catch (error) {
    log({ event: 'room-failed', room, error: loggable(error).error })
  }
}
