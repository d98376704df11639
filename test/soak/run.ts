// npm run soak -- [--only NAME]…: the long proofs one after the other. Ends with a table, and with 1 at any broken promise.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { editorsPart } from '#test/durable/rules/sheets/part.ts'
import { databasePart } from '#test/faults/database-part.ts'
import { crowdPart } from '#test/faults/part.ts'
import { fuzzPart } from '#test/fuzz/part.ts'
import { killPart } from '#test/kill/part.ts'
import { simulatePart } from '#test/simulate/part.ts'
import { plantedPart } from '#test/simulate/planted-part.ts'
import { stormPart } from '#test/storm/part.ts'
import { enginesPart } from './engines/part.ts'
import { firefoxPart } from './firefox/part.ts'
import { nativeLoopsPart } from './native-loops.ts'
import { runPart, summaryOf } from './part.ts'
import type { Part, PartResult } from './part.ts'

const PARTS: readonly Part[] = [
  firefoxPart(),
  enginesPart({ logs: 5000 }),
  simulatePart({ seeds: 2000, events: 1000, first: 1 }),
  plantedPart(),
  editorsPart({ seeds: 20, changes: 10_000 }),
  crowdPart(),
  databasePart(),
  stormPart({ bots: 1000, seed: 1 }),
  killPart({ rounds: 25, seed: 1 }),
  fuzzPart({ frames: 300_000, seed: 1 }),
  nativeLoopsPart(),
]
/** Several times what the longest part takes, ms; a part that takes longer hangs. */
const HANG_MS = 3_600_000

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const chosen = PARTS.filter(({ name }) => values.only?.includes(name) ?? true)
const unknown = values.only?.filter((name) => PARTS.every((part) => part.name !== name)) ?? []
if (unknown.length > 0) {
  console.error(`no part is called ${unknown.join(', ')}: there are ${PARTS.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
if (chosen.some(({ needsBundles }) => needsBundles)) for (const script of ['build', 'bundle']) npmRun(script)

const results: PartResult[] = []
for (const part of chosen) {
  console.log(`\n${part.name} …`)
  const timer = setTimeout(() => {
    console.error(`✗ ${part.name} has not ended within ${HANG_MS / 60_000} minutes`)
    printTable()
    process.exit(1)
  }, HANG_MS)
  results.push(await runPart(part))
  clearTimeout(timer)
}
printTable()
// Exits even if a socket was left open.
process.exit(results.every(({ broken }) => broken.length === 0) ? 0 : 1)

function printTable(): void {
  console.log('')
  for (const result of results) console.log(summaryOf(result))
  for (const { name } of chosen.slice(results.length)) console.log(`${name.padEnd(10)} NOT DONE`)
}

function npmRun(script: string): void {
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status === 0) return
  console.error(`✗ npm run ${script}`)
  process.exit(1)
}
