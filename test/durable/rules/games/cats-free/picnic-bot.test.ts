import { expect, it } from 'vitest'
import { botPicnic } from '#durable/rules/games/cats-free/picnic-bot.ts'
import { replayPicnic } from '#durable/rules/games/cats-free/replay-picnic.ts'
import { BOT_SKILLS } from '#durable/rules/games/round/bot.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'

const SEEDS = Array.from({ length: 30 }, (_, number) => numberedSeed(number))

it.each(BOT_SKILLS)('[GR1] the replay of what a bot has played is what it played (%s)', (skill) => {
  for (const seed of SEEDS) {
    const { log, score, ticks } = botPicnic(seed, skill, numberedSeed(77))
    expect(replayPicnic(seed, log)).toMatchObject({ proof: { score, ticks } })
  }
})

it('[GR8] half of the beginners win bronze, of the regulars silver, of the experts gold', () => {
  const middle = (skill: (typeof BOT_SKILLS)[number]) =>
    SEEDS.map((seed) => botPicnic(seed, skill, seed).score).toSorted((a, b) => a - b)[15]
  expect(middle('beginner')).toBeGreaterThanOrEqual(15)
  expect(middle('regular')).toBeGreaterThanOrEqual(50)
  expect(middle('expert')).toBeGreaterThanOrEqual(85)
})
