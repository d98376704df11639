import { expect, it } from 'vitest'
import { PLANTED } from './planted.ts'
import { simulate } from './simulation.ts'

const SEEDS_MAX = 1000
const EVENTS = 1000

it.each(Object.entries(PLANTED))('finds a room that %s', (_mistake, makeRoom) => {
  const found = Array.from({ length: SEEDS_MAX }, (_, index) => index + 1).find(
    (seed) => simulate(seed, EVENTS, makeRoom).failure,
  )
  expect(found).toBeDefined()
  // The same seed breaks in the same step: that is what a replay is worth.
  const [once, again] = [simulate(found!, EVENTS, makeRoom), simulate(found!, EVENTS, makeRoom)]
  expect(again).toEqual(once)
  expect(simulate(found!, EVENTS).failure).toBeNull()
})
