import { expect, it } from 'vitest'
import { simulatePart } from './part.ts'
import { emptyTally, tooLittle } from './tally.ts'

/** `npm run soak` runs 2,000 seeds. */
const SEEDS = 300
const EVENTS = 1000
/** Ten times what the seeds take, s. */
const CPU_SECONDS_MAX = 450
/** No busy machine takes so long: only what hangs does. */
const TIMEOUT_MS = 45 * 60_000

it(
  `${SEEDS} seeds of ${EVENTS} events: whatever the network does, the park keeps its promises`,
  async ({ annotate }) => {
    const { broken, figures } = await simulatePart({
      seeds: SEEDS,
      events: EVENTS,
      first: 1,
      cpuSecondsMax: CPU_SECONDS_MAX,
    }).run()
    await annotate(JSON.stringify(figures))
    expect(broken).toEqual([])
  },
  TIMEOUT_MS,
)

it('a run that takes more processor time than it may names its seed', async () => {
  const { broken } = await simulatePart({ seeds: 2, events: 50, first: 7, cpuSecondsMax: -1 }).run()
  expect(broken).toEqual([expect.stringMatching(/^SEED=7 ended after \d+ s of processor time, with -1 s for 2 seeds$/)])
})

it('a run in which something happened too seldom proves too little', () => {
  const busy = Object.fromEntries(Object.keys(emptyTally()).map((what) => [what, 100_000]))
  expect(tooLittle({ ...emptyTally(), ...busy }, SEEDS)).toEqual([])
  expect(tooLittle({ ...emptyTally(), ...busy, trades: 1 }, SEEDS)).toEqual([`trades: only 1 in ${SEEDS} seeds`])
})
