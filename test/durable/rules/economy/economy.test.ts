import { expect, it } from 'vitest'
import { BLIND, CLEAN_BONES, DECK, FREE_BONES_A_DAY } from '#durable/rules/life/digging.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import { TRAIL_PAYS } from '#durable/rules/smells/trail-day.ts'
import { ranksReached } from './climb.ts'
import { secondsToFirstHat } from './first-hat.ts'
import { PEOPLE } from './people.ts'
import { PLANNED } from './planned.ts'
import { GAME_BONES_A_DAY, HUNT_BONES_A_WEEK } from './play-day.ts'
import { played } from './wardrobe.ts'
import type { Story } from './wardrobe.ts'

const LIVES = 100
/** A year. */
const DAYS = 365

const stories = Object.fromEntries(
  Object.entries(PEOPLE).map(([kind, player]) => [
    kind,
    Array.from({ length: LIVES }, (_, life) => played(player, { seed: 1000 + life, days: DAYS })),
  ]),
) as Record<keyof typeof PEOPLE, Story[]>

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** The day by which half of the players have come so far; never is later than any day. */
function medianDay(kind: keyof typeof PEOPLE, day: (story: Story) => number | null): number {
  return quantile(
    stories[kind].map((story) => day(story) ?? Infinity),
    0.5,
  )
}

const bonesADay = (kind: keyof typeof PEOPLE) =>
  quantile(
    stories[kind].flatMap(({ perDay }) => perDay),
    0.5,
  )

/** The day on which half of the players have reached a rank. */
function dayOfRank(kind: keyof typeof PEOPLE, rank: Rank): number {
  const lives = Array.from({ length: LIVES }, (_, life) =>
    ranksReached(PEOPLE[kind], { seed: 2000 + life, days: 2 * DAYS }),
  )
  return quantile(
    lives.map((reached) => reached.get(rank) ?? Infinity),
    0.5,
  )
}

function expectWithin(value: number, low: number, high: number) {
  expect(value).toBeGreaterThanOrEqual(low)
  expect(value).toBeLessThanOrEqual(high)
}

it('[O7] leaves at most 66 bones a day to play by hand, 42 of them free', () => {
  const soil = DECK.reduce((sum, bones) => sum + bones + CLEAN_BONES, 0)
  const free = soil + BLIND.digs * BLIND.bones + TRAIL_PAYS.bones + PLANNED.gathered.most
  expect([free, free + GAME_BONES_A_DAY]).toEqual([FREE_BONES_A_DAY, 66])
})

it('[CA3] gives at most 20 bones a week for hunts', () => {
  expect(HUNT_BONES_A_WEEK).toBe(20)
})

it('puts the first hat on 95 of 100 newcomers within ten minutes', () => {
  const minutes = Array.from({ length: 2000 }, (_, seed) => secondsToFirstHat(seed + 1) / 60)
  expect(quantile(minutes, 0.95)).toBeLessThanOrEqual(10)
})

it('lets a regular player have half of the wardrobe between day 25 and day 75', () => {
  expectWithin(
    medianDay('regular', ({ half }) => half),
    25,
    75,
  )
})

it('lets a regular player have all common things between day 180 and day 330', () => {
  expectWithin(
    medianDay('regular', ({ commons }) => commons),
    180,
    330,
  )
})

it('lets a regular player earn the dearest thing between day 35 and day 75', () => {
  expectWithin(
    medianDay('regular', ({ crown }) => crown),
    35,
    75,
  )
})

it('gives a bot that takes everything at most 1.3 times what a devoted player gets', () => {
  expectWithin(bonesADay('bot') / bonesADay('devoted'), 1, 1.3)
})

it('gives a devoted player two to four times the bones of a casual one on a day of play', () => {
  expectWithin(bonesADay('devoted') / bonesADay('casual'), 2, 4)
})

it('has a regular player spend at least three quarters of what they earn', () => {
  const total = (part: (story: Story) => number) => stories.regular.reduce((sum, story) => sum + part(story), 0)
  expectWithin(total(({ spent }) => spent) / total(({ earned }) => earned), 0.75, 1)
})

it.each(['regular', 'alone'] as const)('makes a %s player a sled dog on the first day', (kind) => {
  expect(dayOfRank(kind, 'slede')).toBe(1)
})

it.each(['regular', 'alone'] as const)('makes a %s player a track dog between day 20 and day 45', (kind) => {
  expectWithin(dayOfRank(kind, 'spor'), 20, 45)
})

it('shows the hidden rank to a regular player in about a year', () => {
  expectWithin(dayOfRank('regular', 'morph'), 330, 430)
})
