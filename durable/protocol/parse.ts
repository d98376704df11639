import * as v from 'valibot'
import { EMOTES } from '#durable/rules/chat.ts'
import { GAMES } from '#durable/rules/games/games.ts'
import { isPhrase } from '#durable/rules/phrases/phrases.ts'
import type { Phrase } from '#durable/rules/phrases/phrases.ts'
import { FRAME_MAX, HUGE_FRAME, POSES } from './messages.ts'
import type { ClientMessage } from './messages.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
// NUL and halves of surrogate pairs are refused: not every database and font can store or draw them.
const TEXT = /^[^\0\p{Cs}]*$/u

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1))
// A click may fall outside the room, but not far outside.
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-9999), v.maxValue(9999))
const op = v.pipe(v.string(), v.regex(UUID))
const text = v.pipe(v.string(), v.regex(TEXT))
const thingName = v.pipe(v.string(), v.regex(/^[a-z0-9:-]{1,48}$/))
/** Ways of using a thing. */
const how = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))

/** The field by which a message also acknowledges frames. */
const receipt = { frame: v.exactOptional(count) }
/** [GR14] 64 bytes in base64url. */
const piece = v.pipe(v.string(), v.regex(/^[\w-]{0,86}$/))
const course = v.strictObject({
  game: v.picklist(GAMES),
  seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  isCalm: v.boolean(),
  level: v.exactOptional(v.strictObject({ key: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), version: count })),
})

type Fields<Message extends ClientMessage> = {
  [Name in Exclude<keyof Message, 'type'>]-?: v.GenericSchema<Message[Name]>
}

/**
 * Every message that a client may send, with the schema of each of its fields. How a room handles it is a row of
 * durable/room/verbs.ts.
 */
const FIELDS: { [Type in ClientMessage['type']]: Fields<Extract<ClientMessage, { type: Type }>> } = {
  hello: { version: count, lastSeq: v.nullable(count) },
  walk: { seq: count, x: coordinate, y: coordinate, ...receipt },
  say: { text, as: v.exactOptional(v.literal('me')), ...receipt },
  whisper: { to: count, text },
  phrase: { phrase: v.custom<Phrase>(isPhrase) },
  emote: { emote: v.picklist(EMOTES) },
  typing: receipt,
  rest: { pose: v.picklist(POSES) },
  look: { away: v.boolean() },
  leave: {},
  hide: { hidden: v.boolean() },
  ack: { frame: count },
  sniff: { op, dog: count },
  dig: { op },
  drop: { op, thing: count, ver: count },
  pickUp: { op, thing: count, ver: count },
  poop: { op, text },
  scoop: { op, poop: count },
  pawPrint: { op, dog: count, text },
  use: { op, thing: thingName, how: v.exactOptional(how) },
  smell: { poop: count },
  nose: {},
  played: {
    round: op,
    from: count,
    tick: count,
    bytes: piece,
    course: v.exactOptional(course),
    isLast: v.exactOptional(v.literal(true)),
  },
  watch: { dog: v.nullable(count) },
}

const SCHEMAS = new Map<unknown, v.GenericSchema<object>>(
  Object.entries(FIELDS).map(([type, fields]) => [type, v.strictObject({ type: v.literal(type), ...fields })]),
)

/** [M8] Whether a frame is longer than any that a client sends by mistake. */
export function isHugeFrame(raw: string | ArrayBuffer): boolean {
  return (typeof raw === 'string' ? raw.length : raw.byteLength) > HUGE_FRAME
}

/**
 * Parses a frame of a client. Returns null for anything that the protocol does not know, also for unknown fields: then
 * the socket is closed with `badMessage`. The length is checked before anything is parsed.
 */
export function parseClientFrame(raw: string | ArrayBuffer): ClientMessage | null {
  if (typeof raw !== 'string' || raw.length > FRAME_MAX) return null
  const value = parseJson(raw)
  return isClientMessage(value) ? value : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isClientMessage(value: unknown): value is ClientMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const schema = SCHEMAS.get(value.type)
  return schema !== undefined && v.is(schema, value)
}
