// npm run fuzz -- [--frames N] [--seed S]: hostile frames against the bundle (npm run build, npm run bundle).
import { parseArgs } from 'node:util'
import { runAlone } from '#test/soak/part.ts'
import { fuzzPart } from './part.ts'

const { values } = parseArgs({
  options: { frames: { type: 'string', default: '300000' }, seed: { type: 'string', default: '1' } },
})
await runAlone(fuzzPart({ frames: Number(values.frames), seed: Number(values.seed) }))
