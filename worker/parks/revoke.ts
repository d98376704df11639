import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Env } from '../env.ts'
import { log, loggable } from '../log.ts'
import { reachRoom } from './reach.ts'

/** Takes all dogs of a user out of the rooms, at once: the user was signed out, banned or kicked. */
export async function closeSockets(
  env: Pick<Env, 'PARK_ROOM'>,
  { user, rooms, code }: { user: number; rooms: readonly string[]; code: CloseCode },
): Promise<void> {
  await Promise.all(rooms.map((room) => reachRoom(env, room, (stub) => stub.closeUser(user, code))))
}

/**
 * The dog leaves the room behind the door that it has come through. Where that room does not answer, the dog lies curled
 * up there until it is swept away; that is no reason to keep it from going on.
 */
export async function seeOff(
  env: Pick<Env, 'PARK_ROOM'>,
  { room, dog, epoch }: { room: string; dog: DogId; epoch: number },
): Promise<void> {
  try {
    await reachRoom(env, room, (stub) => stub.seeOff(dog, epoch))
  } catch (error) {
    log({ event: 'room-failed', room, error: loggable(error).error })
  }
}
