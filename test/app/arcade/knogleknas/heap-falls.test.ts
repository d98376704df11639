import { describe, expect, it } from 'vitest'
import { choicesOf } from '#app/arcade/knogleknas/heap-choices.ts'
import { fallsOf } from '#app/arcade/knogleknas/heap-falls.ts'
import { CELL, cellAt, columnOf, HEAP_CELLS, rowOf } from '#durable/rules/games/knogleknas/cells.ts'
import { copyOfHeap, crunch, startHeap } from '#durable/rules/games/knogleknas/heap.ts'
import type { Heap } from '#durable/rules/games/knogleknas/heap.ts'
import { LEVELS } from '#durable/rules/games/levels/levels.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'

/** Crunches the largest group; what was before, and what falls. */
function largestMove(heap: Heap) {
  const [choice] = choicesOf(heap)
  if (!choice) throw new Error('the heap has no move')
  const before = copyOfHeap(heap)
  const crunched = crunch(heap, choice.at)
  if (!crunched) throw new Error('the choice is no move')
  return { before, choice, ...fallsOf(before.cells, { at: choice.at, crunch: crunched }, heap.cells), crunched }
}

describe.each(LEVELS.map((level) => [level.key, level] as const))('in a whole round of %s', (_, level) => {
  it('lets each piece fall to where the rules have it, and nothing rise', () => {
    const heap = startHeap(level, numberedSeed(7))
    while (!heap.isOver) {
      const { before, falls, crunched, choice, isShaken } = largestMove(heap)
      const fallen = new Set(falls.map(({ column, toRow }) => cellAt(column, toRow)))
      expect(falls.filter(({ fromRow, toRow }) => fromRow >= toRow)).toEqual([])
      expect(falls.filter(({ cell, column, toRow }) => heap.cells[cellAt(column, toRow)] !== cell)).toEqual([])
      if (isShaken) continue
      // What did not fall was there before, but for what was left, cracked earth, and what has become empty.
      const moved = Array.from({ length: HEAP_CELLS }, (__, at) => at).filter((at) => !fallen.has(at))
      const changed = moved.filter((at) => ![before.cells[at], CELL.empty].includes(heap.cells[at]) && at !== choice.at)
      expect(changed.filter((at) => !crunched.cracked.includes(at))).toEqual([])
    }
  })
})

it('says from where a golden bone falls out of the heap', () => {
  const level = LEVELS.find(({ key }) => key === 'two-golden')
  if (!level) throw new Error('no such level')
  const dug: { column: number; fromRow: number }[] = []
  const heap = startHeap(level, numberedSeed(3))
  for (let moves = 0; !heap.isOver && moves < level.moves; moves++) {
    // Digs under the golden bones, as long as one lies there.
    const golden = heap.cells.indexOf(CELL.golden)
    const under = choicesOf(heap).find(({ cells }) =>
      cells.some((at) => columnOf(at) === columnOf(golden) && rowOf(at) > rowOf(golden)),
    )
    const at = (golden >= 0 ? under : undefined)?.at ?? choicesOf(heap)[0]?.at ?? 0
    const before = copyOfHeap(heap)
    const crunched = crunch(heap, at)
    if (crunched) dug.push(...fallsOf(before.cells, { at, crunch: crunched }, heap.cells).dug)
    if (crunched && heap.goldenDug > before.goldenDug) expect(dug).toHaveLength(heap.goldenDug)
  }
  expect(heap.goldenDug).toBeGreaterThan(0)
  expect(dug).toHaveLength(heap.goldenDug)
})
