import { expect, it } from 'vitest'
import { groundMarks } from '#app/game/scene/map/ground-marks.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'

const GROUND = ['000', '012', '333']

it('marks what one may do on each tile that is not walked on, and draws a line between two kinds', () => {
  const { marks, edges } = groundMarks(GROUND, { left: 0, top: 0, right: 3, bottom: 3 })
  expect(marks.filter(({ y }) => y === TILE_PX).map(({ mark, x }) => [mark, x / TILE_PX])).toEqual([
    ['water', 1],
    ['forbidden', 2],
  ])
  expect(marks.some(({ mark, x, y }) => mark === 'dig-letter' && x === 2 * TILE_PX && y === 2 * TILE_PX)).toBe(true)
  expect(edges.filter(({ isUpright }) => isUpright)).toHaveLength(2)
  expect(edges.filter(({ isUpright }) => !isUpright)).toHaveLength(5)
})

it('marks nothing outside of the area or the room', () => {
  expect(groundMarks(GROUND, { left: -5, top: -5, right: 1, bottom: 2 })).toEqual({ marks: [], edges: [] })
  expect(groundMarks(GROUND, { left: 3, top: 0, right: 99, bottom: 99 })).toEqual({ marks: [], edges: [] })
})
