import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import type { Notice } from '#durable/protocol/messages.ts'
import type { Effect } from '../effects.ts'
import { cleanUpAfter } from '../life/poops.ts'
import { leave } from './leaving.ts'
import type { Park } from '../park.ts'
import { isAway } from '../park-dog.ts'
import type { ParkDog } from '../park-dog.ts'

/** What was let through the gate before a ban is here by then, ms. */
const ON_ITS_WAY_MS = 10_000

export type Ending = { code: CloseCode; notice: Notice | null; session?: string | null; now: number }

/**
 * [B1] The user's dogs go, or those that one session brought, each told why. Where it is for a while, none comes in that
 * was on its way. Their sockets are closed before anything is kept, which what is sent later has to wait for: should the
 * machine stop at that moment, a dog lies in the room for a minute to which nobody can come back.
 */
export function sendAway(park: Park, user: number, { code, notice, session = null, now }: Ending): Effect[] {
  const until = notice?.until ?? null
  if (until !== null) park.barred.set(user, Math.min(until, now + ON_ITS_WAY_MS))
  const isGoing = broughtBy(user, session)
  const dogs = [...park.dogs.values()].filter(({ visitor }) => isGoing(visitor))
  const closed = dogs.flatMap((dog) => closing(dog, { code, notice }))
  const gone = dogs.flatMap((dog) => leave(park, dog, { code: null, now }))
  return [...closed, ...gone, ...(notice === null ? [] : cleanUpAfter(park, user))]
}

/** Whether the user brought a dog, by the session where one is named; without a known session it may be any of them. */
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
