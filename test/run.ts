// The whole proof, in the order in which it fails fastest. Ends with the one line that counts: N passed, N failed.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
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
const TOLD_LINES = 40

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
/** Part by part: the types of all of them at once are more than memory holds with ease. */
const LINTED = ['*.ts', 'durable', 'worker', 'app', 'test']
const REPORTERS = ['--reporter=default', '--reporter=./test/support/figures.ts']
/** How nice to others what runs beside the browser is (nice(1)). */
const NICENESS = 10
const failures: string[] = []
const staticOnly = process.argv.includes('--static')

const scores: Score[] = [await step('build', 'npm', ['run', '--silent', 'build'])]
if (staticOnly) {
  scores.push(...(await staticChecks()))
} else {
  scores.push(await step('deploy, dry', 'npm', ['run', '--silent', 'bundle']), chromium())
  // Two lanes for two cores: what Chromium does is one half of the time, all the rest the other. The rest gives way:
  // somebody waits for a page, and nobody for a proof of types.
  const others = async () => [
    ...(await staticChecks()),
    await tests(['siege'], 'in one piece'),
    await tests(['unit', 'workerd', 'rooms']),
  ]
  const [browser, scoresOfOthers] = await Promise.all([tests(['browser']), others()])
  scores.push(...scoresOfOthers, browser)
}

const passed = scores.reduce((sum, score) => sum + score.passed, 0)
const failed = scores.reduce((sum, score) => sum + score.failed, 0)
// A log that was cut to its end still says what went wrong.
for (const failure of failures) console.log(failure)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

async function staticChecks(): Promise<Score[]> {
  const checks: Score[] = []
  for (const folder of TYPE_CHECKS) {
    checks.push(await step(`types of ${folder === '.' ? 'the configuration' : folder}`, 'tsc', ['-p', folder]))
  }
  for (const part of LINTED) checks.push(await step(`lint of ${part}`, 'eslint', [part, '--max-warnings', '0']))
  checks.push(await step('format', 'prettier', ['--check', '--log-level', 'warn', '.']))
  return checks
}

/** One command that must succeed; its output is shown only when it does not. */
async function step(name: string, command: string, args: readonly string[]): Promise<Score> {
  const started = Date.now()
  const { isOk, output } = await run(command, args, 'in one piece')
  console.log(`${isOk ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  if (isOk) return { passed: 1, failed: 0 }
  console.log(output)
  failures.push(`✗ ${name}`)
  return { passed: 0, failed: 1 }
}

/** Output is shown as it comes, or gathered from what runs beside that, and gives way to it. */
type Output = 'as it comes' | 'in one piece'

function run(command: string, args: readonly string[], output: Output): Promise<{ isOk: boolean; output: string }> {
  const env = { ...process.env, FORCE_COLOR: '0', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }
  const child = spawn(command, args, { env, stdio: ['ignore', ...pipes(output)] })
  if (output === 'in one piece' && child.pid) setPriority(child.pid, NICENESS)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part))
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ isOk: false, output: message }))
    child.on('close', (code) => resolve({ isOk: code === 0, output: text }))
  })
}

function pipes(output: Output): ['pipe', 'pipe'] | ['inherit', 'inherit'] {
  return output === 'in one piece' ? ['pipe', 'pipe'] : ['inherit', 'inherit']
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

/** Tests of these projects of vitest; a run that dies before its report counts as one failure. */
async function tests(projects: readonly string[], output: Output = 'as it comes'): Promise<Score> {
  const report = join(mkdtempSync(join(tmpdir(), 'voffpark-')), 'report.json')
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = ['run', ...chosen, ...REPORTERS, '--reporter=json', `--outputFile.json=${report}`]
  const ended = await run('vitest', args, output)
  if (output === 'in one piece') console.log(ended.output)
  try {
    const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    failures.push(...testResults.flatMap(failuresOf))
    // A suite that fails to load fails no test, but the run.
    return { passed: numPassedTests, failed: numFailedTests || (ended.isOk ? 0 : 1) }
  } catch {
    failures.push(`✗ ${projects.join(', ')}: ended without a report`)
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
