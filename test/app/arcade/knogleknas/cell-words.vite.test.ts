import { expect, it } from 'vitest'
import type { ArcadeTexts } from '#app/arcade/game-module.ts'
import { cellWords } from '#app/arcade/knogleknas/cell-words.ts'
import { choicesOf, choiceWith } from '#app/arcade/knogleknas/heap-choices.ts'
import { BrowserTexts } from '#app/browser-texts.ts'
import { CELL } from '#durable/rules/games/knogleknas/cells.ts'
import { startHeap } from '#durable/rules/games/knogleknas/heap.ts'
import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import { firstHeap } from '#durable/rules/games/levels/first-heap.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'

const LEVEL = {
  ...firstHeap,
  worth: 100,
  rows: mapRows(`
    ########
    ########
    #aaaaaa#
    #1#2##b#
    #g####bb
    #c######
    ########
    ########
    ........
  `),
}

/** The words of a cell in a heap of this level, where the first cell of the fifth row is a marrow bone. */
async function wordsOf(at: number): Promise<string> {
  const texts = new BrowserTexts('en')
  await texts.load(['arcade'])
  const t = texts.getFixedT(null, 'arcade') as unknown as ArcadeTexts
  const heap = startHeap(LEVEL, numberedSeed(1))
  heap.cells[32] = CELL.marrow
  return cellWords(t, heap.cells[at] ?? 0, choiceWith(choicesOf(heap), at))
}

it('names a group with its size, its points and what it leaves', async () => {
  expect(await wordsOf(17)).toBe('bone, group of 6, 210 points, leaves a marrow bone')
})

it('names a group that leaves nothing by its size and points', async () => {
  expect(await wordsOf(30)).toBe('ball, group of 3, 60 points')
})

it('names a piece by itself, earth, stone and a golden bone by what they are', async () => {
  expect(await Promise.all([41, 25, 27, 0, 33].map(wordsOf))).toEqual([
    'stick',
    'earth',
    'hard earth',
    'stone',
    'golden bone',
  ])
})

it('names a power piece with what it takes', async () => {
  expect(await wordsOf(32)).toMatch(/^marrow bone, takes \d+, \d+ points$/)
})

it('says nothing of a place outside of the heap', async () => {
  expect(await wordsOf(64)).toBe('')
})
