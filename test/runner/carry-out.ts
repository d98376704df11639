import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideChromium } from '#test/browser/chromium.ts'
import type { Part, Score } from './part.ts'
import { SCORE_FILE } from './score-reporter.ts'

const REPORTERS = ['default', './test/runner/figures.ts', './test/runner/score-reporter.ts']

/**
 * Runs one part and prints its output when it has ended. `files` are parts of paths of test files; an empty list means
 * all files.
 */
export async function carryOut({ name, work, lanes }: Part, files: readonly string[]): Promise<Score> {
  switch (work.kind) {
    case 'chromium':
      return scoreOf(name, provideChromium() !== null, [
        'Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
      ])
    case 'command': {
      const { isOk, output } = await run(work.command, work.args)
      if (!isOk) console.log(output)
      return scoreOf(name, isOk, output.trimEnd().split('\n'))
    }
    case 'tests':
      return testsOf(work.project, lanes, files)
  }
}

async function testsOf(project: string, workers: number, files: readonly string[]): Promise<Score> {
  const folder = mkdtempSync(join(tmpdir(), 'voffpark-'))
  const file = join(folder, 'score.json')
  const reporters = REPORTERS.map((reporter) => `--reporter=${reporter}`)
  // Files are named for all projects together; a project that has lost all its own fails.
  const chosen = files.length > 0 ? ['--passWithNoTests', ...files] : []
  const args = ['run', '--project', project, `--maxWorkers=${workers}`, ...reporters, ...chosen]
  const { isOk, output } = await run('vitest', args, { [SCORE_FILE]: file })
  console.log(output)
  try {
    const score: Score = JSON.parse(readFileSync(file, 'utf8'))
    if (score.failures.length > 0) return score
    // A run that vitest calls failed counts as a failure even if it names none.
    if (!isOk) return { ...score, ...scoreOf(project, false, ['It ended with an error.']) }
    return files.length > 0 || score.passed > 0 ? score : scoreOf(project, false, ['No test of it has passed.'])
  } catch {
    return scoreOf(project, false, ['It ended without a score.', ...output.trimEnd().split('\n').slice(-20)])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function scoreOf(title: string, isOk: boolean, lines: readonly string[]): Score {
  return isOk ? { passed: 1, failures: [] } : { passed: 0, failures: [{ title, lines: lines.slice(0, 40) }] }
}

function run(command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NO_COLOR: '1',
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    ...more,
  }
  // vitest uses colours if this variable exists, whatever its value is.
  delete env.FORCE_COLOR
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise<{ isOk: boolean; output: string }>((resolve) => {
    child.on('error', ({ message }) => resolve({ isOk: false, output: message }))
    child.on('close', (code) => resolve({ isOk: code === 0, output }))
  })
}
