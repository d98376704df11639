import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Effect } from './effects.ts'
import { take } from './state/bucket.ts'
import type { Allowance } from './state/bucket.ts'
import type { ParkDog } from './state/park-dog.ts'
import type { Park } from './state/park.ts'
import { cutOff } from './stays/dropping.ts'

/** [M2] Twenty messages a second from one dog, of all types together. */
const MESSAGES: Allowance = { burst: 20, refillMs: 50 }
/** The third strike closes the socket. All messages dropped within half a second are one strike. */
const STRIKES_MAX = 3
const STRIKE_MS = 500
/** A strike is forgiven after this. */
const FORGIVEN_MS = 10_000

/**
 * A page shows a walk before the answer comes and waits for the answers to its acts, so it needs a refusal for each one
 * that is dropped. The limit is what an honest page can have sent while its connection was stalled: five seconds at six
 * walks and four acts a second.
 */
const DROPPED_WALKS_TOLD_MAX = 30
const DROPPED_ACTS_TOLD_MAX = 20

/**
 * What a page awaits an answer to: a walk or an act, so that it needs a refusal when one is dropped; null for the rest.
 */
export type AwaitedKind = 'walk' | 'act' | null
type Arrived = { message: ClientMessage; awaited: AwaitedKind }

/**
 * Returns null when the message may be handled, else the effects in its place: a refusal, nothing, or the closed
 * socket.
 */
export function limitMessages(park: Park, dog: ParkDog, { message, awaited }: Arrived, now: number): Effect[] | null {
  const { bucket, retryInMs } = take(dog.messages, MESSAGES, now)
  dog.messages = bucket
  if (retryInMs === 0) return null

  const { strikes } = dog
  const sinceLastMs = now - strikes.at
  if (strikes.count > 0 && sinceLastMs < STRIKE_MS) {
    return isTold(strikes, awaited) ? [refuse(dog, message, retryInMs)] : []
  }
  const count = sinceLastMs < FORGIVEN_MS ? strikes.count + 1 : 1
  dog.strikes = { count, at: now, droppedWalks: 0, droppedActs: 0 }
  return count >= STRIKES_MAX ? cutOffFlooder(park, dog.visitor, now) : [refuse(dog, message, retryInMs)]
}

/** [M6] Closes the sockets of all dogs of the user, here and elsewhere, and makes them wait for their next tickets. */
export function cutOffFlooder(park: Park, { user, dog }: Pick<Visitor, 'user' | 'dog'>, now: number): Effect[] {
  return [...cutOffUser(park, user, now), { do: 'flooded', dog, user }]
}

/** [M6] Closes the sockets of all dogs of the user, one of which has flooded here or in another room. */
export function cutOffUser(park: Park, user: number, now: number): Effect[] {
  const dogs = [...park.dogs.values()].filter(({ visitor }) => visitor.user === user)
  return dogs.flatMap((one) => cutOff(park, one, { code: CLOSE.flooding, now }))
}

/** Counts a dropped message, and says whether the page gets a refusal for it. */
function isTold(strikes: ParkDog['strikes'], awaited: AwaitedKind): boolean {
  if (awaited === 'walk') return strikes.droppedWalks++ < DROPPED_WALKS_TOLD_MAX
  return awaited === 'act' && strikes.droppedActs++ < DROPPED_ACTS_TOLD_MAX
}

function refuse(dog: ParkDog, message: ClientMessage, retryInMs: number): Effect {
  const which = message.type === 'walk' ? { seq: message.seq } : 'op' in message ? { op: message.op } : {}
  const refused = { type: 'refused', request: message.type, reason: 'too-fast', retryInMs, ...which } as const
  return { do: 'send', to: dog.visitor.dog, message: refused }
}
