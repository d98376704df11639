// npm run storm -- [--bots N] [--seed S]: a deploy under N dogs in one room. Needs the bundle (npm run build, npm run bundle).
import { parseArgs } from 'node:util'
import { storm } from './storm.ts'

const { values } = parseArgs({
  options: { bots: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
})
const { broken, ...report } = await storm({ bots: Number(values.bots), seed: Number(values.seed) })
for (const promise of broken) console.error(promise)
console.log(JSON.stringify(report))
const isSoon = report.backWithinMs <= 10_000 && report.arrivalsIn100Ms <= 60
console.log(
  `${report.bots} dogs: ${isSoon && broken.length === 0 ? 'all back, nothing lost' : 'BROKEN'}, the last after ${report.backWithinMs} ms, ` +
    `${report.arrivalsIn100Ms} arrivals in 100 ms at most`,
)
process.exitCode = isSoon && broken.length === 0 ? 0 : 1
