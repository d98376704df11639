import { expect, it } from 'vitest'
import { TakenTiles } from '#durable/room/state/taken-tiles.ts'
import { anEmptyGrid } from '#test/support/grids.ts'

it('[W8] counts the dogs of a tile, and none outside the room', () => {
  const taken = new TakenTiles(anEmptyGrid(4, 3))
  taken.take({ x: 3, y: 2 })
  taken.take({ x: 3, y: 2 })
  expect(taken.countAt({ x: 3, y: 2 })).toBe(2)
  taken.release({ x: 3, y: 2 })
  expect(taken.countAt({ x: 3, y: 2 })).toBe(1)
  expect([taken.countAt({ x: 2, y: 2 }), taken.countAt({ x: 0, y: 9 })]).toEqual([0, 0])
})
