import { EMOTES } from '#durable/rules/chat.ts'
import { isPhrase } from '#durable/rules/phrases/phrases.ts'
import { FRAME_MAX, POSES } from './messages.ts'
import type { ClientMessage } from './messages.ts'

type Check = (value: unknown) => boolean
/** A field that a message may leave out. */
type Optional = { optional: Check }

type Fields<Message extends ClientMessage> = {
  [Name in Exclude<keyof Message, 'type'>]-?: object extends Pick<Message, Name> ? Optional : Check
}

/**
 * Every message that a client may send, with a check for each of its fields. How a room handles it is a row of
 * durable/room/verbs.ts.
 */
const FIELDS: { [Type in ClientMessage['type']]: Fields<Extract<ClientMessage, { type: Type }>> } = {
  hello: { version: isCount, lastSeq: (value) => value === null || isCount(value) },
  walk: { seq: isCount, x: isCoordinate, y: isCoordinate },
  say: { text: isText, as: { optional: (value) => value === 'me' } },
  whisper: { to: isCount, text: isText },
  phrase: { phrase: isPhrase },
  emote: { emote: (value) => EMOTES.some((emote) => emote === value) },
  typing: {},
  rest: { pose: (value) => POSES.some((pose) => pose === value) },
  leave: {},
  hide: { hidden: (value) => typeof value === 'boolean' },
  ack: { frame: isCount },
  sniff: { op: isOp, dog: isCount },
  dig: { op: isOp },
  drop: { op: isOp, thing: isCount, ver: isCount },
  pickUp: { op: isOp, thing: isCount, ver: isCount },
  poop: { op: isOp, text: isText },
  scoop: { op: isOp, poop: isCount },
  pawPrint: { op: isOp, dog: isCount, text: isText },
  smell: { poop: isCount },
}

type Field = { name: string; check: Check; isOptional: boolean }

const FIELDS_BY_TYPE = new Map<unknown, readonly Field[]>(
  Object.entries(FIELDS).map(([type, fields]) => [type, Object.entries(fields).map(asField)]),
)

function asField([name, check]: [string, Check | Optional]): Field {
  return typeof check === 'function'
    ? { name, check, isOptional: false }
    : { name, check: check.optional, isOptional: true }
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
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const given = new Map<string, unknown>(Object.entries(value))
  const fields = FIELDS_BY_TYPE.get(given.get('type'))
  if (!fields) return false
  let known = 1
  for (const { name, check, isOptional } of fields) {
    if (given.has(name)) {
      if (!check(given.get(name))) return false
      known += 1
    } else if (!isOptional) return false
  }
  return given.size === known
}

const COUNT_MAX = 2 ** 31 - 1
const COORDINATE_MAX = 9999

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= COUNT_MAX
}

// A click may fall outside the room, but not far outside.
function isCoordinate(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(Number(value)) <= COORDINATE_MAX
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function isOp(value: unknown): boolean {
  return typeof value === 'string' && UUID.test(value)
}

// NUL and halves of surrogate pairs are refused: not every database and font can store or draw them.
function isText(value: unknown): boolean {
  return typeof value === 'string' && !/[\0\p{Cs}]/u.test(value)
}
