import { expect, it } from 'vitest'
import { newcomerWith } from '#durable/room/entering.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import { place } from '#durable/room/state/park.ts'
import type { Park } from '#durable/room/state/park.ts'
import { countTurn, leftToOthers } from '#durable/room/using/turns.ts'
import { TURNS } from '#durable/rules/things/limits.ts'
import { anEmptyPark } from '#test/durable/room/empty-park.ts'
import { aVisitor } from '#test/support/dogs.ts'

const BELL = { thing: 'bell', tile: { x: 1, y: 1 } }

function aDogAt(park: Park, id: number, x: number, changes: Partial<ParkDog> = {}): ParkDog {
  const standing = { walk: { x, y: 1, dirs: '', startedAt: 0 }, pose: 'stand', facing: 4 } as const
  const dog = Object.assign(newcomerWith(park, aVisitor(id), { place: standing, now: 0 }), changes)
  place(park, dog)
  return dog
}

/** A dog that has used the bell as often as it may, the last time at `at`. */
function aHog(park: Park, at: number): ParkDog {
  const dog = aDogAt(park, 1, 1)
  for (let use = 1; use <= TURNS.most; use++) countTurn(park, dog, 'bell', at - (TURNS.most - use) * 1000)
  return dog
}

it('[US4] leaves a thing to others for 20 s after the twelfth use within a minute', () => {
  const park = anEmptyPark()
  const hog = aHog(park, 100_000)
  const other = aDogAt(park, 2, 7)
  const left = (dog: ParkDog, now: number) => leftToOthers(park, dog, BELL, now)
  expect([100_000, 119_999, 120_000, 120_001].map((now) => left(hog, now))).toEqual([20_000, 1, 0, 0])
  expect(left(other, 100_000)).toBe(0)
})

it('[US4] another dog in between, or more time, begins the count anew', () => {
  const park = anEmptyPark()
  const hog = aHog(park, 100_000)
  countTurn(park, aDogAt(park, 2, 2), 'bell', 100_500)
  countTurn(park, hog, 'bell', 101_000)
  expect(leftToOthers(park, hog, BELL, 101_000)).toBe(0)
  for (let use = 0; use < TURNS.most; use++) countTurn(park, hog, 'ball', use * 6000)
  expect(leftToOthers(park, hog, { ...BELL, thing: 'ball' }, 66_000)).toBe(0)
})

it.each<[string, number, Partial<ParkDog>]>([
  ['further than six tiles', 8, {}],
  ['hidden', 2, { hidden: true }],
  ['away', 2, { awaySince: 0 }],
])('[US4] a dog that is %s wants no turn', (_, x, changes) => {
  const park = anEmptyPark()
  const hog = aHog(park, 100_000)
  aDogAt(park, 2, x, changes)
  expect(leftToOthers(park, hog, BELL, 100_001)).toBe(0)
})
