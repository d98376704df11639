import type { Visitor } from '#durable/protocol/gate.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import { can, staffBadge } from '#durable/rules/roles.ts'
import { hashOf } from '../auth/secret.ts'
import { doorOf } from '../auth/ticket.ts'
import type { Db } from '../db/client.ts'
import { visitorDog } from '../db/dogs.ts'
import { type PublishedRoom, publishedDoor, publishedRoom } from '../db/park/rooms.ts'
import { settingsRevision } from '../db/settings.ts'
import { bearerOf, redeemTicket } from '../db/tickets.ts'
import { silentTo } from '../db/park/unheard.ts'

/**
 * Who comes, and the room that the dog has to leave for it; null where it was in none, or is back in the same. `settings`
 * is the revision of what staff have set.
 */
export type Arrival = { visitor: Visitor; from: string | null; published: PublishedRoom; settings: number }

/**
 * The dog that the bearer of the ticket may bring to the room: no-such-room where there is none, null where the ticket
 * is not good, or not any more.
 */
export async function arrivalBy(
  db: Db,
  { ticket, room, now }: { ticket: string; room: string; now: number },
): Promise<Arrival | 'no-such-room' | null> {
  const hash = await hashOf(ticket)
  const { dogId, userId } = bearerOf(hash)
  const doorId = doorOf(ticket)
  const [admission, published, dog, unheard, settings, door = null] = await redeemTicket(db, { hash, room, now }, [
    publishedRoom(db, roomOf(room)),
    visitorDog(db, dogId),
    silentTo(db, userId),
    settingsRevision(db),
    ...(doorId === null ? [] : [publishedDoor(db, doorId)]),
  ])
  if (!published) return 'no-such-room'
  if (!admission || !dog) return null
  const { was } = admission
  const mayHide = can(dog.owner, 'toggle-hidden')
  const { id, owner, ...known } = dog
  const visitor = {
    ...known,
    dog: id,
    user: owner.userId,
    session: admission.session,
    badge: staffBadge(owner),
    entry: door?.to.entry ?? null,
    epoch: admission.epoch,
    mayHide,
    hidden: mayHide && owner.hidden,
    unheard,
  }
  return { visitor, published, settings, from: was && was.room !== room ? was.room : null }
}
