import { expect, it } from 'vitest'
import { newcomer } from '#durable/room/entering.ts'
import { freePlaceNear } from '#durable/room/park.ts'
import type { Park } from '#durable/room/park.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { anEmptyGrid } from '#test/support/grids.ts'

const tile = { x: 4, y: 4 }

function aParkWith(walks: Omit<Walk, 'startedAt'>[]): Park {
  const park: Park = {
    key: 'plaza',
    grid: anEmptyGrid(9, 9),
    entries: [tile],
    doors: [],
    maxDogs: 9,
    dogs: new Map(),
    lines: [],
    lastSeq: 0,
    lostAsleep: [],
    wakeAt: undefined,
  }
  walks.forEach((walk, n) => {
    const dog = newcomer(park, aVisitor(n + 1), 0)
    park.dogs.set(n + 1, { ...dog, walk: { ...walk, startedAt: 0 } })
  })
  return park
}

it('[W8] a free tile is taken as it is', () => {
  expect(freePlaceNear(aParkWith([]), tile, { dog: 1, from: { x: 0, y: 0 } })).toEqual(tile)
})

it('[W8] a dog does not stand in its own way', () => {
  const park = aParkWith([{ ...tile, dirs: '' }])
  expect(freePlaceNear(park, tile, { dog: 1, from: { x: 0, y: 0 } })).toEqual(tile)
  expect(freePlaceNear(park, tile, { dog: 2, from: { x: 0, y: 8 } })).toEqual({ x: 3, y: 5 })
})

it('[W8] the end of a walk is taken, its start and its way are not', () => {
  const park = aParkWith([{ x: 2, y: 4, dirs: '22' }])
  const near = (x: number, y: number) => freePlaceNear(park, { x, y }, { dog: 2, from: { x: 0, y: 4 } })
  expect(near(4, 4)).toEqual({ x: 3, y: 4 })
  expect(near(3, 4)).toEqual({ x: 3, y: 4 })
  expect(near(2, 4)).toEqual({ x: 2, y: 4 })
})
