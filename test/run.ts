// The whole proof, in the order in which it fails fastest. Ends with the one line that counts: N passed, N failed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { provideChromium } from './browser/chromium.ts'

type Score = { passed: number; failed: number }
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; message: string; assertionResults: Assertion[] }[]
}
type Assertion = { status: string; fullName: string; failureMessages: string[] }

/** Lines of a failure that are told again at the end. */
const TOLD_LINES = 12

const TYPE_CHECKS = [
  '.',
  'durable/tsconfig.pure.json',
  'durable',
  'worker',
  'worker/local',
  'app',
  'app/art',
  'test',
  'test/worker',
  'test/bench/ours/counted',
  // The bench's peers are packages of its own, which are there once it has run.
  ...(existsSync('test/bench/peers/node_modules') ? ['test/bench/peers', 'test/bench/peers/party'] : []),
]
const failures: string[] = []
const staticOnly = process.argv.includes('--static')

const scores: Score[] = [
  step('build', 'npm', ['run', '--silent', 'build']),
  ...TYPE_CHECKS.map((folder) =>
    step(`types of ${folder === '.' ? 'the configuration' : folder}`, 'tsc', ['-p', folder]),
  ),
  step('lint', 'eslint', ['.', '--max-warnings', '0']),
  step('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
]
if (!staticOnly) {
  scores.push(step('deploy, dry', 'wrangler', ['deploy', '--dry-run', '--outdir', 'build/worker']))
  scores.push(chromium(), tests('unit'), tests('workerd'), tests('browser'))
}

const passed = scores.reduce((sum, score) => sum + score.passed, 0)
const failed = scores.reduce((sum, score) => sum + score.failed, 0)
// A log that was cut to its end still says what went wrong.
for (const failure of failures) console.log(failure)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

/** One command that must succeed; its output is shown only when it does not. */
function step(name: string, command: string, args: readonly string[]): Score {
  const started = Date.now()
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  })
  const ok = status === 0
  console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  if (!ok) {
    console.log(stdout, stderr)
    failures.push(`✗ ${name}`)
  }
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function chromium(): Score {
  const found = provideChromium()
  console.log(
    found
      ? `✓ Chromium: ${found}`
      : '✗ Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM to its path',
  )
  return found ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** One vitest project; a run that dies before its report counts as one failure. */
function tests(project: string): Score {
  const report = join(mkdtempSync(join(tmpdir(), 'voffpark-')), `${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = spawnSync('vitest', args, { stdio: 'inherit', env: { ...process.env, FORCE_COLOR: '0' } })
  try {
    const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    failures.push(...testResults.flatMap(failuresOf))
    // A suite that fails to load fails no test, but the run.
    return { passed: numPassedTests, failed: numFailedTests || (status === 0 ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function failuresOf({ name, message, assertionResults }: Report['testResults'][number]): string[] {
  const file = relative('.', name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  const told = failed.map(
    ({ fullName, failureMessages }) => `✗ ${file}: ${fullName}\n${start(failureMessages.join('\n'))}`,
  )
  return failed.length === 0 && message !== '' ? [`✗ ${file}\n${start(message)}`] : told
}

function start(text: string): string {
  return text.split('\n').slice(0, TOLD_LINES).join('\n')
}
