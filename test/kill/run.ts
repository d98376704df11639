// npm run kill -- [--rounds N] [--seed S]: shoots workerd N times. Needs the bundle (npm run build, npm run bundle).
import { parseArgs } from 'node:util'
import { runAlone } from '#test/soak/part.ts'
import { killPart } from './part.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '25' }, seed: { type: 'string', default: '1' } },
})
await runAlone(killPart({ rounds: Number(values.rounds), seed: Number(values.seed) }))
