import type { Emote } from '#durable/rules/chat.ts'
import { CHAT_BURST, CHAT_REFILL_MS, EMOTE_BURST, EMOTE_REFILL_MS } from '#durable/rules/chat.ts'
import { take } from '#durable/room/bucket.ts'
import type { Allowance } from '#durable/room/bucket.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Park } from '#durable/room/park.ts'
import type { ParkDog } from '#durable/room/park-dog.ts'
import { isMute } from './calming.ts'
import { withoutDeaf } from './hearing.ts'

const EMOTES: Allowance = { burst: EMOTE_BURST, refillMs: EMOTE_REFILL_MS }
/** As many as lines, and the one that follows them: whoever talks fast begins to write anew with each. */
const TYPING: Allowance = { burst: CHAT_BURST + 1, refillMs: CHAT_REFILL_MS }

/** [C9] Shown over the dog, the shower's own screen included; kept nowhere. */
export function emote(park: Park, dog: ParkDog, shown: Emote, now: number): Effect[] {
  const id = dog.visitor.dog
  const { bucket, retryInMs } = take(dog.emotes, EMOTES, now)
  dog.emotes = bucket
  if (retryInMs > 0) {
    return [{ do: 'send', to: id, message: { type: 'refused', request: 'emote', reason: 'too-fast', retryInMs } }]
  }
  return [{ do: 'tell', ...withoutDeaf(park, dog), message: { type: 'emoted', dog: id, emote: shown } }]
}

/** [C10] Told to the others; what comes too often is not worth an answer. */
export function typing(park: Park, dog: ParkDog, now: number): Effect[] {
  const id = dog.visitor.dog
  const { bucket, retryInMs } = take(dog.typing, TYPING, now)
  dog.typing = bucket
  return retryInMs > 0 || isMute(park, dog, now)
    ? []
    : [{ do: 'tell', except: id, ...withoutDeaf(park, dog), message: { type: 'typing', dog: id } }]
}
