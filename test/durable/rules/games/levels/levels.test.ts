import { expect, it } from 'vitest'
import { appraise, LEVEL_PAR } from '#durable/rules/games/knogleknas/appraise.ts'
import { botHeap } from '#durable/rules/games/knogleknas/heap-bot.ts'
import { groupsIn, startHeap } from '#durable/rules/games/knogleknas/heap.ts'
import { levelFaults } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import { LEVELS, levelOfTry, levelsOnShelf, publishedLevel } from '#durable/rules/games/levels/levels.ts'
import { BOT_SKILLS } from '#durable/rules/games/round/bot.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'

const levels = LEVELS.map((level) => [level.key, level] as const)

it('has fourteen levels, each with a key of its own', () => {
  expect(new Set(LEVELS.map(({ key }) => key)).size).toBe(14)
})

it.each(levels)('[GK8] %s is written without a fault', (_key, level) => {
  expect(levelFaults(level)).toEqual([])
})

// The appraisal with all its rounds takes seconds a level (test/bench/games/appraise.ts); a few rounds find what is far off.
it.each(levels)('[GK9] %s passes an appraisal of few rounds', (_key, level) => {
  expect(appraise(level, 6).faults).toEqual([])
})

it.each(levels)('[GK9] on %s the regular bot reaches the par in the middle, within 20 percent', (_key, level) => {
  const median = middleOf(scoresOf(level, 40))
  expect(median).toBeGreaterThan(LEVEL_PAR * 0.8)
  expect(median).toBeLessThan(LEVEL_PAR * 1.2)
})

it.each(levels)('[GK9] on %s each medal asks for more than the one before', (_key, { medals }) => {
  expect([...medals]).toEqual([...new Set(medals)].toSorted((a, b) => a - b))
  expect(medals).toHaveLength(BOT_SKILLS.length)
})

it('a newcomer finds a group of seven at the top of the first level', () => {
  const [first] = LEVELS
  const sizes = first ? groupsIn(startHeap(first, numberedSeed(3))).map(({ length }) => length) : []
  expect(sizes[0]).toBeGreaterThanOrEqual(7)
})

it('[GK10] the first try has another level each day, until all have been played', () => {
  const keys = Array.from({ length: 14 }, (_, day) => levelOfTry(LEVELS, { day: 20_410 + day, attempt: 1 }).key)
  expect(new Set(keys).size).toBe(14)
  expect(levelOfTry(LEVELS, { day: 20_424, attempt: 1 }).key).toBe(keys[0])
})

it('[GK10] later tries of a day go on from its level', () => {
  expect(levelOfTry(LEVELS, { day: 20_410, attempt: 2 })).toBe(levelOfTry(LEVELS, { day: 20_411, attempt: 1 }))
})

const DAY = 20_788
/** 1 December 2026, which is that day. */
const stairs = LEVELS.find(({ key }) => key === 'stairs')!
const levelsWith = (changes: Partial<HeapLevel>) => LEVELS.map((one) => (one === stairs ? { ...one, ...changes } : one))

it('[GK10] a level that goes round from a day on is the heap of that day, and later tries go on from it', () => {
  const planned = levelsWith({ from: '2026-12-01' })
  expect(levelOfTry(planned, { day: DAY, attempt: 1 }).key).toBe('stairs')
  expect(levelOfTry(planned, { day: DAY, attempt: 2 })).toBe(
    planned[planned.indexOf(levelOfTry(planned, { day: DAY, attempt: 1 })) + 1],
  )
  const before = Array.from({ length: 13 }, (_, attempt) => levelOfTry(planned, { day: DAY - 1, attempt: attempt + 1 }))
  expect(before.map(({ key }) => key)).not.toContain('stairs')
})

it('[GK10] a level does not go round after its last day, nor one that is on the shelf only', () => {
  const keysOf = (levels: readonly HeapLevel[], day: number) =>
    Array.from({ length: 14 }, (_, attempt) => levelOfTry(levels, { day, attempt: attempt + 1 }).key)
  const ending = levelsWith({ to: '2026-12-01' })
  expect(keysOf(ending, DAY)).toContain('stairs')
  expect(keysOf(ending, DAY + 1)).not.toContain('stairs')
  expect(keysOf(levelsWith({ isDaily: false }), DAY)).not.toContain('stairs')
})

it('[GK10] a level that will go round from a later day on is not on the shelf before', () => {
  const planned = levelsWith({ from: '2026-12-01', to: '2026-12-01' })
  expect([DAY - 1, DAY, DAY + 5].map((day) => levelsOnShelf(planned, day).length)).toEqual([13, 14, 14])
})

it('[GK10] finds a level of the shelf by key and version', () => {
  expect(publishedLevel(LEVELS, 'stairs', 1)?.key).toBe('stairs')
  expect(publishedLevel(LEVELS, 'stairs', 2)).toBeNull()
  expect(publishedLevel(LEVELS, 'toString', 1)).toBeNull()
})

function scoresOf(level: HeapLevel, rounds: number): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const hands = numberedSeed(round + 2000)
    return botHeap(level, numberedSeed(round + 1000), { skill: 'regular', hands }).score
  })
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN
}
