import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Env } from '../env.ts'
import { log, loggable } from '../log.ts'

/** Takes all dogs of a user out of the rooms, at once: the user was signed out, banned or kicked. */
export async function closeSockets(
  env: Pick<Env, 'PARK_ROOM'>,
  { user, rooms, code }: { user: number; rooms: readonly string[]; code: CloseCode },
): Promise<void> {
  await Promise.all(rooms.map((room) => env.PARK_ROOM.getByName(room).closeUser(user, code)))
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
    await env.PARK_ROOM.getByName(room).seeOff(dog, epoch)
  } catch (error) {
    log({ event: 'room-failed', room, error: loggable(error).error })
  }
}
