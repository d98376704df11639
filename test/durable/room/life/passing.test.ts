import { expect, it } from 'vitest'
import type { Passer } from '#durable/rules/places/access.ts'
import type { TileGate } from '#durable/rules/places/gates.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf } from '#durable/rules/walks.ts'
import { aGrid } from '#test/support/grids.ts'
import { aPark } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'

/** A garden in the middle of a lawn, which is a shortcut from each side to the other one. */
const GRID = aGrid(
  '...........',
  '.###.#####.',
  '.#.......#.',
  '...........',
  '.#.......#.',
  '.####.####.',
  '...........',
)
const GARDEN: TileGate = { id: 'garden', x: 2, y: 1, w: 7, h: 5, access: { owns: 'ball' } }
const ENTRY = { x: 0, y: 0 }
const IN_GARDEN = { x: 5, y: 3 }
const OWNER = { owned: ['ball'] }

const aGarden = () => aPark({ grid: GRID, entries: [ENTRY], gates: [GARDEN] })

function tileOf(park: TestPark, dog: number): Tile {
  return endOf(walkOf(park, dog))
}

function walkOf(park: TestPark, dog: number) {
  return park.room.snapshot(park.now).dogs.find(({ visitor }) => visitor.dog === dog)!.walk
}

function owner(park: TestPark, dog = 1): Socket {
  const socket = park.enter(dog)
  park.readPasser(dog, OWNER)
  return socket
}

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
