// npm run storm -- [--bots N] [--seed S]: a deploy under N dogs in one room. Needs the bundle (npm run build, npm run bundle).
import { parseArgs } from 'node:util'
import { runAlone } from '#test/soak/part.ts'
import { stormPart } from './part.ts'

const { values } = parseArgs({
  options: { bots: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
})
await runAlone(stormPart({ bots: Number(values.bots), seed: Number(values.seed) }))
