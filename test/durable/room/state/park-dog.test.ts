import { expect, it } from 'vitest'
import { arrivingDog } from '#durable/room/entering.ts'
import { facingAt, tileTakenBy, wireDog } from '#durable/room/state/park-dog.ts'
import { anEmptyPark } from '#test/durable/room/empty-park.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { anEmptyGrid } from '#test/support/grids.ts'

const grid = anEmptyGrid(9, 9)

it('sends the looks of a dog, and never its user', () => {
  const dog = arrivingDog(anEmptyPark(), aVisitor(1, { user: 4711 }), 0)
  expect(Object.keys(wireDog(grid, dog, 0)).sort()).toEqual(
    ['away', 'badge', 'color', 'facing', 'id', 'name', 'pose', 'shadowColor', 'slot', 'walk', 'wear'].sort(),
  )
  expect(JSON.stringify(wireDog(grid, dog, 0))).not.toContain('4711')
})

it('looks where it walks', () => {
  const dog = arrivingDog(anEmptyPark(), aVisitor(1), 0)
  expect(facingAt(grid, dog, 0)).toBe(4)
  dog.walk = { x: 4, y: 4, dirs: '26', startedAt: 0 }
  expect(facingAt(grid, dog, 100)).toBe(2)
  expect(facingAt(grid, dog, 9_000)).toBe(6)
})

it('[W8] takes up the tile of its goal, and none on the way', () => {
  const dog = arrivingDog(anEmptyPark(), aVisitor(1), 0)
  dog.walk = { x: 4, y: 4, dirs: '22', startedAt: 0 }
  expect(tileTakenBy(dog)).toEqual({ x: 6, y: 4 })
})
