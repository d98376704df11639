import { expect, it } from 'vitest'
import { countedKinds, piecesHere } from '#app/game/model/around/festive-here.ts'

const pieces = [
  { id: 1, kind: 'lamp', x: 10, y: 2 },
  { id: 2, kind: 'bench', x: 10, y: 9 },
  { id: 3, kind: 'lamp', x: 10, y: 13 },
] as const

it('[PC14] names the nearest piece of each kind, and how many there are', () => {
  const here = piecesHere(pieces, { x: 10, y: 10 })
  expect(here.map(({ kind, count, nearest, distance }) => [kind, count, nearest.id, distance])).toEqual([
    ['lamp', 2, 3, 3],
    ['bench', 1, 2, 1],
  ])
  expect(piecesHere([], { x: 10, y: 10 })).toEqual([])
})

it('counts kinds in the order in which they first come', () => {
  expect(countedKinds(['lamp', 'bench', 'lamp'])).toEqual([
    { kind: 'lamp', count: 2 },
    { kind: 'bench', count: 1 },
  ])
})
