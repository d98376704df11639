import { expect, it } from 'vitest'
import { botHeap } from '#durable/rules/games/knogleknas/heap-bot.ts'
import { replayHeap } from '#durable/rules/games/knogleknas/replay-heap.ts'
import { hardEarth } from '#durable/rules/games/levels/hard-earth.ts'
import { BOT_SKILLS } from '#durable/rules/games/round/bot.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'

const SEEDS = Array.from({ length: 12 }, (_, number) => numberedSeed(number))

it.each(BOT_SKILLS)('[GR1] the replay of what a bot has played is what it played (%s)', (skill) => {
  for (const seed of SEEDS) {
    const { log, score, ticks } = botHeap(hardEarth, seed, { skill, hands: numberedSeed(77) })
    expect(replayHeap(hardEarth, seed, log)).toEqual({ proof: { score, ticks, handTicks: ticks } })
  }
})

it('a better bot scores more on the same heaps', () => {
  const mean = (skill: (typeof BOT_SKILLS)[number]) =>
    SEEDS.reduce((sum, seed) => sum + botHeap(hardEarth, seed, { skill, hands: seed }).score, 0)
  expect(mean('regular')).toBeGreaterThan(mean('beginner'))
  expect(mean('expert')).toBeGreaterThan(mean('regular'))
})
