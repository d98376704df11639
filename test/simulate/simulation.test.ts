import { expect, it } from 'vitest'
import { simulate } from './simulation.ts'
import { addTally, emptyTally, tallyLine } from './tally.ts'

const SEEDS = 2000
const EVENTS = 1000

it(`${SEEDS} seeds of ${EVENTS} events: whatever the network does, the park keeps its promises`, async () => {
  const sum = emptyTally()
  const broken: string[] = []
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { steps, tally, failure } = await simulate(seed, EVENTS)
    addTally(sum, tally)
    const replay = `npm run simulate -- --seeds 1 --events ${EVENTS} --seed ${seed}`
    if (failure) broken.push(`SEED=${seed} STEP=${steps} ${failure.message} (${replay})`)
  }
  expect(broken).toEqual([])
  // A run in which little happened proves little.
  for (const [what, times] of Object.entries(sum)) expect(times, `${what} in ${tallyLine(sum)}`).toBeGreaterThan(20)
  expect(sum.walks).toBeGreaterThan(SEEDS * 20)
  expect(sum.lines).toBeGreaterThan(SEEDS * 10)
}, 480_000)
