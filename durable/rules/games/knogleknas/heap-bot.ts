import type { BotRound, BotSkill } from '#durable/rules/games/round/bot.ts'
import { chanceOf, drawBelow } from '#durable/rules/games/round/chance.ts'
import type { Chance } from '#durable/rules/games/round/chance.ts'
import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'
import { CELL, cellAt, columnOf, isEarth, isPowerPiece, neighboursOf, rowOf } from './cells.ts'
import { groupsOf } from './groups.ts'
import { copyOfHeap, crunch, pointsFor, startHeap } from './heap.ts'
import type { Heap } from './heap.ts'
import type { HeapLevel } from './level.ts'
import { MOVE_TENTHS_MIN, writeHeapLog } from './replay-heap.ts'
import type { Move } from './replay-heap.ts'

/** Besides what a bot's round always tells: golden bones that it dug up, and whether those were all. */
export type HeapBotRound = BotRound & { goldenDug: number; isAllGolden: boolean }

/** Tenths of a second for a move, in the middle. */
const THINKING: Readonly<Record<BotSkill, number>> = { beginner: 32, regular: 26, expert: 30 }

/** A cell that may be tapped, and tenths of a piece that the bot takes it for. */
type Choice = { at: number; value: number }

/** Plays a heap as somebody of this skill might; `hands` is the seed of their luck, apart from that of the heap. */
export function botHeap(
  level: HeapLevel,
  seed: string,
  { skill, hands }: { skill: BotSkill; hands: string },
): HeapBotRound {
  const chance = chanceOf(hands)
  const heap = startHeap(level, seed)
  const moves: Move[] = []
  let tenthsPlayed = 0
  while (!heap.isOver) {
    const { at } = PICKS[skill](heap, chance)
    const tenths = Math.max(MOVE_TENTHS_MIN, Math.trunc((THINKING[skill] * (50 + drawBelow(chance, 101))) / 100))
    moves.push({ at, tenths })
    tenthsPlayed += tenths
    crunch(heap, at)
  }
  return {
    log: writeHeapLog(moves),
    score: heap.score,
    ticks: (tenthsPlayed * TICKS_PER_SECOND) / 10,
    goldenDug: heap.goldenDug,
    isAllGolden: heap.goldenLeft === 0,
  }
}

const PICKS: Readonly<Record<BotSkill, (heap: Heap, chance: Chance) => Choice>> = {
  beginner: pickBySize,
  regular: pickByWorth,
  expert: pickLookingAhead,
}

/** Any group, a larger one more often. */
function pickBySize(heap: Heap, chance: Chance): Choice {
  const choices = choicesOf(heap, ({ length }) => 10 * length, 50)
  let left = drawBelow(
    chance,
    choices.reduce((sum, { value }) => sum + value, 0),
  )
  return choices.find(({ value }) => (left -= value) < 0) ?? firstOf(choices)
}

/** About the best group; under a golden bone and beside earth a group is worth more. */
function pickByWorth(heap: Heap, chance: Chance): Choice {
  const choices = choicesOf(heap, (group) => worthOf(heap, group), 80)
  return choices.reduce((best, choice) =>
    choice.value * (600 + drawBelow(chance, 801)) > best.value * 1000 ? choice : best,
  )
}

/** Tries each move: what it gives, what the best move after it would give, and how far golden bones sink. */
function pickLookingAhead(heap: Heap, chance: Chance): Choice {
  const choices = choicesOf(heap, ({ length }) => 10 * length, 80)
  let best = firstOf(choices)
  let bestValue = -Infinity
  for (const { at } of choices) {
    const after = copyOfHeap(heap)
    // Points before they are weighed: a bot plays alike whatever the level is worth.
    const points = pointsFor(crunch(after, at)?.gone.length ?? 0)
    const next = after.isOver ? 0 : Math.trunc((7 * pointsFor(bestSizeIn(after))) / 10)
    const sunk = depthOfGold(after) - depthOfGold(heap)
    const value = 10 * (points + next + 120 * sunk) + drawBelow(chance, 10)
    if (value <= bestValue) continue
    best = { at, value }
    bestValue = value
  }
  return best
}

/** The moves of a heap. Of a group the cell is tapped that the search came to last. */
function choicesOf({ cells }: Heap, valueOf: (group: readonly number[]) => number, powerValue: number): Choice[] {
  const groups = groupsOf(cells).map((group) => ({ at: group.at(-1) ?? 0, value: valueOf(group) }))
  const powers = [...cells.keys()].filter((at) => isPowerPiece(cells[at] ?? CELL.outside))
  return [...groups, ...powers.map((at) => ({ at, value: powerValue }))]
}

/** @throws Error where there is none: a heap without a move is over */
function firstOf(choices: readonly Choice[]): Choice {
  const [first] = choices
  if (!first) throw new Error('a heap that is not over has no move')
  return first
}

function worthOf({ cells }: Heap, group: readonly number[]): number {
  let worth = 10 * group.length
  for (const at of group) {
    for (let row = 0; row < rowOf(at); row++) if (cells[cellAt(columnOf(at), row)] === CELL.golden) worth += 16
    for (const next of neighboursOf(at)) if (isEarth(cells[next] ?? CELL.outside)) worth += 5
  }
  return worth
}

/** Pieces of the largest group; a squeaky ball is taken for twenty, a marrow bone for eight. */
function bestSizeIn({ cells }: Heap): number {
  const sizes = groupsOf(cells).map(({ length }) => length)
  return Math.max(cells.includes(CELL.squeaky) ? 20 : 0, cells.includes(CELL.marrow) ? 8 : 0, ...sizes)
}

/** Rows that golden bones have sunk in all; one that was dug up counts more than any that still lies there. */
function depthOfGold({ cells, goldenDug }: Heap): number {
  let depth = 11 * goldenDug
  cells.forEach((cell, at) => {
    if (cell === CELL.golden) depth += rowOf(at)
  })
  return depth
}
