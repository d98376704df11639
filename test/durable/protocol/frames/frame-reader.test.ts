import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FrameError } from '#durable/protocol/frames/byte-reader.ts'
import { FrameReader } from '#durable/protocol/frames/frame-reader.ts'
import { recordsOf } from '#durable/protocol/frames/frame-writer.ts'
import type { FrameRecord } from '#durable/protocol/frames/records.ts'
import { writeRecords } from '#durable/protocol/frames/write-record.ts'
import type { ServerMessage } from '#durable/protocol/messages.ts'
import { EMOTES } from '#durable/rules/chat.ts'
import { anEmptyGrid } from '#test/support/grids.ts'
import { NOON, aPark } from '#test/support/park.ts'
import { words } from '#test/support/words.ts'
import { anyMessage } from './messages.ts'

const GRID = anEmptyGrid(20, 20)
const onLawn = () => GRID

/** A reader after the welcome to a room with dogs 1 and 2, and a function that encodes messages for it. */
function aReader(lastSeq = 0) {
  const park = aPark({ grid: GRID })
  park.enter(1)
  const [welcome] = park.enter(2).of('welcome')
  const reader = new FrameReader(onLawn)
  const slotOf = (dog: number) => park.room.slotOf(dog)
  const bytesOf = (message: ServerMessage, { now = NOON, isInPicture = true } = {}) =>
    writeRecords(recordsOf(message, { now, slotOf, isInPicture }))
  reader.read(bytesOf({ ...welcome!, lastSeq }))
  return { reader, bytesOf }
}

it('decodes every message that the writer has encoded', () => {
  fc.assert(
    fc.property(fc.array(anyMessage, { maxLength: 6 }), (messages) => {
      const told = messages.map((message) => ({ ...message }))
      const records = told.flatMap((message) => recordsOf(message, { now: NOON, slotOf: () => 3, isInPicture: true }))
      expect(new FrameReader(onLawn).read(writeRecords(records))).toEqual(told)
    }),
  )
})

it('[W13] computes the steps of a walk, and of the walk after it', () => {
  const { reader, bytesOf } = aReader()
  const first = { type: 'walked', dog: 1, x: 10, y: 10, dirs: '322', startedAt: NOON + 5 } as const
  const second = { type: 'walked', dog: 1, x: 11, y: 11, dirs: '2700', startedAt: NOON + 287 } as const
  expect(bytesOf(first)).toHaveLength(5)
  expect(reader.read(bytesOf(first))).toEqual([first])
  expect(reader.read(bytesOf(second))).toEqual([second])
})

it('takes an answer record for the walk right before it', () => {
  const { reader, bytesOf } = aReader()
  const walked = { type: 'walked', dog: 2, x: 10, y: 8, dirs: '2', startedAt: NOON, seq: 300 } as const
  expect(bytesOf(walked)).toHaveLength(5 + 3)
  expect(reader.read(bytesOf(walked))).toEqual([walked])
})

it('takes a walk in full that it cannot compute, and goes on from there', () => {
  const { reader, bytesOf } = aReader()
  const far = { type: 'walked', dog: 1, x: 2, y: 3, dirs: '4444', startedAt: NOON - 400_000 } as const
  expect(reader.read(bytesOf(far, { isInPicture: false }))).toEqual([far])
  const next = { type: 'walked', dog: 1, x: 2, y: 7, dirs: '2', startedAt: NOON } as const
  expect(reader.read(bytesOf(next))).toEqual([next])
})

it('restores the name, colour, number and time of a line', () => {
  const { reader, bytesOf } = aReader(65_535)
  const line = { name: 'Dog 1', color: '#c08040', text: words('blåbær 🐶'), at: NOON + 9 }
  const said = { type: 'said', seq: 65_536, dog: 1, ...line } as const
  expect(reader.read(bytesOf(said))).toEqual([said])
  const next = { ...said, seq: 65_540, as: 'me' } as const
  expect(reader.read(bytesOf(next))).toEqual([next])
})

