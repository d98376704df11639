import { expect, it } from 'vitest'
import { leaveHole, openHoles } from '#durable/room/ground/holes.ts'
import { NOTHING_KEPT } from '#durable/room/state/kept.ts'
import type { Park } from '#durable/room/state/park.ts'
import { HOLES } from '#durable/rules/life/digging.ts'

const NOW = 1_800_000_000_000
const aPark = () => ({ kept: { ...NOTHING_KEPT } }) as Park

it('forgets the oldest of too many holes', () => {
  const park = aPark()
  for (let x = 0; x <= HOLES.most; x++) leaveHole(park, { x, y: 0 }, NOW)
  expect(openHoles(park, NOW)).toHaveLength(HOLES.most)
  expect(openHoles(park, NOW)[0]).toMatchObject({ x: 1 })
})

it('keeps no hole that has filled up', () => {
  const park = aPark()
  leaveHole(park, { x: 1, y: 0 }, NOW)
  leaveHole(park, { x: 2, y: 0 }, NOW + HOLES.lastMs)
  expect(park.kept.holes).toEqual([{ x: 2, y: 0, until: NOW + 2 * HOLES.lastMs }])
})
