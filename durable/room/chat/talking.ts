import type { ClientMessage, DogId, ServerMessage } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import { FULL, take } from '#durable/room/state/bucket.ts'
import type { Allowance, Bucket } from '#durable/room/state/bucket.ts'
import type { KeptLine } from '#durable/room/state/kept.ts'
import { isAway } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { CHAT_BURST, CHAT_REFILL_MS, SAME_TEXT_MS, isTooOften, repeatAfter } from '#durable/rules/chat.ts'
import type { Repeat } from '#durable/rules/chat.ts'
import type { PublicText } from '#durable/rules/filter/filter.ts'
import { phraseText } from '#durable/rules/phrases/phrase-text.ts'
import type { Phrase } from '#durable/rules/phrases/phrases.ts'
import { refuseInCalm } from './calming.ts'
import { withoutDeaf } from './hearing.ts'
import { knockOf } from './knocking.ts'
import { isHeardBy, isSaid, latest, wireLine } from './log.ts'
import { endsNumber } from './split-number.ts'
import { cleanedOf, wordsOf } from './wording.ts'

const LINES: Allowance = { burst: CHAT_BURST, refillMs: CHAT_REFILL_MS }

type Asked<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>

/** Says a line to all dogs but those that do not hear the speaker [C11]. */
export function say(park: Park, dog: ParkDog, { text, as }: Asked<'say'>, now: number): Effect[] {
  const spoken = speak(park, dog, { request: 'say', text }, now)
  if (!spoken.line) return spoken.effects
  return tellAll(park, dog, as === undefined ? spoken.line : { ...spoken.line, as })
}

/** [C12] Says a phrase, as `say` does a line. Each page shows it in its own language. */
export function sayPhrase(park: Park, dog: ParkDog, phrase: Phrase, now: number): Effect[] {
  const held = refuseForNow(park, dog, { request: 'phrase' }, now)
  if (held) return [held]
  const spoken = said(park, dog, { request: 'phrase', text: phraseText(phrase) }, now)
  return spoken.line ? tellAll(park, dog, { ...spoken.line, phrase }) : spoken.effects
}

/**
 * Sends a line to one dog and back to the speaker. A dog whose connection is lost gets it with its next welcome. A
 * speaker whom the other ignores must not find out, so the whisper is logged and shown to the speaker alone.
 */
export function whisper(park: Park, dog: ParkDog, { to, text }: Asked<'whisper'>, now: number): Effect[] {
  const id = dog.visitor.dog
  const other = park.dogs.get(to)
  if (!other || other.hidden || to === id) return [refuseLine(id, { request: 'whisper', reason: 'not-here' })]
  const spoken = speak(park, dog, { request: 'whisper', text, to }, now)
  if (!spoken.line) return spoken.effects
  const line = { ...spoken.line, to, toName: other.visitor.name }
  const message = { type: 'whispered', ...wireLine(line), to, toName: line.toName } as const
  const ends = isHeardBy(line, other.visitor) && !isAway(other) ? [id, to] : [id]
  const sends = ends.map((end): Effect => ({ do: 'send', to: end, message }))
  return keep(park, line, [...sends, ...knockOf({ from: dog, to: other, now })])
}

function tellAll(park: Park, dog: ParkDog, line: KeptLine): Effect[] {
  return keep(park, line, [{ do: 'tell', ...withoutDeaf(park, dog), message: { type: 'said', ...wireLine(line) } }])
}

type Speech<Text = string> = { request: SpeechRequest; text: Text; to?: DogId }
type Spoken = { line: KeptLine } | { line: null; effects: Effect[] }

/** The bucket of lines is asked before the word filter reads the line, and a line that is refused for its words counts. */
function speak(park: Park, dog: ParkDog, { request, text: typed, ...whom }: Speech, now: number): Spoken {
  const refuse = (reason: No) => ({ line: null, effects: [refuseLine(dog.visitor.dog, { request, reason })] })
  const cleaned = cleanedOf(typed)
  if ('no' in cleaned) return refuse(cleaned.no)
  const held = refuseForNow(park, dog, { request, ...whom }, now)
  if (held) return { line: null, effects: [held] }
  const worded = wordsOf(park, cleaned.text)
  if ('no' in worded) return refuse(worded.no)
  const { words } = worded
  if (endsNumber(park, dog.visitor.dog, words.text, now)) return refuse('personal-data')
  const spoken = said(park, dog, { request, text: words.text, ...whom }, now)
  return spoken.line ? { line: { ...spoken.line, ...words } } : spoken
}

/** Refuses a line for how many there are: by the calm mode and the bucket of lines, which hold for phrases too. */
function refuseForNow(park: Park, dog: ParkDog, { request, to }: Omit<Speech, 'text'>, now: number): Effect | null {
  const id = dog.visitor.dog
  const held = refuseInCalm(park, dog, { isPhrase: request === 'phrase', to }, now)
  if (held) return refuseLine(id, { request, ...held })
  const { bucket, retryInMs } = take(dog.lines, LINES, now)
  dog.lines = bucket
  return retryInMs > 0 ? refuseLine(id, { request, reason: 'too-fast', retryInMs }) : null
}

/** [C3] The line, unless its text is repeated too often. */
function said(park: Park, dog: ParkDog, { request, text, to }: Speech<PublicText>, now: number): Spoken {
  const { dog: id, user, name, color, badge } = dog.visitor
  const repeat = repeatAfter(dog.repeat, repeatKey(text, to), now)
  if (isTooOften(repeat)) {
    const retryInMs = repeat.since + SAME_TEXT_MS - now
    return { line: null, effects: [refuseLine(id, { request, reason: 'same-text', retryInMs })] }
  }
  dog.repeat = repeat
  const line = { seq: park.lastSeq + 1, dog: id, name, color, text, at: now }
  return { line: { ...line, user, isStaff: badge !== null, isFlagged: false, typed: null } }
}

function keep(park: Park, line: KeptLine, sends: Effect[]): Effect[] {
  return [keepLine(park, line), ...sends]
}

/** [C7] Adds the line to the log. Its effect must stand before those that send it. */
export function keepLine(park: Park, line: KeptLine): Effect {
  park.lastSeq = line.seq
  park.lines = latest([...park.lines, line])
  return { do: 'keep', what: { line }, when: 'now' }
}

/**
 * The bucket of lines of a dog, read from the log: neither a sleep of the room nor leaving and coming back refills it.
 */
export function linesLeft(park: Park, dog: DogId): Bucket {
  return park.lines
    .filter((line) => line.dog === dog && isSaid(line))
    .reduce((bucket, line) => take(bucket, LINES, line.at).bucket, FULL)
}

/** How often a dog has said its latest text in a row, read from the log; null before its first line. */
export function repeatSoFar(park: Park, dog: DogId): Repeat | null {
  return park.lines
    .filter((line) => line.dog === dog && isSaid(line))
    .reduce<Repeat | null>((repeat, { text, to, at }) => repeatAfter(repeat, repeatKey(text, to), at), null)
}

// The same whisper to three dogs is no repetition.
function repeatKey(text: string, to: DogId | undefined): string {
  return to === undefined ? text : `${to}: ${text}`
}

type No = Extract<ServerMessage, { type: 'refused' }>['reason']
type SpeechRequest = 'say' | 'phrase' | 'whisper'
type Refused = { request: SpeechRequest; reason: No; retryInMs?: number | undefined }

function refuseLine(to: DogId, { request, reason, retryInMs }: Refused): Effect {
  const refused = { type: 'refused', request, reason } as const
  return { do: 'send', to, message: retryInMs === undefined ? refused : { ...refused, retryInMs } }
}
