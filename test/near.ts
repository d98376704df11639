// Checks what a change touches, in under a minute: format, types and lint of its folders, and the tests near it.
// npm run near [-- --base REV]: since REV, by default since the branch left main.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { en } from '#app/locales/messages.ts'
import { naming, near, QUICK, textsShown, WHOLE_TREE } from './runner/near.ts'

const { values } = parseArgs({ options: { base: { type: 'string' } } })
const base = values.base ?? git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
const all = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
const { changed, folders, sources, workerd } = near([...new Set(all)].filter((path) => existsSync(path)))
if (changed.length === 0) {
  console.log(`Nothing has changed since ${base.slice(0, 8)}.`)
  process.exit()
}

const started = performance.now()
const quick = QUICK.flatMap((project) => ['--project', project])
const results = await Promise.all([
  inTurn([
    ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed],
    ...(folders.length > 0 ? [['oxlint', '--type-aware', '--type-check', '--deny-warnings', ...folders]] : []),
    ['vitest', 'run', '--project', 'unit', '--project', 'pages', ...WHOLE_TREE],
  ]),
  inTurn([
    ...(sources.length > 0 ? [['vitest', 'related', '--run', '--passWithNoTests', ...quick, ...sources]] : []),
    ...(workerd.length > 0 ? [['vitest', 'run', '--passWithNoTests', '--project', 'workerd', ...workerd]] : []),
  ]),
])
const texts = textsShown(sources.filter((path) => path.startsWith('app/')).map(read), en)
const stories = naming(texts, new Map(globSync('test/browser/**/*.test.ts').map((path) => [path, read(path)])))
if (stories.length > 0) console.log(`Not run: ${stories.join(', ')} of test/browser, which name texts of these files.`)
const isOk = results.every(Boolean)
console.log(`${isOk ? '✓' : '✗'} ${changed.length} files, ${((performance.now() - started) / 1000).toFixed(0)} s`)
process.exitCode = isOk ? 0 : 1

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}

/** Runs commands one after the other, and prints each one's output when it has ended. */
async function inTurn(commands: readonly (readonly string[])[]): Promise<boolean> {
  let isOk = true
  for (const [command = '', ...args] of commands) isOk = (await run(command, args)) && isOk
  return isOk
}

function run(command: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', NEAR: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      console.log(code === 0 ? (output.trimEnd().split('\n').at(-1) ?? '') : output)
      resolve(code === 0)
    })
  })
}
