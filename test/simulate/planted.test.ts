import { expect, it } from 'vitest'
import { EVENTS, SEEDS_MAX, firstFound } from './planted-part.ts'
import { PLANTED } from './planted.ts'
import { simulate } from './simulation.ts'

/** On a network without faults a run must be long enough for two dogs to finish a trade. */
const HELPED_EVENTS = 2500

/**
 * Seeds that found a mistake before, for all that the first two seeds do not find. They are tried first, because the
 * search takes most of the time of this file. If a change of the rules makes a hint useless, the search is run again.
 */
const HINTS: Readonly<Record<string, number>> = {
  'a room that tells nobody what staff ask of it': 4,
  'a room that tells nobody what the committee has taken away': 4,
  'a ledger that trades what was offered without looking again': 6,
  'a ledger that does an op as often as it is asked for': 6,
  'a room that stores the row of a dog as if it were older than all else': 6,
  'a room that says in a pause what was only slowed down': 7,
  'a room that goes by the old word lists': 7,
  'a room that whispers to everybody': 8,
  'a room that tells nobody of a new revision': 10,
  'a ledger that lets a purse go below nothing': 11,
  'a room that leaves the older window open': 13,
  'a room that goes by the old numbers of staff': 15,
  'a room that lets a dog back in by a pass from before it was sent away': 17,
  'a room that forgets the word lists in its sleep': 17,
  'a room that drops the acts of a flood without saying which': 19,
  'a room that forgets the numbers of staff in its sleep': 20,
  'a room that shows after its sleep who hides': 20,
  'a room that keeps nothing of what is used': 22,
  'a room that forgets what staff ask of it': 23,
  'a room that drops the walks of a flood without a word': 23,
  'a ledger that gives as many lives as a rebirth is asked for': 25,
  'a room that forgets who is ignored': 41,
  'a room that says that it is done when the ledger has not answered': 50,
  'a room that has one entry for all doors': 86,
  'a room that shows a hidden dog to others': 128,
  'a room that keeps nothing of what lies on the ground': 147,
  'a room that leaves lying what nobody can reach any more': 214,
  'a room that tells a reader that was held nothing of what it missed': 277,
  'a room that keeps the seat of who has got up or left': 569,
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
