// npm run simulate -- [--seeds N] [--events M] [--seed S]: N seeds from S on, each with M events. Ends with 1 at a failure.
import { parseArgs } from 'node:util'
import { simulate } from './simulation.ts'
import { addTally, emptyTally, tallyLine } from './tally.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '2000' },
    events: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
})
const [seeds, events, first] = [Number(values.seeds), Number(values.events), Number(values.seed)]
const started = performance.now()
const sum = emptyTally()
let failed = 0
for (let seed = first; seed < first + seeds && failed < 10; seed++) {
  const { steps, tally, failure } = await simulate(seed, events)
  addTally(sum, tally)
  if (!failure) continue
  failed += 1
  console.error(`SEED=${seed} STEP=${steps} ${failure.message}`)
  if (failure.constructor.name !== 'Broken') console.error(failure.stack)
  console.error(`  replay: npm run simulate -- --seeds 1 --events ${events} --seed ${seed}`)
}
const seconds = (performance.now() - started) / 1000
console.log(tallyLine(sum))
console.log(
  `${seeds} seeds × ${events} events: ${failed === 0 ? 'all promises held' : 'BROKEN'}, ${seconds.toFixed(1)} s`,
)
process.exitCode = failed === 0 ? 0 : 1
