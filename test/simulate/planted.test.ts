import { expect, it } from 'vitest'
import { firstFound } from './planted-part.ts'
import { PLANTED } from './planted.ts'
import { simulate } from './simulation.ts'

const SEEDS_MAX = 1000
const EVENTS = 1000
/** On a network without faults a run must be long enough for two dogs to finish a trade. */
const HELPED_EVENTS = 2500

/**
 * Seeds that found the rare mistakes before. They are tried first, because the search takes most of the time of this
 * file. If a change of the rules makes a hint useless, the search is run again.
 */
const HINTS: Readonly<Record<string, number>> = {
  'a room that tells a reader that was held nothing of what it missed': 38,
  'a room that shows a hidden dog to others': 46,
  'a room that lets a dog back in by a pass from before it was sent away': 190,
  'a room that shows after its sleep who hides': 58,
  'a room that forgets the word lists in its sleep': 53,
  'a room that forgets the numbers of staff in its sleep': 53,
  'a ledger that lets a purse go below nothing': 140,
  'a ledger that trades what was offered without looking again': 147,
}

// `npm run soak` also finds the rare mistakes without the networks that help.
it.each(Object.entries(PLANTED))('finds %s', async (mistake, plant) => {
  const events = plant.swarm ? HELPED_EVENTS : EVENTS
  const found = await firstFound(plant, { seeds: SEEDS_MAX, events, hint: HINTS[mistake] })
  if (found === null) throw new Error(`not found in ${SEEDS_MAX} seeds of ${events} events`)
  // The same seed must fail in the same step, so that a failure can be replayed.
  const [once, again] = [await simulate(found, events, plant), await simulate(found, events, plant)]
  expect(again).toEqual(once)
  expect((await simulate(found, events, { swarm: plant.swarm })).failure).toBeNull()
})
