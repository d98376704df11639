import { expect, it } from 'vitest'
import { choicesOf, choiceTowards, choiceWith } from '#app/arcade/knogleknas/heap-choices.ts'
import { CELL } from '#durable/rules/games/knogleknas/cells.ts'
import { startHeap } from '#durable/rules/games/knogleknas/heap.ts'
import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import { LEVELS } from '#durable/rules/games/levels/levels.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'

/** A heap whose only groups are three bones at the left, two balls at the right, and four fish at the bottom. */
function aHeap() {
  const [level] = LEVELS
  if (!level) throw new Error('no level')
  const rows = mapRows(`
    ########
    ########
    ########
    aaa###bb
    ########
    ########
    ########
    ########
    ##dddd##
  `)
  return startHeap({ ...level, rows }, numberedSeed(1))
}

it('lists the groups, the largest first', () => {
  expect(choicesOf(aHeap()).map(({ crunch }) => crunch.gone.length)).toEqual([4, 3, 2])
})

it('lists a power piece by itself, with all that it takes', () => {
  const heap = aHeap()
  heap.cells[24] = CELL.marrow
  const marrow = choiceWith(choicesOf(heap), 24)
  expect(marrow?.cells).toEqual([24])
  expect(marrow?.crunch.gone).toHaveLength(5)
})

it('finds the choice that a cell belongs to, and none for a stone', () => {
  const choices = choicesOf(aHeap())
  expect(choiceWith(choices, 26)?.at).toBe(24)
  expect(choiceWith(choices, 0)).toBeNull()
})

it('goes by arrows to the nearest group that lies that way', () => {
  const choices = choicesOf(aHeap())
  const [fish, bones, balls] = choices
  if (!fish || !bones || !balls) throw new Error('three groups are expected')
  expect(choiceTowards(choices, bones, 'right')).toBe(balls)
  expect(choiceTowards(choices, balls, 'left')).toBe(bones)
  expect(choiceTowards(choices, bones, 'down')).toBe(fish)
  expect(choiceTowards(choices, fish, 'up')).not.toBeNull()
  expect(choiceTowards(choices, bones, 'left')).toBeNull()
})
