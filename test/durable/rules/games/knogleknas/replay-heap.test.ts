import { expect, it } from 'vitest'
import { replayHeap, writeHeapLog } from '#durable/rules/games/knogleknas/replay-heap.ts'
import { aLevel, SEED } from '#test/support/games.ts'

/** Two moves: two pieces at the bottom left, then the three of a kind that have fallen onto their place. */
const level = aLevel({ 6: 'abcdabcd', 7: 'bbabcdab', 8: 'aacdabcd' }, { moves: 2 })
const MOVES = [64, 64]

function replay(...bytes: number[]) {
  return replayHeap(level, SEED, Uint8Array.from(bytes))
}

it('[GK11] plays the moves of a log', () => {
  expect(replay(64, 10, 64, 20)).toEqual({ proof: { score: 30 + 60, ticks: 180, handTicks: 180 } })
})

it('[GK11] writes a move as its cell and its tenths of a second', () => {
  const moves = MOVES.map((at, index) => ({ at, tenths: 10 + index }))
  expect([...writeHeapLog(moves)]).toEqual([64, 10, 64, 11])
})

it('[GK11] writes a move of a minute as 25.5 s, and one in no time as 0.4 s', () => {
  expect([
    ...writeHeapLog([
      { at: 1, tenths: 600 },
      { at: 2, tenths: 0 },
    ]),
  ]).toEqual([1, 255, 2, 4])
})

it.each([
  ['an empty log', [], 'not-over'],
  ['a log that ends before the last move', [64, 10], 'not-over'],
  ['half a move', [64, 10, 64], 'cut-off'],
  ['more moves than the level has', [64, 10, 64, 10, 64, 10], 'too-long'],
  ['a move within 0.4 s', [64, 10, 64, 3], 'too-fast'],
  ['a tap on a lone piece', [3, 10, 64, 10], 'impossible'],
  ['a tap beside the heap', [72, 10, 64, 10], 'impossible'],
])('[GR2] refuses %s', (_what, bytes, fault) => {
  expect(replay(...bytes)).toEqual({ refused: fault })
})

it('[GR2] refuses moves after the end of a heap that had no move left', () => {
  const alone = Array.from({ length: 9 }, (_, row) => (row === 8 ? 'a#b#c#d#' : '........'))
  expect(replayHeap({ ...level, rows: alone }, SEED, Uint8Array.of(64, 10))).toEqual({ refused: 'goes-on' })
})
