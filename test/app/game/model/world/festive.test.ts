import { expect, it } from 'vitest'
import { NOT_FESTIVE, TOLD_TOGETHER_MS, afterPieces } from '#app/game/model/world/festive.ts'

const NOW = 1_800_000_000_000
const lamp = { id: 1, kind: 'lamp', x: 3, y: 4 } as const
const bench = { id: 2, kind: 'bench', x: 5, y: 4 } as const

it('[PC14] knows what stands, and who has set it up', () => {
  const one = afterPieces(NOT_FESTIVE, { type: 'stood', piece: lamp, by: 7 }, NOW)
  expect(one).toEqual({ pieces: [lamp], news: { by: 7, did: 'stood', kinds: ['lamp'], at: NOW } })
})

it('tells as one thing what a dog does at a time', () => {
  const one = afterPieces(NOT_FESTIVE, { type: 'stood', piece: lamp, by: 7 }, NOW)
  const two = afterPieces(one, { type: 'stood', piece: bench, by: 7 }, NOW + TOLD_TOGETHER_MS - 1)
  expect(two.news?.kinds).toEqual(['lamp', 'bench'])
  expect(afterPieces(one, { type: 'stood', piece: bench, by: 7 }, NOW + TOLD_TOGETHER_MS).news?.kinds).toEqual([
    'bench',
  ])
  expect(afterPieces(one, { type: 'stood', piece: bench, by: 8 }, NOW).news?.kinds).toEqual(['bench'])
  expect(afterPieces(two, { type: 'cleared', pieces: [1], by: 7 }, NOW + 1000).news).toMatchObject({
    did: 'cleared',
    kinds: ['lamp'],
  })
})

it('[US5] tells nothing of a dog that is not heard', () => {
  const one = afterPieces(NOT_FESTIVE, { type: 'stood', piece: lamp }, NOW)
  expect(one).toEqual({ pieces: [lamp], news: null })
})

it('[PC15] forgets what has gone, also what it never knew', () => {
  const both = { pieces: [lamp, bench], news: null }
  expect(afterPieces(both, { type: 'cleared', pieces: [1, 9] }, NOW)).toEqual({
    pieces: [bench],
    news: { by: null, did: 'cleared', kinds: ['lamp'], at: NOW },
  })
  expect(afterPieces(both, { type: 'cleared', pieces: [9] }, NOW)).toEqual(both)
})
