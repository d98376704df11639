import { expect, it } from 'vitest'
import { PACK_MAX_BYTES, bytesOf, packText, readPack } from '#durable/world/room-pack.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'

it('is the same text for the same room, in whatever order its fields were written', () => {
  const doc = aRoom('home', { doors: [aDoor('out', 'away')] })
  const backwards = Object.fromEntries(Object.entries(doc).reverse()) as typeof doc
  expect(packText(backwards)).toBe(packText(doc))
  expect(packText({ ...doc, width: 8 })).not.toBe(packText(doc))
})

it('keeps the order of lists, which is the order of drawing', () => {
  const [one, two] = ['a', 'b'].map((id) => ({ id, prefab: 'lamp', x: 1, y: 1 }))
  const things = (...ids: (typeof one)[]) => packText(aRoom('home', { things: ids.map((thing) => thing!) }))
  expect(things(one, two)).not.toBe(things(two, one))
})

it('reads back every room unchanged, none over the size limit', () => {
  for (const doc of ROOM_DOCS) {
    const text = packText(doc)
    expect(readPack(text)).toEqual(doc)
    expect(bytesOf(text)).toBeLessThan(PACK_MAX_BYTES)
  }
})

it('counts bytes in UTF-8', () => {
  for (const text of ['plaza', 'Fontäntorget', '✓', '🐶']) {
    expect(bytesOf(text)).toBe(new TextEncoder().encode(text).length)
  }
})
