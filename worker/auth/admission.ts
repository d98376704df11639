import type { Refusal } from '#durable/protocol/refusals.ts'
import { HOME_ROOM, isRoomKey } from '#durable/world/rooms.ts'
import { activeBan } from '#worker/db/bans.ts'
import type { Db } from '#worker/db/client.ts'
import { dogOf } from '#worker/db/dogs.ts'
import { isParkClosed } from '#worker/db/settings.ts'
import { issueTicket } from '#worker/db/tickets.ts'
import { hashOf, newSecret } from './secret.ts'

/** A ticket opens one socket, once, within this time. */
const TICKET_LIFE_MS = 60 * 1000

export type ParkTicket = { ticket: string; room: string }

/** A ticket to a park room for one of the user's own living dogs; an older ticket of the dog is void from now on. */
export async function admit(
  db: Db,
  request: { userId: number; dogId: number; room?: string | null; now: number },
): Promise<ParkTicket | Refusal> {
  const { userId, dogId, now } = request
  const room = request.room ?? HOME_ROOM
  if (!isRoomKey(room)) return 'no-such-room'
  const [closed, ban, dog] = await Promise.all([
    isParkClosed(db),
    activeBan(db, userId, now),
    dogOf(db, { dogId, userId }),
  ])
  if (closed) return 'park-closed'
  if (ban) return 'banned'
  if (!dog) return 'not-your-dog'
  if (dog.diedAt !== null) return 'dog-is-dead'
  const ticket = newSecret()
  const refusal = await issueTicket(db, {
    hash: await hashOf(ticket),
    userId,
    dogId,
    room,
    now,
    expiresAt: now + TICKET_LIFE_MS,
  })
  return refusal ?? { ticket, room }
}
