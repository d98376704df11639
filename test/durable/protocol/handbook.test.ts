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

it('the bot that was written from the handbook reads every emote', () => {
  const park = aPark()
  const [welcome] = park.enter(1).of('welcome')
  const slotOf = (dog: number) => park.room.slotOf(dog)
  const bytesOf = (message: ServerMessage) => writeRecords(recordsOf(message, { now: NOON, slotOf, isInPicture: true }))
  const frames = new BinaryFrames()
  frames.read(bytesOf(welcome!))
  const shown = EMOTES.map((emote): ServerMessage => ({ type: 'emoted', dog: 1, emote }))
  expect(shown.flatMap((message) => frames.read(bytesOf(message)))).toEqual(shown)
})
