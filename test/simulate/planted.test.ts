import { expect, it } from 'vitest'
import { PLANTED } from './planted.ts'
import type { Plant } from './simulation.ts'
import { simulate } from './simulation.ts'

const SEEDS_MAX = 1000
const EVENTS = 1000
/** Some are found after hundreds of seeds only, and a busy machine is no failure. */
const TIMEOUT_MS = 120_000

it.each(Object.entries(PLANTED))('finds %s', { timeout: TIMEOUT_MS }, async (_mistake, plant) => {
  const found = await firstFound(plant)
  expect(found).not.toBeNull()
  // The same seed breaks in the same step: that is what a replay is worth.
  const [once, again] = [await simulate(found!, EVENTS, plant), await simulate(found!, EVENTS, plant)]
  expect(again).toEqual(once)
  expect((await simulate(found!, EVENTS)).failure).toBeNull()
})

async function firstFound(plant: Plant): Promise<number | null> {
  for (let seed = 1; seed <= SEEDS_MAX; seed++) if ((await simulate(seed, EVENTS, plant)).failure) return seed
  return null
}
