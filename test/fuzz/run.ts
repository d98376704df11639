// npm run fuzz -- [--frames N] [--seed S]: hostile frames against the bundle (npm run build, npm run bundle).
import { parseArgs } from 'node:util'
import { OpenGate } from './open-gate.ts'
import { siege } from './siege.ts'

const { values } = parseArgs({
  options: { frames: { type: 'string', default: '300000' }, seed: { type: 'string', default: '1' } },
})
const started = performance.now()
const gate = await OpenGate.open()
try {
  const { broken, ...report } = await siege(gate, { frames: Number(values.frames), seed: Number(values.seed) })
  for (const promise of broken.slice(0, 20)) console.error(promise)
  console.log(JSON.stringify(report))
  const seconds = (performance.now() - started) / 1000
  const verdict = broken.length === 0 ? 'the room stood' : `${broken.length} BROKEN`
  console.log(`${report.frames} frames: ${verdict}, ${seconds.toFixed(1)} s`)
  process.exitCode = broken.length === 0 ? 0 : 1
} finally {
  await gate.close()
}
