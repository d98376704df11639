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

type Asked = { request: ClientMessage['type']; now: number }

/** Null where the message may be handled; else what to do instead. */
export function holdBack(park: Park, dog: ParkDog, { request, now }: Asked): Effect[] | null {
  const { bucket, retryInMs } = take(dog.messages, MESSAGES, now)
  dog.messages = bucket
  if (retryInMs === 0) return null

  const sinceLastMs = now - dog.strikes.at
  if (dog.strikes.count > 0 && sinceLastMs < STRIKE_MS) return []
  dog.strikes = { count: sinceLastMs < FORGIVEN_MS ? dog.strikes.count + 1 : 1, at: now }

  if (dog.strikes.count >= STRIKES_MAX) return cutOff(park, dog, { code: CLOSE.flooding, now })
  return [{ do: 'send', to: dog.visitor.dog, message: { type: 'refused', request, reason: 'too-fast', retryInMs } }]
}
