import type { Refusal } from '#durable/protocol/refusals.ts'
import { ROOM_MAX_DOGS } from '#durable/rules/places/capacity.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import { accessProblem } from '#durable/rules/places/access.ts'
import type { Access, AccessProblem, Passer } from '#durable/rules/places/access.ts'
import { PACKS } from '#durable/rules/packs.ts'
import type { Viewer } from '#durable/rules/roles.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { activeBan } from '#worker/db/bans.ts'
import type { Db } from '#worker/db/client.ts'
import { bury, greetDay } from '#worker/db/acts/living.ts'
import { dogOf, isDead } from '#worker/db/dogs.ts'
import type { OwnDog } from '#worker/db/dogs.ts'
import { whereToMeet } from '#worker/db/park/people.ts'
import { whereIs } from '#worker/db/park/presence.ts'
import { publishedDoor, publishedRoom } from '#worker/db/park/rooms.ts'
import { isParkClosed } from '#worker/db/settings.ts'
import { issueTicket } from '#worker/db/tickets.ts'
import { copyFor } from '#worker/parks/copies.ts'
import { hashOf, newSecret } from './secret.ts'
import { ticketOf } from './ticket.ts'

/** A ticket opens one socket, once, within this time. */
const TICKET_LIFE_MS = 60 * 1000

/** `pack` is the address of what the room is played by. */
export type ParkTicket = { ticket: string; room: string; pack: string }

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
  const way = await wayOf(db, meeting === null ? request : { room: meeting })
  if (typeof way === 'string') return way
  const { door, pack } = way
  const [closed, ban, dog, here] = await Promise.all([
    isParkClosed(db),
    activeBan(db, userId, now),
    dogOf(db, { dogId, userId }),
    whereIs(db, dogId, now),
  ])
  if (closed) return 'park-closed'
  if (ban) return 'banned'
  if (!dog) return 'not-your-dog'
  if (isDead(dog, now)) {
    await bury(db, { now, dogId })
    return 'dog-is-dead'
  }
  const problem = firstProblem(way.access, passerOf(dog, asker))
  if (problem) return problem
  const own = here?.room ?? null
  const room = await copyFor(db, { room: way.room, dogId, own, meeting, asked: request.room ?? null, capacity, now })
  if (meeting !== null && room !== meeting) return 'room-full'
  if ((await greetDay(db, { dogId, now })) === 'dog-is-dead') return 'dog-is-dead'
  const ticket = ticketOf(newSecret(), door)
  const refusal = await issueTicket(db, {
    hash: await hashOf(ticket),
    userId,
    dogId,
    room,
    now,
    expiresAt: now + TICKET_LIFE_MS,
  })
  return refusal ?? { ticket, room, pack }
}

type Way = { room: string; pack: string; door: string | null; access: readonly Access[] }

async function wayOf(
  db: Db,
  { room = null, door = null }: Pick<AdmissionRequest, 'room' | 'door'>,
): Promise<Way | Refusal> {
  const known = door === null ? null : await publishedDoor(db, door)
  const isAsked = known && (room === null || roomOf(room) === known.to.room)
  if (door !== null && !isAsked) return 'no-such-door'
  const published = await publishedRoom(db, known?.to.room ?? roomOf(room ?? HOME_ROOM))
  if (!published) return 'no-such-room'
  const access = [known?.access ?? null, published.access].filter((asked) => asked !== null)
  return { room: published.key, pack: published.hash, door: known?.id ?? null, access }
}

/** The first thing of all that is asked for that keeps the dog out. */
export function firstProblem(access: readonly Access[], passer: Passer): AccessProblem | null {
  return access.map((asked) => accessProblem(asked, passer)).find((problem) => problem !== null) ?? null
}

/** A dog at a door. */
export function passerOf(dog: OwnDog, { admin, moderator, developer = false }: Viewer): Passer {
  const { pack, levelPoints, karma, wear } = dog
  const items = Object.values(wear).filter((item) => item !== null)
  return { pack: PACKS[pack] ?? PACKS[0], levelPoints, karma, items, admin, moderator, developer }
}
