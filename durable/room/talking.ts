import type { ChatLine, DogId, ServerMessage } from '#durable/protocol/messages.ts'
import {
  CHAT_BURST,
  CHAT_REFILL_MS,
  CHAT_REPLAY_MAX,
  SAME_TEXT_MS,
  cleanText,
  isTooOften,
  repeatAfter,
  textProblem,
} from '#durable/rules/chat.ts'
import { filterLine } from '#durable/rules/filter/filter.ts'
import type { Repeat } from '#durable/rules/chat.ts'
import { FULL, take } from './bucket.ts'
import type { Allowance, Bucket } from './bucket.ts'
import type { Effect } from './effects.ts'
import type { Park } from './park.ts'
import type { ParkDog } from './park-dog.ts'

const LINES: Allowance = { burst: CHAT_BURST, refillMs: CHAT_REFILL_MS }

export function say(park: Park, dog: ParkDog, typed: string, now: number): Effect[] {
  const { dog: id, name, color } = dog.visitor
  const cleaned = cleanText(typed)
  const problem = textProblem(cleaned)
  if (problem) return [refuseLine(id, problem)]
  const filtered = filterLine(cleaned)
  if (filtered.outcome === 'hold') return [refuseLine(id, filtered.reason)]
  const { text } = filtered

  const repeat = repeatAfter(dog.repeat, text, now)
  if (isTooOften(repeat)) return [refuseLine(id, 'same-text', repeat.since + SAME_TEXT_MS - now)]

  const { bucket, retryInMs } = take(dog.lines, LINES, now)
  dog.lines = bucket
  if (retryInMs > 0) return [refuseLine(id, 'too-fast', retryInMs)]

  dog.repeat = repeat
  park.lastSeq += 1
  const line: ChatLine = { seq: park.lastSeq, dog: id, name, color, text, at: now }
  park.lines = [...park.lines, line].slice(-CHAT_REPLAY_MAX)
  return [
    { do: 'record', line },
    { do: 'keep', dog: id },
    { do: 'tell', message: { type: 'said', ...line } },
  ]
}

/**
 * What a dog may still say, read from the log: neither a sleep of the room nor leaving and coming back refills it.
 */
export function linesLeft(park: Park, dog: DogId): Bucket {
  return park.lines
    .filter((line) => line.dog === dog)
    .reduce((bucket, line) => take(bucket, LINES, line.at).bucket, FULL)
}

/** How often a dog has said its last line in a row, read from the log. */
export function repeatSoFar(park: Park, dog: DogId): Repeat | null {
  return park.lines
    .filter((line) => line.dog === dog)
    .reduce<Repeat | null>((repeat, line) => repeatAfter(repeat, line.text, line.at), null)
}

type No = Extract<ServerMessage, { type: 'refused' }>['reason']

function refuseLine(to: DogId, reason: No, retryInMs?: number): Effect {
  const refused = { type: 'refused', request: 'say', reason } as const
  return { do: 'send', to, message: retryInMs === undefined ? refused : { ...refused, retryInMs } }
}
