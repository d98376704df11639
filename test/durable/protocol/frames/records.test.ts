import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FrameError } from '#durable/protocol/frames/byte-reader.ts'
import { readRecords } from '#durable/protocol/frames/read-records.ts'
import type { FrameRecord } from '#durable/protocol/frames/records.ts'
import { writeRecords } from '#durable/protocol/frames/write-record.ts'
import { POSES } from '#durable/protocol/messages.ts'
import { EMOTES } from '#durable/rules/chat.ts'
import { USABLE_MAX } from '#durable/rules/things/limits.ts'
import { SELF } from '#durable/rules/things/self.ts'
import { words } from '#test/support/words.ts'
import { aWalk, anyDog, anyMessage, anyWelcome } from './messages.ts'

const slot = fc.integer({ min: 0, max: 0xffff })
const short = fc.integer({ min: 0, max: 0xffff })
const text = fc.string({ unit: 'grapheme' }).map(words)
const byte = fc.integer({ min: 0, max: 255 })

const anyRecord: fc.Arbitrary<FrameRecord> = fc.oneof(
  fc.record({ type: fc.constant('walk' as const), slot, x: byte, y: byte, time16: short }),
  fc.record({ type: fc.constant('way' as const), slot, walk: aWalk }),
  fc.record({ type: fc.constant('answer' as const), seq: fc.nat() }),
  fc.record({
    type: fc.constant('said' as const),
    slot,
    seq16: short,
    time16: short,
    text,
  }),
  fc.record({
    type: fc.constant('said' as const),
    slot,
    seq16: short,
    time16: short,
    text,
    as: fc.constant('me' as const),
  }),
  fc.record({ type: fc.constant('emoted' as const), slot, emote: fc.constantFrom(...EMOTES) }),
  fc.record({ type: fc.constant('typing' as const), slot }),
  fc.record(
    {
      type: fc.constant('used' as const),
      thing: fc.oneof(fc.integer({ min: 0, max: USABLE_MAX - 1 }), fc.constant(SELF)),
      slot,
      time16: short,
      a: fc.oneof(fc.constant(0), short),
      b: fc.oneof(fc.constant(0), short),
      unheard: fc.constant(true as const),
    },
    { requiredKeys: ['type', 'thing', 'slot', 'time16', 'a', 'b'] },
  ),
  fc.record({
    type: fc.constant('rested' as const),
    slot,
    pose: fc.constantFrom(...POSES),
    facing: fc.integer({ min: 0, max: 7 }),
  }),
  fc.record({ type: fc.constantFrom('left' as const, 'dropped' as const, 'returned' as const), dog: fc.maxSafeNat() }),
  anyDog.map((dog) => ({ type: 'entered', dog }) as const),
  anyWelcome.map(({ dogs, ...head }) => ({ type: 'welcome', head, dogs }) as const),
  fc.record({ type: fc.constant('clock' as const), now: fc.integer({ min: 0, max: 2 ** 48 - 1 }) }),
  anyMessage.map((message) => ({ type: 'json', message }) as const),
)

it('reads back all records that it has written', () => {
  fc.assert(
    fc.property(fc.array(anyRecord, { maxLength: 8 }), (records) => {
      expect(readRecords(writeRecords(records))).toEqual(records)
    }),
  )
})

it('reads a truncated frame only if it ends with a record, else throws a FrameError', () => {
  fc.assert(
    fc.property(fc.array(anyRecord, { minLength: 1, maxLength: 3 }), fc.nat(), (records, cut) => {
      const frame = writeRecords(records)
      const rest = frame.subarray(0, cut % frame.length)
      const read = readOrError(rest)
      if (read instanceof Error) expect(read).toBeInstanceOf(FrameError)
      else expect(records.slice(0, read.length)).toEqual(read)
    }),
  )
})

it('a use is ten bytes at most, and what is 0 at its end is left out', () => {
  const push = { type: 'used', thing: 119, slot: 149, time16: 65_535, a: 28_000, b: 5000, unheard: true } as const
  expect(writeRecords([push])).toHaveLength(10)
  expect(writeRecords([{ ...push, b: 0 }])).toHaveLength(8)
  expect(writeRecords([{ ...push, thing: SELF, a: 0, b: 0 }])).toHaveLength(6)
})

it('passes over what a newer room adds to a use, and records of kinds that are yet to come', () => {
  const longer = Uint8Array.of(254, 10, 3, 7, 0, 9, 0, 1, 0, 2, 88, 99)
  const use = { type: 'used', thing: 3, slot: 7, time16: 9, a: 1, b: 2 }
  expect(readRecords(longer)).toEqual([use])
  expect(readRecords(Uint8Array.of(254, 16 + 2, 1, 2, ...longer))).toEqual([use])
})

it('reads any bytes or throws a FrameError, and nothing else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const read = readOrError(bytes)
      if (read instanceof Error) expect(read).toBeInstanceOf(FrameError)
    }),
    { numRuns: 3000 },
  )
})

it.each([
  ['a length beyond the end', [243, 1, 0, 0, 0, 0, 255, 255, 255, 127]],
  ['a number of too many bytes', [244, 240, 255, 255, 248].concat(Array(12).fill(255))],
  ['a text that is not UTF-8', [243, 1, 0, 0, 0, 0, 2, 0xc3, 0x28]],
  ['a text that is longer than need be', [243, 1, 0, 0, 0, 0, 2, 0xc0, 0x80]],
  ['a step in no direction', [241, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0x80]],
  ['a record yet to come that ends before its bytes', [254, 3, 0]],
  ['a JSON that is none', [255, 1, 123]],
  ['a JSON that is a number', [255, 1, 55]],
  ['more dogs than there are slots', [249, 2, 123, 125, 255, 255, 127]],
])('refuses %s', (_, bytes) => {
  expect(() => readRecords(Uint8Array.from(bytes))).toThrow(FrameError)
})

function readOrError(bytes: Uint8Array): FrameRecord[] | Error {
  try {
    return readRecords(bytes)
  } catch (error) {
    return error as Error
  }
}

it('a walk is five bytes, as the handbook for bot writers draws it', () => {
  const walk = { type: 'walk', slot: 3, x: 13, y: 11, time16: 0x1234 } as const
  expect([...writeRecords([walk])]).toEqual([3, 13, 11, 0x12, 0x34])
  expect([...writeRecords([{ ...walk, slot: 239 }])]).toEqual([239, 13, 11, 0x12, 0x34])
  expect([...writeRecords([{ ...walk, slot: 240 }])]).toEqual([240, 0, 240, 13, 11, 0x12, 0x34])
})

it('grows its buffer as needed', () => {
  const said = { type: 'said', slot: 1, seq16: 2, time16: 3, text: words('x'.repeat(120)) } as const
  const records = Array.from({ length: 100 }, (_, seq16) => ({ ...said, seq16 }))
  expect(readRecords(writeRecords(records))).toEqual(records)
})
