import { expect, it } from 'vitest'
import { trailScentAt } from '#app/game/model/around/trail-scent.ts'
import { anEmptyGrid } from '#test/support/grids.ts'

const GRID = anEmptyGrid(60, 20)
/** Forty tiles to the east, the second of four rooms. */
const LEG = { x: 5, y: 10, dirs: '2'.repeat(40), number: 1, of: 4, to: 'lake' }

it.each([
  [5, 10, { what: 'stronger', direction: 2, strength: 'clear' }],
  [10, 13, { what: 'stronger', direction: 1, strength: 'thin' }],
  [10, 18, { what: 'stronger', direction: 1, strength: 'faint' }],
  [44, 10, { what: 'out', direction: 2, to: 'lake' }],
])('[SC3] smells at (%d, %d) %o', (x, y, scent) => {
  expect(trailScentAt(LEG, GRID, { x, y })).toEqual(scent)
})

it('[SC3] smells the more the nearer the end of the whole trail is, and that it ends', () => {
  const last = { ...LEG, number: 3, to: null }
  expect(trailScentAt(last, GRID, { x: 20, y: 10 })).toMatchObject({ strength: 'intense' })
  expect(trailScentAt(last, GRID, { x: 44, y: 10 })).toEqual({ what: 'here' })
})
