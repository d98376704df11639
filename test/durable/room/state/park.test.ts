import { expect, it } from 'vitest'
import { arrivingDog, newcomerWith } from '#durable/room/entering.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import { facingAt } from '#durable/room/state/park-dog.ts'
import { isTakenFor, moveTo, setWalk, place, takeAway } from '#durable/room/state/park.ts'
import type { Park } from '#durable/room/state/park.ts'
import { anEmptyPark } from '#test/durable/room/empty-park.ts'
import { aVisitor } from '#test/support/dogs.ts'

function aDogIn(park: Park, id: number, walk: { x: number; y: number; dirs: string }): ParkDog {
  const standing = { walk: { ...walk, startedAt: 0 }, pose: 'stand', facing: 4 } as const
  const dog = newcomerWith(park, aVisitor(id), { place: standing, now: 0 })
  place(park, dog)
  return dog
}

it('[W8] marks the end of a walk as taken, not its start or way', () => {
  const park = anEmptyPark()
  aDogIn(park, 1, { x: 2, y: 4, dirs: '22' })
  const takenOnRow = [2, 3, 4].map((x) => isTakenFor(park, undefined, { x, y: 4 }))
  expect(takenOnRow).toEqual([false, false, true])
})

it('[W8] does not count a dog against itself, but counts another one on the same tile', () => {
  const park = anEmptyPark()
  const bella = aDogIn(park, 1, { x: 4, y: 4, dirs: '' })
  expect(isTakenFor(park, bella, { x: 4, y: 4 })).toBe(false)
  const max = aDogIn(park, 2, { x: 4, y: 4, dirs: '' })
  expect([bella, max].map((dog) => isTakenFor(park, dog, { x: 4, y: 4 }))).toEqual([true, true])
})

it('[W8] frees a tile when its dog is sent elsewhere, moved or gone', () => {
  const park = anEmptyPark()
  const bella = aDogIn(park, 1, { x: 1, y: 1, dirs: '' })
  setWalk(park, bella, { x: 1, y: 1, dirs: '2', startedAt: 0 }, 0)
  expect([1, 2].map((x) => isTakenFor(park, undefined, { x, y: 1 }))).toEqual([false, true])
  moveTo(park, bella, { walk: { x: 7, y: 7, dirs: '', startedAt: 0 }, pose: 'sit', facing: 0 })
  expect(isTakenFor(park, undefined, { x: 2, y: 1 })).toBe(false)
  takeAway(park, bella)
  expect(isTakenFor(park, undefined, { x: 7, y: 7 })).toBe(false)
  expect(park.dogs.size).toBe(0)
})

it('keeps the direction of a dog that gets another walk', () => {
  const park = anEmptyPark()
  const dog = arrivingDog(park, aVisitor(1), 0)
  place(park, dog)
  setWalk(park, dog, { x: 4, y: 4, dirs: '26', startedAt: 0 }, 0)
  setWalk(park, dog, { x: 4, y: 4, dirs: '', startedAt: 9_000 }, 9_000)
  expect(facingAt(park.grid, dog, 9_000)).toBe(6)
})
