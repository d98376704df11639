import { expect, it } from 'vitest'
import { scentAt } from '#app/game/model/around/scent.ts'

const HERE = { x: 10, y: 10 }

it.each([
  [0, { strength: 'here' }],
  [1, { strength: 'hot' }],
  [2, { strength: 'warm' }],
  [3, { strength: 'warm' }],
  [4, { strength: 'faint', direction: 2 }],
])('smells a spot %d tiles to the east as %o', (tiles, scent) => {
  expect(scentAt([{ x: 10 + tiles, y: 10 }], HERE)).toEqual(scent)
})

it('smells the nearest of several spots, and nothing where none is left', () => {
  expect(
    scentAt(
      [
        { x: 30, y: 10 },
        { x: 10, y: 4 },
      ],
      HERE,
    ),
  ).toEqual({ strength: 'faint', direction: 0 })
  expect(scentAt([], HERE)).toBe(null)
})
