import { existsSync } from 'node:fs'
import type { Part } from './part.ts'

// On one of two cores several checkers only do the same work several times.
const TSC = ['node_modules/@typescript/native/bin/tsc', '--checkers', '1', '-p']
const LINT = ['--type-aware', '--report-unused-disable-directives', '--deny-warnings']
const PEERS = ['test/bench/peers', 'test/bench/peers/party']

/**
 * What is checked without a test, in the order in which parts that wait are started. What needs no build runs beside
 * it.
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
  // The bench's peers are packages of its own, which are there once it has run.
  ...(existsSync('test/bench/peers/node_modules') ? PEERS.map((folder) => types(folder, folder)) : []),
  types('the pages', 'app', ['build']),
  types('the tests', 'test', ['build']),
  command('lint', ['build'], 'oxlint', LINT),
]

const BUNDLE = command('bundle', ['build'], 'npm', ['run', '--silent', 'bundle'])
/** It needs no build, so it runs beside it. */
const DATABASES = command('databases', [], 'node', ['test/browser/prepare-states.ts'])
const CHROMIUM: Part = { name: 'Chromium', lanes: 1, needs: [], work: { kind: 'chromium' } }

/** The projects of vitest.config.ts, the longest first: the short parts fill the gaps at the end. */
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
