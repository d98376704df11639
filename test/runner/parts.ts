import { existsSync } from 'node:fs'
import type { Part } from './part.ts'

// One checker, because on one of two cores several only repeat each other's work.
const TSC = ['node_modules/@typescript/native/bin/tsc', '--checkers', '1', '-p']
const LINT = ['--type-aware', '--report-unused-disable-directives', '--deny-warnings']
const PEERS = ['test/bench/peers', 'test/bench/peers/party']

/**
 * The checks without tests, in the order in which waiting parts are started. Those that need no build run beside it.
 */
export const STATIC_PARTS: readonly Part[] = [
  command('build', [], 'npm', ['run', '--silent', 'build']),
  command('format', [], 'oxfmt', ['--check', '--threads', '1']),
  types('the pure core', 'durable/tsconfig.pure.json'),
  types('the rooms', 'durable'),
  types('the Worker', 'worker'),
  types('the tests in workerd', 'test/worker'),
  types('the configuration and the drawing code', '.'),
  types('the tools', 'worker/local'),
  // The bench's peers are a package of their own, which exists once the bench has run.
  ...(existsSync('test/bench/peers/node_modules') ? PEERS.map((folder) => types(folder, folder)) : []),
  types('the pages', 'app', ['build']),
  types('the tests', 'test', ['build']),
  command('lint', ['build'], 'oxlint', LINT),
]

const BUNDLE = command('bundle', ['build'], 'npm', ['run', '--silent', 'bundle'])
/** Needs no build, so it runs beside it. */
const DATABASES = command('databases', [], 'node', ['test/browser/prepare-states.ts'])
const CHROMIUM: Part = { name: 'Chromium', lanes: 1, needs: [], work: { kind: 'chromium' } }

/** The projects of vitest.config.ts, the longest first, so that short parts fill the gaps at the end. */
export const TEST_PARTS: readonly Part[] = [
  // Its files run in two processes (vitest.config.ts).
  { ...tests('browser', ['bundle', 'Chromium', 'databases']), lanes: 2 },
  tests('unit', ['bundle']),
  tests('workerd', ['bundle']),
  tests('races', ['bundle']),
  tests('fuzz', ['bundle', 'databases']),
]

const [BUILD, ...CHECKS] = STATIC_PARTS

/** `npm test`. */
export const ALL_PARTS: readonly Part[] = [
  ...(BUILD ? [BUILD] : []),
  CHROMIUM,
  DATABASES,
  BUNDLE,
  ...TEST_PARTS,
  ...CHECKS,
]

function command(name: string, needs: readonly string[], program: string, args: readonly string[]): Part {
  return { name, lanes: 1, needs, work: { kind: 'command', command: program, args } }
}

function types(of: string, project: string, needs: readonly string[] = []): Part {
  return command(`types of ${of}`, needs, 'node', [...TSC, project])
}

function tests(project: string, needs: readonly string[]): Part {
  return { name: project, lanes: 1, needs, work: { kind: 'tests', project } }
}
