import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recordsOf } from '#durable/protocol/frames/frame-writer.ts'
import { writeRecords } from '#durable/protocol/frames/write-record.ts'
import type { ServerMessage } from '#durable/protocol/messages.ts'
import { VERBS } from '#durable/room/verbs.ts'
import { EMOTES } from '#durable/rules/chat.ts'
import { BinaryFrames } from '#test/bots/binary.ts'
import { NOON, aPark } from '#test/support/park.ts'

const handbook = readFileSync('durable/protocol/README.md', 'utf8')

it('the handbook for bot writers has a row for every message that a client sends', () => {
  const missing = Object.keys(VERBS).filter((type) => !handbook.includes(`| \`{"type":"${type}"`))
  expect(missing).toEqual([])
})

it('the handbook lists the emotes in the order of their numbers', () => {
  const [, list = ''] = /^Emotes, in the order of their numbers[^:]*: (.*)$/m.exec(handbook) ?? []
  expect(Array.from(list.matchAll(/`(\w+)`/g), ([, key]) => key)).toEqual([...EMOTES])
})

/** What the bot that was written from the handbook makes of a message. */
function aBot() {
  const park = aPark()
  const [welcome] = park.enter(1).of('welcome')
  const slotOf = (dog: number) => park.room.slotOf(dog)
  const bytesOf = (message: ServerMessage) => writeRecords(recordsOf(message, { now: NOON, slotOf, isInPicture: true }))
  const frames = new BinaryFrames()
  frames.read(bytesOf(welcome!))
  return { frames, bytesOf }
}

it('the bot that was written from the handbook reads every emote', () => {
  const { frames, bytesOf } = aBot()
  const shown = EMOTES.map((emote): ServerMessage => ({ type: 'emoted', dog: 1, emote }))
  expect(shown.flatMap((message) => frames.read(bytesOf(message)))).toEqual(shown)
})

it('the bot that was written from the handbook reads every form of a use, and passes over what is yet to come', () => {
  const { frames, bytesOf } = aBot()
  const uses: ServerMessage[] = [
    { type: 'used', thing: 0, dog: 1, at: NOON + 9, a: 28_000, b: 5000 },
    { type: 'used', thing: 119, dog: 1, at: NOON, a: 1, b: 0, unheard: true },
    { type: 'used', thing: 'self', dog: 1, at: NOON, a: 0, b: 0 },
  ]
  expect(uses.flatMap((message) => frames.read(bytesOf(message)))).toEqual(uses)
  const longer = Uint8Array.of(0xfe, 16 + 1, 7, 0xfe, 9, 3, 0, 0, 0, 0, 1, 0, 2, 88)
  expect(frames.read(longer).at(-1)).toMatchObject({ type: 'used', thing: 3, a: 1, b: 2 })
})

it('the handbook has a row for every manner of a thing', () => {
  const rows = ['ball', 'bell', 'seat', 'bowl', 'lamp', '`self`'].filter((row) => handbook.includes(`| ${row}`))
  expect(rows).toHaveLength(6)
})
