// Runs all tests, or a choice of them. Its last line is "N passed, N failed". npm test -- [--project NAME]… [--again
// ROUNDS] [--beside LOOPS] [part of a file's path]… npm test -- --static
import { availableParallelism } from 'node:os'
import { setup as openStates } from './browser/states.ts'
import { startBusyLoops } from './runner/busy-loops.ts'
import { carryOut } from './runner/carry-out.ts'
import { readChoice, withNeeds } from './runner/choose.ts'
import { lanesOn } from './runner/lanes.ts'
import type { Part } from './runner/part.ts'
import { allParts, isTests, STATIC_PARTS } from './runner/parts.ts'
import { schedule } from './runner/schedule.ts'
import type { Ended } from './runner/schedule.ts'
import { failureTold, partsTable, tallyLines } from './runner/summary.ts'

const lanes = lanesOn(availableParallelism())
const all = allParts(lanes)

const choice = readChoice(process.argv.slice(2))
const isWhole = choice.projects.length === 0 && choice.files.length === 0 && choice.rounds === 1
const projects = choice.projects.length > 0 ? choice.projects : all.filter(isTests).map(({ name }) => name)
const parts = choice.isStatic ? STATIC_PARTS : isWhole ? all : withNeeds(projects, all)

const started = performance.now()
const clearStates = openStates()
// The builds serve all rounds, and are made before anything disturbs the machine.
const isRepeated = choice.rounds > 1 || choice.loops > 0
const prepared = await round(parts.filter((part) => !isRepeated || !isTests(part)))
const rounds: (readonly Ended[])[] = []
if (isRepeated && prepared.every(({ score }) => score.failures.length === 0)) {
  const repeated = parts.filter(isTests).map((part) => ({ ...part, needs: [] }))
  const stop = startBusyLoops(choice.loops)
  for (let at = 1; at <= choice.rounds; at++) {
    console.log(`Round ${at} of ${choice.rounds}`)
    const results = await round(repeated)
    rounds.push(results)
    // Rounds may take hours, so that what failed is told before somebody interrupts them.
    for (const failure of results.flatMap(({ score }) => score.failures)) console.log(failureTold(failure).join('\n'))
  }
  stop()
}

clearStates()
const ended = [...prepared, ...rounds.flat()]
const failures = ended.flatMap(({ score }) => score.failures)
const tested = ended.filter(({ part }) => isTests(part)).reduce((sum, { score }) => sum + score.passed, 0)
if (!choice.isStatic && failures.length === 0 && tested === 0) {
  failures.push({ title: 'No test is in what was chosen.', lines: choice.files })
}
// Failures are printed last, so that a log cut to its end still has them.
const told = rounds.length > 0 ? tallyLines(failures, rounds.length) : failures.flatMap(failureTold)
if (told.length > 0) console.log(told.join('\n'))
console.log(`\n${partsTable(ended, (performance.now() - started) / 1000).join('\n')}\n`)
const passed = ended.reduce((sum, { score }) => sum + score.passed, 0)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1

async function round(some: readonly Part[]): Promise<readonly Ended[]> {
  return schedule(some, lanes.all, async (part) => {
    const from = performance.now()
    console.log(`… ${part.name}`)
    const score = await carryOut(part, choice.files)
    const seconds = ((performance.now() - from) / 1000).toFixed(1)
    console.log(`${score.failures.length === 0 ? '✓' : '✗'} ${part.name} (${seconds} s)`)
    return score
  })
}
