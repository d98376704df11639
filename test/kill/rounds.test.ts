import { afterAll, beforeAll, expect, it } from 'vitest'
import { KillRounds } from './rounds.ts'

const ROUNDS = 25

let kill: KillRounds
beforeAll(async () => {
  kill = await KillRounds.open(1)
}, 60_000)
afterAll(() => kill.close())

it(`after ${ROUNDS} power cuts all that anybody was told is still true`, async () => {
  const broken: string[] = []
  for (let round = 1; round <= ROUNDS; round++) broken.push(...(await kill.round()))
  expect(broken).toEqual([])
  expect(kill.tally.linesTold).toBeGreaterThan(3 * ROUNDS)
  expect(kill.tally.standsChecked).toBeGreaterThan(0)
  console.log(`${kill.books}; ${JSON.stringify(kill.done)}`)
  for (const verb of ['buy', 'carry', 'drop', 'pickUp']) expect(kill.done.done[verb], verb).toBeGreaterThan(0)
}, 480_000)
