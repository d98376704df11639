import type { Refusal } from '#durable/protocol/refusals.ts'
import { ROOM_MAX_DOGS } from '#durable/rules/places/capacity.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import { accessProblem } from '#durable/rules/places/access.ts'
import type { Access, AccessProblem, Passer } from '#durable/rules/places/access.ts'
import { floodRestEndsAt, hasTooManySockets } from '#durable/rules/places/sockets.ts'
import { PACKS } from '#durable/rules/packs.ts'
import type { RoleHolder } from '#durable/rules/roles.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { run, runTogether } from '#worker/db/query.ts'
import { activeBan } from '#worker/bans/bans-db.ts'
import type { Db } from '#worker/db/client.ts'
import { bury, greetDay, isGreeted } from '#worker/dogs/living-db.ts'
import { dogOf, isDead } from '#worker/dogs/dogs-db.ts'
import type { OwnDog } from '#worker/dogs/dogs-db.ts'
import { floodsOf } from './floods-db.ts'
import { whereToMeet } from '#worker/presence/people-db.ts'
import { whereIs } from '#worker/presence/presence-db.ts'
import { publishedDoor, publishedRoom, roomBehind } from '#worker/rooms/rooms-db.ts'
import { isParkClosed } from '#worker/settings/settings-db.ts'
import { issueTicket, socketsOf } from './tickets-db.ts'
import { copyFor } from '#worker/presence/copies.ts'
import { hashOf, newSecret } from '#worker/auth/secret.ts'
import { ticketOf } from './ticket.ts'

/** A ticket opens one socket, once, within this time. */
const TICKET_LIFE_MS = 60 * 1000

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
 * nowhere or may not be there any more, it leads to the home room.
 */
export async function admit(db: Db, request: AdmissionRequest): Promise<ParkTicket | Refusal | AccessProblem | Wait> {
  const { room = null, door = null, friend = null, dogId, now } = request
  if (room !== null || door !== null || friend !== null) return admitTo(db, request)
  const here = await run(whereIs(db, dogId, now))
  const back = here && (await admitTo(db, { ...request, room: here.room }))
  const isOpen = back && back !== 'no-such-room' && !(typeof back === 'object' && 'reason' in back)
  return isOpen ? back : admitTo(db, { ...request, room: HOME_ROOM })
}

/**
 * Issues a ticket to the room of the request, to the room behind its door, or to the room of its friend; to the home
 * room if it names none of them.
 */
async function admitTo(db: Db, request: AdmissionRequest): Promise<ParkTicket | Refusal | AccessProblem | Wait> {
  const { asker, dogId, friend = null, session = null, capacity = ROOM_MAX_DOGS, now } = request
  const { userId } = asker
  const meeting = friend === null ? null : await whereToMeet(db, { dogId: friend, asker: userId, now })
  if (friend !== null && meeting === null) return 'not-in-park'
  const asked = meeting ?? request.room ?? null
  const through = meeting === null ? (request.door ?? null) : null
  const [published, closed, ban, dog, here, greeted, sockets, floods, door = null] = await runTogether(db, [
    publishedRoom(db, through === null ? roomOf(asked ?? HOME_ROOM) : roomBehind(through)),
    isParkClosed(db),
    activeBan(db, userId, now),
    dogOf(db, { dogId, userId }),
    whereIs(db, dogId, now),
    isGreeted(db, { dogId, now }),
    socketsOf(db, { dogId, userId, now }),
    floodsOf(db, dogId),
    ...(through === null ? [] : [publishedDoor(db, through)]),
  ])
  if (through !== null && (!door || (asked !== null && roomOf(asked) !== door.to.room))) return 'no-such-door'
  if (!published) return 'no-such-room'
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
  const problem = firstProblem([door?.access ?? null, published.access], passerOf(dog, asker))
  if (problem) return problem
  const own = here?.room ?? null
  const room = await copyFor(db, {
    room: published.key,
    dogId,
    own,
    meeting,
    asked: request.room ?? null,
    capacity,
    now,
  })
  if (meeting !== null && room !== meeting) return 'room-full'
  const greeting = greeted ? null : await greetDay(db, { dogId, now })
  if (greeting === 'dog-is-dead') return 'dog-is-dead'
  const ticket = ticketOf(newSecret(), door?.id ?? null)
  const refusal = await issueTicket(db, {
    hash: await hashOf(ticket),
    userId,
    dogId,
    room,
    session,
    now,
    expiresAt: now + TICKET_LIFE_MS,
  })
  const gained = greeting === null || typeof greeting === 'string' ? null : greeting.gained
  return refusal ?? { ticket, room, pack: published.hash, gained, nudges: dog.nudges }
}

/** The first requirement that the dog does not meet; null if it meets all. */
export function firstProblem(access: readonly (Access | null)[], passer: Passer): AccessProblem | null {
  return access.map((asked) => asked && accessProblem(asked, passer)).find((problem) => problem !== null) ?? null
}

/** The facts about a dog and its owner that doors ask for. */
export function passerOf(dog: OwnDog, { admin, moderator, developer = false }: RoleHolder): Passer {
  const { pack, levelPoints, karma, wear } = dog
  const items = Object.values(wear).filter((item) => item !== null)
  return { pack: PACKS[pack] ?? PACKS[0], levelPoints, karma, items, admin, moderator, developer }
}
