import type { Visitor } from '#durable/protocol/gate.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { hasTooManySockets } from '#durable/rules/places/sockets.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import { can, staffBadge } from '#durable/rules/roles.ts'
import { foundOnDay } from '#worker/acts/digging-db.ts'
import { huntsOfWeek } from '#worker/acts/hunting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { visitorDog } from '#worker/dogs/dogs-db.ts'
import type { VisitorDog } from '#worker/dogs/dogs-db.ts'
import { hashOf } from '#worker/hash.ts'
import { stampMaskOf } from '#worker/ledger/stamps-db.ts'
import { log, loggable } from '#worker/log.ts'
import { socketsOf, uncountSocket } from '#worker/presence/sockets-db.ts'
import type { Socket } from '#worker/presence/sockets-db.ts'
import { publishedDoor, publishedRoom } from '#worker/rooms/rooms-db.ts'
import type { PublishedRoom } from '#worker/rooms/rooms-db.ts'
import type { SeedOf } from '#worker/rounds/rounds-db.ts'
import { settingsRevision } from '#worker/settings/settings-db.ts'
import { silentTo } from '#worker/unheard/unheard-db.ts'
import { doorOf, dogOfTicket } from './ticket.ts'
import { redeemTicket, userOf } from './tickets-db.ts'
import type { Admission } from './tickets-db.ts'

/**
 * A visitor, and the room that its dog has to leave (null if it was in none or is back in the same one). `settings` is
 * the revision of the staff's settings.
 */
export type Arrival = { visitor: Visitor; from: string | null; published: PublishedRoom; settings: number }

/**
 * The dog that the bearer of the ticket may bring to the room. 'no-such-room' if there is none, 'too-many-connections'
 * if the bearer has too many [K8], null if the ticket is not valid or not valid any more.
 */
export async function arrivalBy(
  db: Db,
  { ticket, room, now }: { ticket: string; room: string; now: number },
  seedOf: SeedOf | null = null,
): Promise<Arrival | 'no-such-room' | 'too-many-connections' | null> {
  // No dog has the number 0.
  const dogId = dogOfTicket(ticket) ?? 0
  const hash = await hashOf(ticket)
  const userId = userOf(dogId)
  const doorId = doorOf(ticket)
  const [admission, published, dog, unheard, settings, sockets, found, stamps, hunt, door = null] = await redeemTicket(
    db,
    { hash, dogId, room, now },
    [
      publishedRoom(db, roomOf(room)),
      visitorDog(db, dogId),
      silentTo(db, userId),
      settingsRevision(db),
      socketsOf(db, { dogId, userId, now }),
      foundOnDay(db, userId, osloDay(now)),
      stampMaskOf(db, userId),
      huntsOfWeek(db, userId, osloDay(now)),
      ...(doorId === null ? [] : [publishedDoor(db, doorId)]),
    ],
  )
  if (!published) return 'no-such-room'
  if (!admission && hasTooManySockets(sockets)) return 'too-many-connections'
  if (!admission || !dog) return null
  const { was } = admission
  const today = osloDay(now)
  const soil = seedOf && { seed: await seedOf(soilLabel(dog.owner.userId)), day: today, found: found.spots }
  const trail = seedOf && { seed: await seedOf(TRAIL_LABEL), foundDay: found.isTrailFound ? today : null }
  const visitor = {
    ...visitorOf(dog, admission, unheard),
    entry: door?.to.entry ?? null,
    soil,
    trail,
    stamps,
    hunt,
    readAt: now,
  }
  return { visitor, published, settings, from: was && was.room !== room ? was.room : null }
}

/** A visitor who comes through no door and has no soil. */
export function visitorOf(dog: VisitorDog, { epoch, session }: Admission, unheard: readonly number[]): Visitor {
  const { id, owner, bornAt, ...known } = dog
  const mayHide = can(owner, 'toggle-hidden')
  return {
    ...known,
    dog: id,
    user: owner.userId,
    session,
    badge: staffBadge(owner),
    born: osloDay(bornAt),
    owner: owner.username,
    entry: null,
    epoch,
    mayHide,
    hidden: mayHide && owner.hidden,
    unheard,
  }
}

/** What names the seed of the trails, the same for all: the room draws each day from it. */
const TRAIL_LABEL = 'trail'

/** What names the seed of a user's soil. It is the same every day: the room draws each day from it. */
function soilLabel(user: number): string {
  return `soil|${user}`
}

/** The room has opened no socket for the ticket, so it is not counted as one [K8]. */
export async function undoArrival(db: Db, { dog, epoch }: Pick<Socket, 'dog' | 'epoch'>): Promise<void> {
  try {
    await uncountSocket(db, { dog, epoch })
  } catch (error) {
    // The next sweep of the room corrects it.
    log({ event: 'presence-failed', error: loggable(error).error })
  }
}
