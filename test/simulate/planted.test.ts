import { expect, it } from 'vitest'
import { firstFound } from './planted-part.ts'
import { PLANTED } from './planted.ts'
import { simulate } from './simulation.ts'

const SEEDS_MAX = 1000
const EVENTS = 1000
/** Where a network is without faults, a run is long enough for two dogs to come to terms. */
const HELPED_EVENTS = 2500

// Without what helps to bring out the rare ones `npm run soak` finds them as well.
it.each(Object.entries(PLANTED))('finds %s', async (_mistake, plant) => {
  const events = plant.swarm ? HELPED_EVENTS : EVENTS
  const found = await firstFound(plant, { seeds: SEEDS_MAX, events })
  if (found === null) throw new Error(`not found in ${SEEDS_MAX} seeds of ${events} events`)
  // The same seed breaks in the same step: that is what a replay is worth.
  const [once, again] = [await simulate(found, events, plant), await simulate(found, events, plant)]
  expect(again).toEqual(once)
  expect((await simulate(found, events, { swarm: plant.swarm })).failure).toBeNull()
})
