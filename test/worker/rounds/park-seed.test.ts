import { expect, it } from 'vitest'
import { isSeed } from '#durable/rules/games/round/chance.ts'
import { seedsOf } from '#worker/rounds/park-seed.ts'

const LABEL = 'game|CatsFree|20780|1'

it('[GR3] a seed follows from the key of the park and the course', async () => {
  const seed = await seedsOf({ PARK_SEED_KEY: 'secret' })(LABEL)
  expect(isSeed(seed)).toBe(true)
  expect(await seedsOf({ PARK_SEED_KEY: 'secret' })(LABEL)).toBe(seed)
})

it('[GR3] another key or another course makes another seed', async () => {
  const seeds = [
    await seedsOf({ PARK_SEED_KEY: 'secret' })(LABEL),
    await seedsOf({ PARK_SEED_KEY: 'other' })(LABEL),
    await seedsOf({ PARK_SEED_KEY: 'secret' })('game|CatsFree|20780|2'),
  ]
  expect(new Set(seeds).size).toBe(3)
})

it('a local park needs no key', async () => {
  expect(isSeed(await seedsOf({ LOCAL_SIGN_IN: '1' })(LABEL))).toBe(true)
})

it('a park that is open to everybody makes no seed without a key of its own', () => {
  expect(() => seedsOf({})).toThrow('PARK_SEED_KEY')
})
