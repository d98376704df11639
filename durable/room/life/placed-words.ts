import type { DogId } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { refuseInCalm } from '#durable/room/chat/calming.ts'
import { cleanedOf, wordsOf } from '#durable/room/chat/wording.ts'
import type { FilteredWords } from '#durable/room/state/kept.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'

type Typed = { typed: string; lettersMax: number; to?: DogId }
type Placed = { words: FilteredWords } | { refused: { reason: Refusal; retryInMs?: number } }

/**
 * The words that a dog leaves with an act. They pass the same filter and calm mode as a chat line; the bucket of acts has
 * been asked before [M5].
 */
export function placedWords(park: Park, dog: ParkDog, { typed, lettersMax, to }: Typed, now: number): Placed {
  const cleaned = cleanedOf(typed, lettersMax)
  if ('no' in cleaned) return { refused: { reason: cleaned.no } }
  const held = refuseInCalm(park, dog, { isPhrase: false, to }, now)
  if (held) return { refused: held }
  const worded = wordsOf(park, cleaned.text)
  return 'no' in worded ? { refused: { reason: worded.no } } : worded
}
