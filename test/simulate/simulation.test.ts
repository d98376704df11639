import { expect, it } from 'vitest'
import { simulatePart } from './part.ts'
import { emptyTally, tooLittle } from './tally.ts'

/** `npm run soak` runs 2,000 seeds. */
const SEEDS = 300
const EVENTS = 1000
/** Ten times what the seeds take on a machine that does nothing else. */
const TIMEOUT_MS = 300_000

it(
  `${SEEDS} seeds of ${EVENTS} events: whatever the network does, the park keeps its promises`,
  async ({ annotate }) => {
    const { broken, figures } = await simulatePart({ seeds: SEEDS, events: EVENTS, first: 1 }).run()
    await annotate(JSON.stringify(figures))
    expect(broken).toEqual([])
  },
  TIMEOUT_MS,
)

it('a run in which something happened too seldom proves too little', () => {
  const busy = Object.fromEntries(Object.keys(emptyTally()).map((what) => [what, 100_000]))
  expect(tooLittle({ ...emptyTally(), ...busy }, SEEDS)).toEqual([])
  expect(tooLittle({ ...emptyTally(), ...busy, trades: 1 }, SEEDS)).toEqual([`trades: only 1 in ${SEEDS} seeds`])
})
