import { columnOf, isPowerPiece, rowOf } from '#durable/rules/games/knogleknas/cells.ts'
import { crunchAt, groupsIn } from '#durable/rules/games/knogleknas/heap.ts'
import type { Crunch, Heap } from '#durable/rules/games/knogleknas/heap.ts'

/** Something that can be crunched: a group, or a power piece by itself. `at` is its first cell. */
export type HeapChoice = { at: number; cells: readonly number[]; crunch: Crunch; x: number; y: number }

export type ArrowKey = 'left' | 'right' | 'up' | 'down'

/** What keys, one switch and a screen reader go through: the one that takes most pieces first. */
export function choicesOf(heap: Readonly<Heap>): HeapChoice[] {
  const powers = [...heap.cells.keys()].filter((at) => isPowerPiece(heap.cells[at] ?? 0)).map((at) => [at])
  const choices = [...groupsIn(heap), ...powers].flatMap((cells) => {
    const [at = 0] = cells
    const crunch = crunchAt(heap, at)
    return crunch ? [{ at, cells, crunch, ...middleOf(cells) }] : []
  })
  return choices.toSorted((one, other) => other.crunch.gone.length - one.crunch.gone.length || one.at - other.at)
}

/** The choice that has this cell in it. */
export function choiceWith(choices: readonly HeapChoice[], at: number): HeapChoice | null {
  return choices.find(({ cells }) => cells.includes(at)) ?? null
}

/** What a step aside costs, in steps ahead: an arrow means what lies ahead more than what is near. */
const ASIDE = 2

/** The choice that an arrow leads to: the nearest one whose middle lies that way. Null where there is none. */
export function choiceTowards(choices: readonly HeapChoice[], from: HeapChoice, arrow: ArrowKey): HeapChoice | null {
  const costOf = ({ x, y }: HeapChoice) => {
    const [dx, dy] = [x - from.x, y - from.y]
    const ahead = arrow === 'left' ? -dx : arrow === 'right' ? dx : arrow === 'up' ? -dy : dy
    const aside = Math.abs(arrow === 'left' || arrow === 'right' ? dy : dx)
    return ahead > 0 ? ahead + ASIDE * aside : Infinity
  }
  let best: HeapChoice | null = null
  let least = Infinity
  for (const choice of choices) {
    const cost = costOf(choice)
    if (cost >= least) continue
    best = choice
    least = cost
  }
  return best
}

/** The middle of some cells, in columns and rows. */
function middleOf(cells: readonly number[]): { x: number; y: number } {
  const mean = (of: (at: number) => number) => cells.reduce((sum, at) => sum + of(at), 0) / cells.length
  return { x: mean(columnOf), y: mean(rowOf) }
}
