import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { failureLines } from './failure-lines.ts'
import type { TestError } from './failure-lines.ts'
import type { Failure, Score } from './part.ts'

/** The environment variable with the file for the score of a run; without it nothing is written. */
export const SCORE_FILE = 'VOFFPARK_TEST_SCORE'

/** Writes at the end of a run how many tests passed, and what each failed one expected and saw. */
export default class ScoreReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly TestError[]): void {
    const file = process.env[SCORE_FILE]
    if (file === undefined) return
    const score: Score = {
      passed: modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0),
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandled.map((error) => ({ title: 'an error outside of every test', lines: failureLines(error) })),
      ],
    }
    writeFileSync(file, JSON.stringify(score))
  }
}

function failuresOf(module: TestModule): Failure[] {
  const path = module.relativeModuleId
  const tests = [...module.children.allTests('failed')].map((test) => ({
    title: `${path}: ${test.fullName}`,
    lines: (test.result().errors ?? []).flatMap(failureLines),
  }))
  // A file or suite that fails to load or in its setup fails the run, though none of its tests.
  const suites = [module, ...module.children.allSuites()].flatMap((suite) => {
    const errors = suite.errors()
    const title = suite.type === 'suite' ? `${path}: ${suite.fullName}` : path
    return errors.length === 0 ? [] : [{ title, lines: errors.flatMap(failureLines) }]
  })
  return [...suites, ...tests]
}
