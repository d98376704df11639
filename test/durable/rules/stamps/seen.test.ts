import { expect, it } from 'vitest'
import { DAYS_PER_DOG_YEAR } from '#durable/rules/age.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { stampsSeen } from '#durable/rules/stamps/seen.ts'
import type { SeenDeed } from '#durable/rules/stamps/seen.ts'
import { stampMaskFor } from '#durable/rules/stamps/stamps.ts'

/** What is seen at a time in UTC; Oslo is one hour ahead in winter, two in summer. */
function seen(
  doing: SeenDeed,
  { room = 'plaza', at = '2026-03-03T12:00:00Z', born = null as number | null, mask = 0 } = {},
) {
  return stampsSeen(doing, { room, now: Date.parse(at), born }, mask)
}
const WALK = { did: 'walk' } as const
const used = (prefab: string) => ({ did: 'use', prefab }) as const

it('[BK2] gives a stamp for what was done, and none for what one has', () => {
  expect(seen(WALK)).toEqual(['walk'])
  expect(seen({ did: 'say' })).toEqual(['hello'])
  expect(seen({ did: 'say' }, { mask: stampMaskFor(['hello']) })).toEqual([])
  expect(seen(used('bell'))).toEqual(['bell'])
  expect(seen(used('floor-lamp'))).toEqual([])
})

it('[BK2] asks for the room, also in a copy of it', () => {
  expect(seen(used('bench'), { room: 'memorial-grove' })).toEqual(['grove'])
  expect(seen(used('bench'), { room: 'memorial-grove~2' })).toEqual(['grove'])
  expect(seen(used('bench'))).toEqual([])
  expect(seen(used('stove'), { room: 'house-selskapet' })).toEqual(['hearth'])
  expect(seen(used('stove'), { room: 'hat-shop' })).toEqual([])
})

it.each([
  ['2026-01-05T20:59:00Z', ['walk']],
  ['2026-01-05T21:00:00Z', ['walk', 'beam']],
  ['2026-01-06T02:59:00Z', ['walk', 'beam']],
  ['2026-01-06T03:00:00Z', ['walk']],
])('[BK2] knows the night of Oslo: %s', (at, stamps) => {
  expect(seen(WALK, { room: 'lighthouse-rock', at })).toEqual(stamps)
})

it.each([
  ['north-point', '2026-11-30T22:59:00Z', '2026-11-30T23:00:00Z', 'snow'],
  ['memorial-grove', '2026-03-31T21:59:00Z', '2026-03-31T22:00:00Z', 'blossom'],
  ['forest', '2026-09-30T21:59:00Z', '2026-09-30T22:00:00Z', 'leaves'],
  ['party-lawn', '2026-06-22T21:59:00Z', '2026-06-22T22:00:00Z', 'midsummer'],
])('[BK2] knows the year: in the room %s from %s to %s comes %s', (room, before, from, stamp) => {
  expect(seen(WALK, { room, at: before })).toEqual(['walk'])
  expect(seen(WALK, { room, at: from })).toEqual(['walk', stamp])
})

it('[BK2] knows a swim in a summer night, and a fire in the snow', () => {
  expect(seen({ did: 'swim' }, { at: '2026-07-01T21:00:00Z' })).toEqual(['swim', 'night-swim'])
  expect(seen({ did: 'swim' }, { at: '2026-07-01T12:00:00Z' })).toEqual(['swim'])
  expect(seen(used('hearth'), { room: 'house-stammen', at: '2026-12-01T12:00:00Z' })).toEqual(['hearth', 'winter-fire'])
})

it('[BK2] knows each birthday of a dog, and not the day of its birth', () => {
  const at = '2026-03-03T12:00:00Z'
  const today = osloDay(Date.parse(at))
  const born = (years: number, days = 0) => seen(WALK, { at, born: today - years * DAYS_PER_DOG_YEAR - days })
  expect([born(0), born(1), born(7), born(1, 1)].map((stamps) => stamps.includes('birthday'))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
