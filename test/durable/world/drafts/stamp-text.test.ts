import { expect, it } from 'vitest'
import { STAMP_TEXT_MAX, stampOfText, textOfStamp } from '#durable/world/drafts/stamp-text.ts'
import { stampOf } from '#durable/world/drafts/stamps.ts'
import type { Stamp } from '#durable/world/drafts/stamps.ts'
import { ROOMS } from '#durable/world/rooms.ts'

const STAMP: Stamp = {
  w: 2,
  h: 1,
  terrain: ['ggg', 'gwg'],
  ground: ['03'],
  things: [{ prefab: 'lamp', use: 'bell', x: 20, y: 24 }],
}
const isLamp = (name: string) => name === 'lamp'
const read = (value: unknown) => stampOfText(JSON.stringify(value), isLamp)

it('[SD18] keeps a stamp as a text, a whole room too', () => {
  expect(stampOfText(textOfStamp(STAMP) ?? '', isLamp)).toEqual(STAMP)
  const { width: w, height: h } = ROOMS.meadow
  const whole = stampOf(ROOMS.meadow, { x: 0, y: 0, w, h }, new Set(['terrain', 'ground', 'things']))
  const text = textOfStamp({ ...whole, things: whole.things ?? [] })
  expect(text && stampOfText(text, () => true)).toEqual(whole)
})

it('[SD18] keeps no stamp that is too long', () => {
  const things = Array.from({ length: STAMP_TEXT_MAX / 30 }, () => ({ prefab: 'lamp', x: 1, y: 1 }))
  expect(textOfStamp({ w: 1, h: 1, things })).toBeNull()
  expect(stampOfText(`${' '.repeat(STAMP_TEXT_MAX)}{}`, isLamp)).toBeNull()
})

it.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['a prototype', '{"__proto__":{},"w":1,"h":1}'],
])('[SD18] reads nothing from %s', (_, text) => {
  expect(stampOfText(text, isLamp)).toBeNull()
})

it.each([
  ['no size', { w: 0 }],
  ['a size that is no whole number', { w: 1.5 }],
  ['more than a room', { h: 65 }],
  ['a line too few', { terrain: ['ggg'] }],
  ['a line too short', { ground: ['0'] }],
  ['terrain that nobody knows', { terrain: ['ggg', 'g?g'] }],
  ['ground that nobody knows', { ground: ['09'] }],
  ['a thing that is not drawn', { things: [{ prefab: 'dragon', x: 1, y: 1 }] }],
  ['a thing outside', { things: [{ prefab: 'lamp', x: 64, y: 1 }] }],
  ['a thing with more', { things: [{ prefab: 'lamp', x: 1, y: 1, id: 'lamp' }] }],
  ['another key', { doors: [] }],
])('[SD18] takes no stamp with %s', (_, part) => {
  expect(read({ ...STAMP, ...part })).toBeNull()
})
