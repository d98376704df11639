import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import { take } from './bucket.ts'
import type { Allowance } from './bucket.ts'
import { cutOff } from './dropping.ts'
import type { Effect } from './effects.ts'
import type { Park } from './park.ts'
import type { ParkDog } from './park-dog.ts'

/** [M2] Messages of one dog, of every kind: twenty a second. */
const MESSAGES: Allowance = { burst: 20, refillMs: 50 }
/** The third strike closes the socket. Half a second of flood is one strike, however many messages it brings. */
const STRIKES_MAX = 3
const STRIKE_MS = 500
/** A strike is forgiven after this. */
const FORGIVEN_MS = 10_000

/**
 * A page shows a walk before it is answered, so it has to hear of each that is dropped; but no more of them than a page
 * can have sent while its line was stalled (five seconds, six a second).
 */
const DROPPED_WALKS_TOLD_MAX = 30

/** Null where the message may be handled; else what to do instead. */
export function holdBack(park: Park, dog: ParkDog, message: ClientMessage, now: number): Effect[] | null {
  const { bucket, retryInMs } = take(dog.messages, MESSAGES, now)
  dog.messages = bucket
  if (retryInMs === 0) return null

  const { strikes } = dog
  const sinceLastMs = now - strikes.at
  if (strikes.count > 0 && sinceLastMs < STRIKE_MS) {
    if (message.type !== 'walk' || strikes.droppedWalks >= DROPPED_WALKS_TOLD_MAX) return []
    strikes.droppedWalks += 1
    return [refuse(dog, message, retryInMs)]
  }
  const count = sinceLastMs < FORGIVEN_MS ? strikes.count + 1 : 1
  dog.strikes = { count, at: now, droppedWalks: 0 }
  if (count >= STRIKES_MAX) return cutOff(park, dog, { code: CLOSE.flooding, now })
  return [refuse(dog, message, retryInMs)]
}

function refuse(dog: ParkDog, message: ClientMessage, retryInMs: number): Effect {
  const refused = { type: 'refused', request: message.type, reason: 'too-fast', retryInMs } as const
  const to = dog.visitor.dog
  return { do: 'send', to, message: message.type === 'walk' ? { ...refused, seq: message.seq } : refused }
}
