import type { Refusal } from '#durable/protocol/refusals.ts'
import { asksForThings, firstProblem } from '#durable/rules/places/access.ts'
import type { AccessProblem } from '#durable/rules/places/access.ts'
import { ROOM_MAX_DOGS } from '#durable/rules/places/capacity.ts'
import { floodRestEndsAt, hasTooManySockets } from '#durable/rules/places/sockets.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { RoleHolder } from '#durable/rules/roles.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { activeBan } from '#worker/auth/active-ban-db.ts'
import { newSecret } from '#worker/auth/secret.ts'
import type { Db } from '#worker/db/client.ts'
import { runTogether } from '#worker/db/query.ts'
import type { Answers, Expression } from '#worker/db/query.ts'
import { dogOf, isDead } from '#worker/dogs/dogs-db.ts'
import { bury, greetDay, isGreeted } from '#worker/dogs/living-db.ts'
import { passerOf } from '#worker/dogs/passer.ts'
import { kindsOfDog } from '#worker/dogs/passers-db.ts'
import { hashOf } from '#worker/hash.ts'
import { copyFor } from '#worker/presence/copies.ts'
import { whereToMeet } from '#worker/presence/people-db.ts'
import { crowdComing, crowdHere, roomWith, whereIs } from '#worker/presence/presence-db.ts'
import { socketsOf } from '#worker/presence/sockets-db.ts'
import { publishedDoor, publishedRoom, roomBehind } from '#worker/rooms/rooms-db.ts'
import { isParkClosed } from '#worker/settings/settings-db.ts'
import { heartsOp, lendHearts } from '#worker/things/lending-db.ts'
import { floodsOf } from './floods-db.ts'
import { ticketOf } from './ticket.ts'
import { issueTicket } from './tickets-db.ts'

/**
 * With more places left than these, dogs that are on their way are not counted. If more come within the life of a ticket,
 * the room closes the last ones as full, and their pages ask for another ticket.
 */
const PLACES_TO_SPARE = 60
/** A ticket opens one socket, once, within this time. */
export const TICKET_LIFE_MS = 60 * 1000

/**
 * `pack` is the hash of the pack of the room. `gained` is the number of days that the first entry of the day has given
 * [H3]; else null. `nudges` counts what the page of the dog was told to fetch again.
 */
export type ParkTicket = { ticket: string; room: string; pack: string; gained: number | null; nudges: number }

export type AdmissionRequest = {
  asker: RoleHolder & { userId: number }
  dogId: number
  room?: string | null
  /** Id of the door that the dog goes through; it arrives at that door's entry. */
  door?: string | null
  /** Id of a dog to meet; the dog goes to the same copy of its room. */
  friend?: number | null
  /** The key of the session that asks. */
  session?: string | null
  /** How many dogs a room takes. */
  capacity?: number
  now: number
}

/** [M6] The dog has to wait for `retryInMs` milliseconds. */
export type Wait = { reason: 'flooded-lately'; retryInMs: number }

/**
 * Issues a ticket to a room for one of the user's own living dogs; an older ticket of the dog becomes void. [E10] A
 * request without a destination leads back to where the dog is, where it may still lie without a connection. If it is
 * nowhere or may not be there any more, it leads to the home room. [ED9] Nobody is admitted to a closed room.
 */
export async function admit(
  db: Db,
  request: AdmissionRequest,
  facts?: AdmissionFacts,
): Promise<ParkTicket | Refusal | AccessProblem | Wait> {
  const { asker, room = null, door = null, friend = null, now } = request
  if (friend !== null) {
    const meeting = await whereToMeet(db, { dogId: friend, asker: asker.userId, now })
    return meeting === null ? 'not-in-park' : admitTo(db, { ...request, door: null, room: meeting, meeting })
  }
  const known = facts ?? (await factsOf(db, request))
  if (room !== null || door !== null) return admitTo(db, request, known)
  const here = known[4]
  if (here === null) return admitTo(db, { ...request, room: HOME_ROOM }, known)
  const back = await admitTo(db, { ...request, room: here.room }, known)
  const isOpen = back !== 'no-such-room' && back !== 'room-closed' && !(typeof back === 'object' && 'reason' in back)
  return isOpen ? back : admitTo(db, { ...request, room: HOME_ROOM })
}

