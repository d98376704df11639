// npm run simulate -- [--seeds N] [--events M] [--seed S]: N seeds from S on, each with M events. Ends with 1 at a failure.
import { parseArgs } from 'node:util'
import { runAlone } from '#test/soak/part.ts'
import { simulatePart } from './part.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '2000' },
    events: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
})
await runAlone(simulatePart({ seeds: Number(values.seeds), events: Number(values.events), first: Number(values.seed) }))
