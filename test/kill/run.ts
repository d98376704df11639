// npm run kill -- [--rounds N] [--seed S]: shoots workerd N times. Needs the bundle (npm run build, npm run bundle).
import { parseArgs } from 'node:util'
import { KillRounds } from './rounds.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '25' }, seed: { type: 'string', default: '1' } },
})
const [rounds, seed] = [Number(values.rounds), Number(values.seed)]
const started = performance.now()
const kill = await KillRounds.open(seed)
let failed = 0
try {
  for (let round = 1; round <= rounds; round++) {
    const broken = await kill.round()
    for (const promise of broken) console.error(`SEED=${seed} ROUND=${round} ${promise}`)
    console.log(`round ${round}: ${broken.length} broken; ${kill.books}`)
    failed += broken.length
  }
} finally {
  await kill.close()
}
console.log(JSON.stringify({ ...kill.tally, ...kill.done }))
const seconds = (performance.now() - started) / 1000
console.log(`${rounds} rounds: ${failed === 0 ? 'nothing lost' : `${failed} BROKEN`}, ${seconds.toFixed(1)} s`)
process.exitCode = failed === 0 ? 0 : 1
