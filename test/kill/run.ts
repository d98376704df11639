// npm run kill -- [--rounds N] [--seed S] [--plays P]: shoots workerd N times, and on until P rounds of the arcade are
// played. Needs the bundle (npm run build, npm run bundle).
import { parseArgs } from 'node:util'
import { runAlone } from '#test/soak/part.ts'
import { killPart } from './part.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
    plays: { type: 'string', default: '0' },
  },
})
await runAlone(killPart({ rounds: Number(values.rounds), seed: Number(values.seed), plays: Number(values.plays) }))
