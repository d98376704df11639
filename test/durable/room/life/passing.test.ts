import { expect, it } from 'vitest'
import type { Passer } from '#durable/rules/places/access.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { ENTRY, GARDEN, GRID, IN_GARDEN, OWNER, aGarden, owner, tileOf, walkOf } from '#test/support/gated-garden.ts'
import { aPark } from '#test/support/park.ts'

it('[G6] a dog that has lost the thing on its way stops before the gate', () => {
  const park = aGarden()
  const bella = owner(park)
  const max = park.enter(2)
  bella.walk(5, 3)
  park.wait(100)
  park.readPasser(1, {})
  expect(tileOf(park, 1).y).toBeLessThan(2)
  expect(max.of('walked').at(-1)).toMatchObject({ dog: 1, ...walkOf(park, 1) })
})

it('[G6] shuts all gates to a dog of which the database says nothing', () => {
  const park = aGarden()
  const bella = owner(park)
  park.readPasser(1, null)
  bella.walk(5, 3)
  expect(tileOf(park, 1)).not.toEqual(IN_GARDEN)
})

it('[G6] remembers over a sleep which gates are open to a dog', () => {
  const park = aGarden()
  const bella = owner(park)
  park.hibernate()
  bella.walk(5, 3)
  expect(tileOf(park, 1)).toEqual(IN_GARDEN)
})

it('[G8] a walk on which a gate is drawn ends before it, unless that is open to the dog', () => {
  const ends = [{}, OWNER].map((passer: Partial<Passer>) => {
    const park = aPark({ grid: GRID, entries: [ENTRY] })
    park.enter(1).walk(10, 3)
    park.wait(300)
    park.publish({ pack: 'gated', gates: [GARDEN] })
    park.readPasser(1, passer)
    return tileOf(park, 1)
  })
  expect(ends[0]).not.toEqual(ends[1])
  expect(isGarden(ends[0]!)).toBe(false)
  expect(ends[1]).toEqual({ x: 10, y: 3 })
})
function isGarden({ x, y }: Tile): boolean {
  return x >= 2 && x < 9 && y >= 1 && y < 6
}
