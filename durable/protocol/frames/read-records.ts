import { EMOTES } from '#durable/rules/chat.ts'
import type { PublicText } from '#durable/rules/filter/filter.ts'
import { SELF } from '#durable/rules/things/self.ts'
import type { ServerMessage } from '../messages.ts'
import { ByteReader, FrameError } from './byte-reader.ts'
import { readDog, readSlot, readWalk, stateOf } from './dog-bytes.ts'
import { CODE, LATER, USED } from './records.ts'
import type { FrameRecord, WelcomeHead } from './records.ts'

/** The records of a frame, without those that only a newer client knows. @throws FrameError for malformed bytes */
export function readRecords(frame: Uint8Array): FrameRecord[] {
  const reader = new ByteReader(frame)
  const records: FrameRecord[] = []
  while (!reader.isAtEnd) {
    const record = read(reader)
    if (record) records.push(record)
  }
  return records
}

/** The next record; null for one that this client does not know. */
function read(reader: ByteReader): FrameRecord | null {
  const code = reader.byte()
  switch (code) {
    case CODE.way:
      return { type: 'way', slot: readSlot(reader), walk: readWalk(reader) }
    case CODE.answer:
      return { type: 'answer', seq: reader.count() }
    case CODE.said:
      return { type: 'said', ...readLine(reader) }
    case CODE.did:
      return { type: 'said', ...readLine(reader), as: 'me' }
    case CODE.emoted:
      return readEmoted(reader)
    case CODE.typing:
      return { type: 'typing', slot: readSlot(reader) }
    case CODE.rested:
      return { type: 'rested', slot: readSlot(reader), ...stateOf(reader.byte()) }
    case CODE.left:
      return { type: 'left', dog: reader.count() }
    case CODE.dropped:
      return { type: 'dropped', dog: reader.count() }
    case CODE.returned:
      return { type: 'returned', dog: reader.count() }
    case CODE.entered:
      return { type: 'entered', dog: readDog(reader) }
    case CODE.welcome: {
      const head: WelcomeHead = readJson(reader)
      return { type: 'welcome', head, dogs: Array.from({ length: readDogCount(reader) }, () => readDog(reader)) }
    }
    case CODE.clock:
      return { type: 'clock', now: reader.time() }
    case CODE.later: {
      const kindAndLength = reader.byte()
      const bytes = reader.bytes(kindAndLength % 16)
      return kindAndLength >> 4 === LATER.used ? readUsed(new ByteReader(bytes)) : null
    }
    case CODE.json: {
      const message: ServerMessage = readJson(reader)
      return { type: 'json', message }
    }
    default:
      if (code > CODE.wideSlot) throw new FrameError(`no record begins with ${code}`)
      return readShortWalk(reader, code === CODE.wideSlot ? reader.short() : code)
  }
}

function readShortWalk(reader: ByteReader, slot: number): FrameRecord {
  return { type: 'walk', slot, x: reader.byte(), y: reader.byte(), time16: reader.short() }
}

function readLine(reader: ByteReader) {
  const [slot, seq16, time16] = [readSlot(reader), reader.short(), reader.short()]
  // The room sends only lines that have passed its filter.
  return { slot, seq16, time16, text: reader.text() as PublicText }
}

/** What a newer room adds at the end is passed over. */
function readUsed(reader: ByteReader): FrameRecord {
  const first = reader.byte()
  const number = first % USED.unheard
  const [slot, time16] = [readSlot(reader), reader.short()]
  const a = reader.isAtEnd ? 0 : reader.short()
  const b = reader.isAtEnd ? 0 : reader.short()
  const use = { type: 'used', thing: number === USED.self ? SELF : number, slot, time16, a, b } as const
  return first < USED.unheard ? use : { ...use, unheard: true }
}

function readEmoted(reader: ByteReader): FrameRecord | null {
  const slot = readSlot(reader)
  const emote = EMOTES[reader.byte()]
  return emote ? { type: 'emoted', slot, emote } : null
}

// A slot is two bytes, so there cannot be more dogs than that.
function readDogCount(reader: ByteReader): number {
  const count = reader.count()
  if (count > 0x10000) throw new FrameError(`a room of ${count} dogs`)
  return count
}

function readJson<Value>(reader: ByteReader): Value {
  const text = reader.text()
  try {
    const value = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    throw new FrameError('a text is not JSON')
  }
  throw new FrameError('a text is not a JSON object')
}
