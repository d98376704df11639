import type { Refusal } from '#durable/protocol/refusals.ts'
import { ROOM_MAX_DOGS } from '#durable/rules/places/capacity.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import { accessProblem } from '#durable/rules/places/access.ts'
import type { Access, AccessProblem, Passer } from '#durable/rules/places/access.ts'
import { PACKS } from '#durable/rules/packs.ts'
import type { Viewer } from '#durable/rules/roles.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { findDoor, roomDoc } from '#durable/world/rooms.ts'
import { activeBan } from '#worker/db/bans.ts'
import type { Db } from '#worker/db/client.ts'
import { dogOf } from '#worker/db/dogs.ts'
import type { OwnDog } from '#worker/db/dogs.ts'
import { whereToMeet } from '#worker/db/park/people.ts'
import { isParkClosed } from '#worker/db/settings.ts'
import { issueTicket } from '#worker/db/tickets.ts'
import { copyFor } from '#worker/parks/copies.ts'
import { hashOf, newSecret } from './secret.ts'
import { ticketOf } from './ticket.ts'

/** A ticket opens one socket, once, within this time. */
const TICKET_LIFE_MS = 60 * 1000

export type ParkTicket = { ticket: string; room: string }

export type AdmissionRequest = {
  asker: Viewer & { userId: number }
  dogId: number
  room?: string | null
  /** Id of the door that the dog goes through: then it arrives at that door's entry. */
  door?: string | null
  /** Id of a dog that is to be met: then it goes where that one is. */
  friend?: number | null
  /** Dogs that a room takes. */
  capacity?: number
  now: number
}

/** A ticket to a park room for one of the user's own living dogs; an older ticket of the dog is void from now on. */
export async function admit(db: Db, request: AdmissionRequest): Promise<ParkTicket | Refusal | AccessProblem> {
  const { asker, dogId, friend = null, capacity = ROOM_MAX_DOGS, now } = request
  const { userId } = asker
  const meeting = friend === null ? null : await whereToMeet(db, { dogId: friend, asker: userId, now })
  if (friend !== null && meeting === null) return 'not-in-park'
  const way = wayOf(meeting === null ? request : { room: meeting })
  if (typeof way === 'string') return way
  const { door } = way
  const [closed, ban, dog] = await Promise.all([
    isParkClosed(db),
    activeBan(db, userId, now),
    dogOf(db, { dogId, userId }),
  ])
  if (closed) return 'park-closed'
  if (ban) return 'banned'
  if (!dog) return 'not-your-dog'
  if (dog.diedAt !== null) return 'dog-is-dead'
  const problem = firstProblem(way.access, passerOf(dog, asker))
  if (problem) return problem
  const room = await copyFor(db, { room: way.room, dogId, meeting, asked: request.room ?? null, capacity, now })
  if (meeting !== null && room !== meeting) return 'room-full'
  const ticket = ticketOf(newSecret(), door)
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

type Way = { room: string; door: string | null; access: readonly Access[] }

function wayOf({ room = null, door = null }: Pick<AdmissionRequest, 'room' | 'door'>): Way | Refusal {
  const known = door === null ? null : findDoor(door)
  const isAsked = known && (room === null || roomOf(room) === known.door.to.room)
  if (door !== null && !isAsked) return 'no-such-door'
  const doc = roomDoc(known?.door.to.room ?? roomOf(room ?? HOME_ROOM))
  if (!doc) return 'no-such-room'
  const access = [known?.door.access, doc.access].filter((asked) => asked !== undefined)
  return { room: doc.key, door: known?.door.id ?? null, access }
}

function firstProblem(access: readonly Access[], passer: Passer): AccessProblem | null {
  return access.map((asked) => accessProblem(asked, passer)).find((problem) => problem !== null) ?? null
}

// No dog has karma yet: where a door asks for it, nobody has enough.
function passerOf({ pack, levelPoints, wear }: OwnDog, { admin, moderator, developer = false }: Viewer): Passer {
  const items = Object.values(wear).filter((item) => item !== null)
  return { pack: PACKS[pack] ?? PACKS[0], levelPoints, karma: 0, items, admin, moderator, developer }
}
