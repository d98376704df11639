import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { DogId, Notice } from '#durable/protocol/messages.ts'
import { copiesOf } from '#durable/rules/places/twins.ts'
import type { Db } from '#worker/db/client.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { log, loggable } from '#worker/log.ts'
import { knownRooms } from '#worker/presence/known-rooms.ts'
import { roomsWithDogsOf } from '#worker/presence/presence-db.ts'
import { reachRoom } from './reach.ts'

type Rooms = RoomsEnv

type Ending = {
  user: number
  code: CloseCode
  notice?: Notice | null
  /** Only sockets of the session with this key; null for all of the user's. */
  session?: string | null
  /** The rooms of the user's dogs, if they are known already. */
  rooms?: readonly string[] | null
}

/** Closes the sockets of a user at once, after a sign-out, a ban or a kick; `notice` is shown to the player. */
export async function closeSockets(
  env: Rooms,
  db: Db,
  { user, code, notice = null, session = null, rooms = null }: Ending,
): Promise<void> {
  const known = rooms ?? (await roomsWithDogsOf(db, user).catch(everyRoom))
  await Promise.all(known.map((room) => reachRoom(env, room, (stub) => stub.closeUser(user, code, notice, session))))
}

/** The fallback if the database cannot say where the user's dogs are. */
function everyRoom(error: unknown): string[] {
  log({ event: 'presence-failed', error: loggable(error).error })
  return [...knownRooms()].flatMap(copiesOf)
}

/**
 * Removes the dog from its former room, since it has entered another one. If that room does not answer, it finds out at
 * its next sweep, and the dog can go on all the same.
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
