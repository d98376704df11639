import { expect, it } from 'vitest'
import { replayRun } from '#durable/rules/games/jumping-dog/replay-run.ts'
import { botRun } from '#durable/rules/games/jumping-dog/run-bot.ts'
import { BOT_SKILLS } from '#durable/rules/games/round/bot.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'

const SEEDS = Array.from({ length: 30 }, (_, number) => numberedSeed(number))

it.each(BOT_SKILLS)('[GR1] the replay of what a bot has played is what it played (%s)', (skill) => {
  for (const seed of SEEDS) {
    const { log, score, ticks } = botRun(seed, skill, numberedSeed(77))
    expect(replayRun(seed, log)).toMatchObject({ proof: { score, ticks } })
  }
})

it('[GR8] half of the beginners win bronze, of the regulars silver, of the experts gold', () => {
  const middle = (skill: (typeof BOT_SKILLS)[number]) =>
    SEEDS.map((seed) => botRun(seed, skill, seed).score).toSorted((a, b) => a - b)[15]
  expect(middle('beginner')).toBeGreaterThan(90)
  expect(middle('regular')).toBeGreaterThan(250)
  expect(middle('expert')).toBeGreaterThan(400)
})