it('counts lines on from a whisper', () => {
  const { reader, bytesOf } = aReader(65_535)
  const line = { name: 'Dog 1', color: '#c08040', text: words('psst'), at: NOON }
  const whispered = { type: 'whispered', seq: 130_000, dog: 1, to: 2, toName: 'Dog 2', ...line } as const
  const said = { type: 'said', seq: 130_001, dog: 1, ...line } as const
  expect(reader.read(bytesOf(whispered))).toEqual([whispered])
  expect(reader.read(bytesOf(said))).toEqual([said])
})

it('decodes emotes and typing', () => {
  const { reader, bytesOf } = aReader()
  const emoted = { type: 'emoted', dog: 1, emote: EMOTES[2] } as const
  const typing = { type: 'typing', dog: 1 } as const
  expect([bytesOf(emoted).length, bytesOf(typing).length]).toEqual([3, 2])
  expect([...reader.read(bytesOf(emoted)), ...reader.read(bytesOf(typing))]).toEqual([emoted, typing])
})

it('names the dog and the time of a use', () => {
  const { reader, bytesOf } = aReader()
  const used = { type: 'used', thing: 4, dog: 1, at: NOON + 20, a: 9000, b: 300, unheard: true } as const
  const shaken = { type: 'used', thing: 'self', dog: 2, at: NOON, a: 1, b: 0 } as const
  expect(reader.read(bytesOf(used))).toEqual([used])
  expect(reader.read(bytesOf(shaken))).toEqual([shaken])
})

it('passes over what a dog does with itself that this client does not know', () => {
  const { reader, bytesOf } = aReader()
  expect(reader.read(bytesOf({ type: 'used', thing: 'self', dog: 2, at: NOON, a: 99, b: 0 }))).toEqual([])
})

it('puts a resting dog at the end of its walk', () => {
  const { reader, bytesOf } = aReader()
  reader.read(bytesOf({ type: 'walked', dog: 1, x: 10, y: 10, dirs: '22', startedAt: NOON }))
  const rested = { type: 'rested', dog: 1, pose: 'sit', x: 12, y: 10, facing: 2 } as const
  expect(reader.read(bytesOf(rested))).toEqual([rested])
})

it('reads a short time as the one nearest to the last clock, also a day later', () => {
  const { reader, bytesOf } = aReader()
  const dayLater = NOON + 86_400_000
  reader.read(writeRecords([{ type: 'clock', now: dayLater }]))
  for (const offMs of [-14_000, -1, 0, 1, 14_000]) {
    const walked = { type: 'walked', dog: 1, x: 10, y: 10, dirs: '', startedAt: dayLater + offMs } as const
    expect(reader.read(bytesOf(walked, { now: dayLater }))).toEqual([walked])
  }
})

it('encodes a message in full whose time or place fits into no short record', () => {
  const { reader, bytesOf } = aReader()
  const old = { type: 'walked', dog: 1, x: 10, y: 10, dirs: '2', startedAt: NOON - 60_000 } as const
  expect(reader.read(bytesOf(old))).toEqual([old])
  const wide = { type: 'walked', dog: 1, x: 300, y: 10, dirs: '2', startedAt: NOON } as const
  expect(reader.read(bytesOf(wide))).toEqual([wide])
  const stranger = { type: 'rested', dog: 99, pose: 'sit', x: 1, y: 1, facing: 0 } as const
  expect(reader.read(bytesOf(stranger))).toEqual([stranger])
})

it.each<[string, FrameRecord]>([
  ['a dog that it was not told of', { type: 'walk', slot: 9, x: 1, y: 1, time16: 0 }],
  ['a walk to where no way leads', { type: 'walk', slot: 0, x: 99, y: 99, time16: 0 }],
  ['an answer without a walk', { type: 'answer', seq: 1 }],
])('cannot read of %s', (_, record) => {
  expect(() => aReader().reader.read(writeRecords([record]))).toThrow(FrameError)
})

it('reuses the slot of a dog that has left', () => {
  const { reader, bytesOf } = aReader()
  reader.read(bytesOf({ type: 'left', dog: 1 }))
  expect(() => reader.read(writeRecords([{ type: 'rested', slot: 0, pose: 'sit', facing: 0 }]))).toThrow(FrameError)
})
