import { existsSync } from 'node:fs'
import type { Lanes } from './lanes.ts'
import type { Part } from './part.ts'

const TSC = 'node_modules/@typescript/native/bin/tsc'
// It finds the errors of the compiler too, so that each program is read and checked once.
const LINT = ['--type-aware', '--type-check', '--report-unused-disable-directives', '--deny-warnings']
/** They are a package of their own, whose libraries are there once the bench has run. */
const PEERS = 'test/bench/peers'

/**
 * The checks without tests, in the order in which waiting parts are started. Those that need no build run beside it.
 */
export const STATIC_PARTS: readonly Part[] = [
  command('build', [], 'npm', ['run', '--silent', 'build']),
  command('format', [], 'oxfmt', ['--check', '--threads', '1']),
  // No file is found under this configuration by itself: it checks the files of others without the types of Workers.
  command('types of the pure core', [], 'node', [TSC, '-p', 'durable/tsconfig.pure.json']),
  ...(existsSync(`${PEERS}/node_modules`)
    ? [command('types and lint', ['build'], 'oxlint', LINT)]
    : [
        command('types and lint', ['build'], 'oxlint', [...LINT, '--ignore-pattern', PEERS]),
        command('lint of the peers', [], 'oxlint', [PEERS]),
      ]),
]

const BUNDLE = command('bundle', ['build'], 'npm', ['run', '--silent', 'bundle'])
/** Needs no build, so it runs beside it. */
const DATABASES = command('databases', [], 'node', ['test/browser/prepare-states.ts'])
const CHROMIUM: Part = { name: 'Chromium', lanes: 1, needs: [], work: { kind: 'chromium' } }

/** The projects of vitest.config.ts. `browser` takes the longest, so it starts first and the others run beside it. */
function testParts({ browser, large }: Lanes): readonly Part[] {
  return [
    // Its files run in as many processes (vitest.config.ts).
    tests('browser', ['bundle', 'Chromium', 'databases'], browser),
    // It fills the second core while the build has the first.
    tests('core', [], large),
    tests('http', ['bundle', 'databases']),
    tests('fuzz', ['bundle', 'databases']),
    tests('unit', ['bundle']),
    tests('pages', ['bundle']),
    tests('dom', ['bundle']),
    tests('workerd', ['bundle'], large),
    tests('races', ['bundle']),
  ]
}

const [BUILD, ...CHECKS] = STATIC_PARTS

/** `npm test`. */
export function allParts(lanes: Lanes): readonly Part[] {
  return [...(BUILD ? [BUILD] : []), CHROMIUM, DATABASES, BUNDLE, ...testParts(lanes), ...CHECKS]
}

/** Whether a part runs the tests of a project of vitest. */
export function isTests({ work }: Part): boolean {
  return work.kind === 'tests'
}

function command(name: string, needs: readonly string[], program: string, args: readonly string[]): Part {
  return { name, lanes: 1, needs, work: { kind: 'command', command: program, args } }
}

function tests(project: string, needs: readonly string[], lanes = 1): Part {
  return { name: project, lanes, needs, work: { kind: 'tests', project } }
}
