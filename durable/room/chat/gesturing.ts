import type { Effect } from '#durable/room/effects.ts'
import { take } from '#durable/room/state/bucket.ts'
import type { Allowance } from '#durable/room/state/bucket.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import type { Emote } from '#durable/rules/chat.ts'
import { CHAT_BURST, CHAT_REFILL_MS, EMOTE_BURST, EMOTE_REFILL_MS } from '#durable/rules/chat.ts'
import { isMute } from './calming.ts'
import { withoutDeaf } from './hearing.ts'

const EMOTES: Allowance = { burst: EMOTE_BURST, refillMs: EMOTE_REFILL_MS }
/**
 * One more than lines: a fast talker's page sends a typing mark before each line, and one for the line after the last.
 */
const TYPING: Allowance = { burst: CHAT_BURST + 1, refillMs: CHAT_REFILL_MS }

/** [C9] Shows an emote over the dog on every page, its own included. Emotes are not logged. */
export function emote(park: Park, dog: ParkDog, shown: Emote, now: number): Effect[] {
  const id = dog.visitor.dog
  const { bucket, retryInMs } = take(dog.emotes, EMOTES, now)
  dog.emotes = bucket
  if (retryInMs > 0) {
    return [{ do: 'send', to: id, message: { type: 'refused', request: 'emote', reason: 'too-fast', retryInMs } }]
  }
  return [{ do: 'tell', ...withoutDeaf(park, dog), message: { type: 'emoted', dog: id, emote: shown } }]
}

/**
 * [C10] Shows the others that the dog is typing. A mark that comes too often is dropped without a refusal: no page
 * waits for one.
 */
export function typing(park: Park, dog: ParkDog, now: number): Effect[] {
  const id = dog.visitor.dog
  const { bucket, retryInMs } = take(dog.typing, TYPING, now)
  dog.typing = bucket
  return retryInMs > 0 || isMute(park, dog, now)
    ? []
    : [{ do: 'tell', except: id, ...withoutDeaf(park, dog), message: { type: 'typing', dog: id } }]
}
