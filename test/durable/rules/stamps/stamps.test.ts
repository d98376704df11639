import { expect, it } from 'vitest'
import { WAYS } from '#durable/rules/stamps/seen.ts'
import { PAGES, STAMPS, hasStamp, isStampKey, stampMaskFor, missingIn, stampsOn } from '#durable/rules/stamps/stamps.ts'
import { actionOf } from '#durable/rules/things/actions.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'

/** How many stamps a page has. */
const STAMPS_A_PAGE = 10

it('[BK1] has four pages with the same number of stamps', () => {
  expect(PAGES.map((page) => stampsOn(page).length)).toEqual(Array.from({ length: 4 }, () => STAMPS_A_PAGE))
  expect(PAGES.flatMap(stampsOn)).toEqual(STAMPS)
})

it('[BK1] keeps what a user has in one number, also of the last stamp of the list', () => {
  const last = STAMPS.at(-1)!
  const mask = stampMaskFor(['walk', last, 'walk'])
  expect(Number.isSafeInteger(stampMaskFor(STAMPS))).toBe(true)
  expect(STAMPS.filter((key) => hasStamp(mask, key))).toEqual(['walk', last])
  expect(missingIn(mask, ['walk', 'hello'])).toEqual(['hello'])
})

it('[BK1] knows its own keys alone', () => {
  expect(['walk', 'Walk', '__proto__', 'constructor', ''].map(isStampKey)).toEqual([true, false, false, false, false])
})

it.each(WAYS.filter(({ prefab }) => prefab))('[BK2] has something in the park that gives $stamp', (way) => {
  const rooms = ROOM_DOCS.filter(({ key }) => way.rooms?.test(key) ?? true)
  const usable = rooms.flatMap(({ key, things }) =>
    things.some((thing) => way.prefab!.test(thing.prefab) && actionOf(thing)) ? [key] : [],
  )
  // Everybody may go into the house of their own pack alone, so each house must have it.
  const houses = rooms.filter(({ key }) => key.startsWith('house-')).map(({ key }) => key)
  if (way.rooms?.test('house-banden')) expect(usable).toEqual(houses)
  else expect(usable.length).toBeGreaterThan(0)
})

it.each(WAYS.filter(({ rooms }) => rooms))('[BK2] has a room for $stamp', ({ rooms }) => {
  expect(ROOM_DOCS.some(({ key, isClosed }) => rooms!.test(key) && !isClosed)).toBe(true)
})
