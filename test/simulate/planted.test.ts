import { expect, it } from 'vitest'
import { firstFound } from './planted-part.ts'
import { PLANTED } from './planted.ts'
import { simulate } from './simulation.ts'

const SEEDS_MAX = 1000
const EVENTS = 1000
/** Where a network is without faults, a run is long enough for two dogs to come to terms. */
const HELPED_EVENTS = 2500

/**
 * Seeds that have found the rare ones, which are tried first: to search for them takes most of the seconds of this file.
 * A hint that a change of the rules has spoiled costs nothing but those seconds.
 */
const HINTS: Readonly<Record<string, number>> = {
  'a room that tells a reader that was held nothing of what it missed': 32,
  'a room that shows a hidden dog to others': 25,
  'a room that shows after its sleep who hides': 58,
  'a room that has one entry for all doors': 40,
  'a room that forgets the word lists in its sleep': 53,
  'a room that forgets the numbers of staff in its sleep': 37,
  'a room that says that it is done when the books have not answered': 27,
  'a ledger that lets a purse go below nothing': 27,
  'a ledger that trades what was offered without looking again': 123,
  'a ledger that gives as many lives as a rebirth is asked for': 32,
}

// Without what helps to bring out the rare ones `npm run soak` finds them as well.
it.each(Object.entries(PLANTED))('finds %s', async (mistake, plant) => {
  const events = plant.swarm ? HELPED_EVENTS : EVENTS
  const found = await firstFound(plant, { seeds: SEEDS_MAX, events, hint: HINTS[mistake] })
  if (found === null) throw new Error(`not found in ${SEEDS_MAX} seeds of ${events} events`)
  // The same seed breaks in the same step: that is what a replay is worth.
  const [once, again] = [await simulate(found, events, plant), await simulate(found, events, plant)]
  expect(again).toEqual(once)
  expect((await simulate(found, events, { swarm: plant.swarm })).failure).toBeNull()
})