type Destination = { dogId: number; room?: string | null; door?: string | null; now: number }

/**
 * What decides about an admission to the room of the request or to the one behind its door; without a destination, to
 * where the dog is, or else to the home room.
 */
export function admissionQueries(
  db: Db,
  { userId, dogId, room = null, door = null, now }: Destination & { userId: number | Expression<number> },
) {
  const key =
    room === null && door === null
      ? roomWith(dogId, now, HOME_ROOM)
      : door === null
        ? roomOf(room ?? HOME_ROOM)
        : roomBehind(door)
  return [
    publishedRoom(db, key),
    isParkClosed(db),
    activeBan(db, userId, now),
    dogOf(db, { dogId, userId }),
    whereIs(db, dogId, now),
    isGreeted(db, { dogId, now }),
    socketsOf(db, { dogId, userId, now }),
    floodsOf(db, userId),
    crowdHere(db, { room: key, besides: dogId, now }),
    crowdComing(db, { room: key, besides: dogId, now }),
    ...(door === null ? [] : [publishedDoor(db, door)]),
  ] as const
}

export type AdmissionFacts = Answers<ReturnType<typeof admissionQueries>>

async function factsOf(db: Db, { asker, dogId, room, door, now }: AdmissionRequest): Promise<AdmissionFacts> {
  return runTogether(db, admissionQueries(db, { userId: asker.userId, dogId, room, door, now }))
}

/** Issues a ticket to the room of the request, or to the room behind its door. `meeting` is the copy with a friend. */
async function admitTo(
  db: Db,
  request: AdmissionRequest & { meeting?: string },
  known?: AdmissionFacts,
): Promise<ParkTicket | Refusal | AccessProblem | Wait> {
  const { asker, dogId, meeting = null, session = null, capacity = ROOM_MAX_DOGS, now } = request
  const { userId } = asker
  const asked = request.room ?? null
  const through = request.door ?? null
  const facts = known ?? (await factsOf(db, request))
  const [published, closed, ban, dog, here, greeted, sockets, floods, present, coming, door = null] = facts
  if (through !== null && (!door || (asked !== null && roomOf(asked) !== door.to.room))) return 'no-such-door'
  if (!published) return 'no-such-room'
  if (published.isClosed) return 'room-closed'
  if (closed) return 'park-closed'
  if (ban) return 'banned'
  if (!dog) return 'not-your-dog'
  if (isDead(dog, now)) {
    await bury(db, { now, dogId })
    return 'dog-is-dead'
  }
  const restEndsAt = floodRestEndsAt(floods, now)
  if (now < restEndsAt) return { reason: 'flooded-lately', retryInMs: restEndsAt - now }
  if (hasTooManySockets(sockets)) return 'too-many-connections'
  const access = [door?.access ?? null, published.access]
  const things = asksForThings(access) ? await kindsOfDog(db, dogId) : []
  const problem = firstProblem(access, passerOf(dog, asker, things))
  if (problem) return problem
  const own = here?.room ?? null
  const crowd = [...present, ...coming]
  const room = copyFor({ room: published.key, own, meeting, asked, capacity, crowd })
  if (meeting !== null && room !== meeting) return 'room-full'
  const inCopy = crowd.reduce((sum, { copy, count }) => sum + (copy === room ? count : 0), 0)
  const greeting = greeted ? null : await greetDay(db, { dogId, now })
  if (greeting === 'dog-is-dead') return 'dog-is-dead'
  if (typeof greeting === 'object' && greeting?.awaitsHearts)
    await lendHearts(db, { op: heartsOp(dogId, now), user: userId, dog: dogId, now })
  const ticket = ticketOf(dogId, newSecret(), door?.id ?? null)
  const refusal = await issueTicket(db, {
    hash: await hashOf(ticket),
    userId,
    dogId,
    room,
    session,
    now,
    expiresAt: now + TICKET_LIFE_MS,
    isCounted: capacity - inCopy <= PLACES_TO_SPARE,
  })
  const gained = greeting === null || typeof greeting === 'string' ? null : greeting.gained
  return refusal ?? { ticket, room, pack: published.hash, gained, nudges: dog.nudges }
}
