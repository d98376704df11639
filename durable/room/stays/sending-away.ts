import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import type { Notice } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import { clearPieces } from '#durable/room/ground/festive.ts'
import { cleanUpAfter } from '#durable/room/ground/poops.ts'
import { isAway } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { leave } from './leaving.ts'

/**
 * A visitor whom the gate let through before a ban is here within this time, ms. It need not be as long as a ticket is
 * valid: the gate redeems none of a banned user.
 */
const BARRED_MS = 10_000

export type Ending = { code: CloseCode; notice: Notice | null; session?: string | null; now: number }

/**
 * [B1] Sends the user's dogs away, or those of one session, each with the notice that says why. With a ban (`until`)
 * the room also refuses dogs that are already on their way. Sockets are closed before anything is written, since the
 * platform holds frames back until earlier writes are safe. If the machine stops between the two, a dog lies in the
 * room for a minute. Whoever comes back to it by a pass is sent away again as soon as the database has been asked [E11].
 */
export function sendAway(park: Park, user: number, { code, notice, session = null, now }: Ending): Effect[] {
  const until = notice?.until ?? null
  if (until !== null) park.barred.set(user, Math.min(until, now + BARRED_MS))
  const isGoing = broughtBy(user, session)
  const dogs = [...park.dogs.values()].filter(({ visitor }) => isGoing(visitor))
  const closed = dogs.flatMap((dog) => closing(dog, { code, notice }))
  const gone = dogs.flatMap((dog) => leave(park, dog, { code: null, when: 'now', now }))
  return [...closed, ...gone, ...(notice === null ? [] : cleanUp(park, user))]
}

/** [O5] [PC15] What the user has left here goes too. */
function cleanUp(park: Park, who: number): Effect[] {
  return [...cleanUpAfter(park, who), ...clearPieces(park, ({ user }) => user === who, null)]
}

/** Matches the user's visitors: those of one session where it is given, and those whose session is not known. */
export function broughtBy(user: number, session: string | null): (visitor: Visitor) => boolean {
  return (visitor) => visitor.user === user && (session === null || (visitor.session ?? session) === session)
}

function closing(dog: ParkDog, { code, notice }: Pick<Ending, 'code' | 'notice'>): Effect[] {
  if (isAway(dog)) return []
  const { dog: id } = dog.visitor
  const close: Effect = { do: 'close', dog: id, socket: 'own', code }
  return notice === null ? [close] : [{ do: 'send', to: id, message: { type: 'sentAway', ...notice } }, close]
}

export function isBarred(park: Park, { user }: Visitor, now: number): boolean {
  const until = park.barred.get(user)
  if (until === undefined) return false
  if (now >= until) park.barred.delete(user)
  return now < until
}
