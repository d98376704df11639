import { expect, it } from 'vitest'
import { appraise, LEVEL_PAR } from '#durable/rules/games/knogleknas/appraise.ts'
import { botHeap } from '#durable/rules/games/knogleknas/heap-bot.ts'
import { groupsIn, startHeap } from '#durable/rules/games/knogleknas/heap.ts'
import { levelFaults } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import { LEVELS, levelOfTry, publishedLevel } from '#durable/rules/games/levels/levels.ts'
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
  const keys = Array.from({ length: 14 }, (_, day) => levelOfTry({ day: 20_410 + day, attempt: 1 }).key)
  expect(new Set(keys).size).toBe(14)
  expect(levelOfTry({ day: 20_424, attempt: 1 }).key).toBe(keys[0])
})

it('[GK10] later tries of a day go on from its level', () => {
  expect(levelOfTry({ day: 20_410, attempt: 2 })).toBe(levelOfTry({ day: 20_411, attempt: 1 }))
})

it('[GK10] finds a level of the shelf by key and version', () => {
  expect(publishedLevel('stairs', 1)?.key).toBe('stairs')
  expect(publishedLevel('stairs', 2)).toBeNull()
  expect(publishedLevel('toString', 1)).toBeNull()
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
