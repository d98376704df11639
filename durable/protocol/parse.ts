import { EMOTES } from '#durable/rules/chat.ts'
import { isPhrase } from '#durable/rules/phrases/phrases.ts'
import { FRAME_MAX, POSES } from './messages.ts'
import type { ClientMessage } from './messages.ts'

type Check = (value: unknown) => boolean

/** What may be left out is in OPTIONAL. */
type Checks<Message extends ClientMessage> = Record<Exclude<keyof Message, 'type' | 'as'>, Check>

/** Every message that a client may send, with a check for each of its fields: there are no others. */
const FIELDS: { [Type in ClientMessage['type']]: Checks<Extract<ClientMessage, { type: Type }>> } = {
  hello: { version: isCount, lastSeq: (value) => value === null || isCount(value) },
  walk: { seq: isCount, x: isCoordinate, y: isCoordinate },
  say: { text: isText },
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

/** Fields that a message may have besides. */
const OPTIONAL = new Map<unknown, [string, Check]>([['say', ['as', (value) => value === 'me']]])

/** The types of what a client may send. */
export const CLIENT_MESSAGE_TYPES: readonly string[] = Object.keys(FIELDS)

const FIELDS_BY_TYPE = new Map<unknown, Record<string, Check>>(Object.entries(FIELDS))

/**
 * The message in a frame as it came from the socket, or null for anything that the protocol does not know: then the
 * socket is closed with `badMessage`. The length is looked at before anything is parsed.
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
  const [extra, isExtra] = OPTIONAL.get(given.get('type')) ?? ['', () => false]
  const wanted = Object.entries(given.has(extra) ? { ...fields, [extra]: isExtra } : fields)
  return given.size === wanted.length + 1 && wanted.every(([key, check]) => given.has(key) && check(given.get(key)))
}

const COUNT_MAX = 2 ** 31 - 1
const COORDINATE_MAX = 9999

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= COUNT_MAX
}

// A click may fall outside the room, but not by miles.
function isCoordinate(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(Number(value)) <= COORDINATE_MAX
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function isOp(value: unknown): boolean {
  return typeof value === 'string' && UUID.test(value)
}

// No NUL, no half of a surrogate pair: neither can be stored or drawn everywhere.
function isText(value: unknown): boolean {
  return typeof value === 'string' && !/[\0\p{Cs}]/u.test(value)
}
