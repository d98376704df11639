import { availableParallelism } from 'node:os'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { kCurrentWorker } from 'miniflare'
import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './test/browser/until.ts'
import { FILES } from './test/runner/files.ts'
import { lanesOn } from './test/runner/lanes.ts'
import LongestFirst from './test/runner/longest-first.ts'
import { oneLanguage } from './worker/local/builder/one-language.ts'
import { configured } from './worker/local/server/miniflare-options.ts'

// Far above what a test takes: a slow machine is no failure, a hang still is.
const TIMEOUT_MS = 120_000
/** Node loads the modules itself, types stripped, which takes a quarter less than Vite's own runner. */
const NATIVE = { viteModuleRunner: false }
const DEPLOYED = {
  globalSetup: './test/browser/states.ts',
  // A process takes one file after another: what they import and open together is there once (test/browser/lane.ts).
  isolate: false,
  experimental: NATIVE,
  testTimeout: 2 * PATIENCE_MS,
  // One second, as by default, is not enough on a busy machine.
  expect: { poll: { timeout: PATIENCE_MS } },
  hookTimeout: TIMEOUT_MS,
}

// CommonJS packages must be bundled for workerd; and of the others each module is fetched anew for each file of tests.
const BUNDLED = [
  ...['graphql', '@graphql-yoga/common', '@pothos/core', '@escape.tech/graphql-armor'],
  ...['drizzle-orm', 'drizzle-orm/d1', 'drizzle-orm/sqlite-core', 'hono', 'hono/body-limit', 'jose', 'valibot'],
]

/** Before each file: a database with the rooms of the park. */
const WORLD = './test/worker/setup.ts'
/** One construction after another makes the rooms slower without it. */
const ONE_PROXY = './test/worker/one-proxy.ts'
/** Hundreds of seeds and 300,000 frames, which `npm run near` leaves to `npm test`. */
const SEEDS = ['test/simulate/{simulation,planted}.test.ts', 'test/fuzz/in-process.test.ts']
/** A process keeps the modules that it has loaded for the next file: a quarter less time of the cores. */
const IN_NODE = { isolate: false, testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS }

export default defineConfig({
  test: {
    // vitest would leave one core idle, and of two that is half of the machine.
    maxWorkers: '100%',
    // What a passing test logs is noise.
    silent: 'passed-only',
    reporters: ['default', './test/runner/figures.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'core',
          ...IN_NODE,
          experimental: NATIVE,
          ...FILES.core,
          ...(process.env['NEAR'] && { exclude: SEEDS }),
        },
      },
      { test: { name: 'unit', ...IN_NODE, experimental: NATIVE, ...FILES.unit } },
      { plugins: [oneLanguage], test: { name: 'pages', ...IN_NODE, ...FILES.pages } },
      // Each file has a document of its own, so modules that keep state of the page are loaded anew.
      {
        plugins: [oneLanguage],
        test: {
          name: 'dom',
          ...IN_NODE,
          isolate: true,
          environment: 'happy-dom',
          setupFiles: ['./test/app/dom-setup.ts'],
          ...FILES.dom,
        },
      },
      ...[
        { name: 'races', ...FILES.races },
        { name: 'workerd', ...FILES.workerd },
      ].map((files) => ({
        plugins: [
          cloudflareTest(async () => ({
            main: './test/worker/entry.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                // Else a developer's .dev.vars, which `npm start` makes, would be read.
                ...configured('site').bindings,
                LOCAL_SIGN_IN: '1',
                TEST_MIGRATIONS: await readD1Migrations('migrations'),
              },
              // The demo park of test/worker/stage has a database of its own, and asks StageDesk of entry.ts.
              d1Databases: { DEMO_DB: 'demo' },
              // And so does a double of the sandbox.
              serviceBindings: {
                STAGE_DESK: { name: kCurrentWorker, entrypoint: 'StageDesk' },
                SANDBOX: { name: kCurrentWorker, entrypoint: 'SandboxDouble' },
              },
              // The rooms' script is here as well (test/worker/entry.ts).
              durableObjects: { PARK_ROOM: { className: 'ParkRoom', useSQLite: true } },
            },
          })),
        ],
        test: {
          ...files,
          // The files share one workerd per core, with its modules loaded once.
          isolate: false,
          setupFiles: [ONE_PROXY, './test/worker/leave-nothing.ts', WORLD],
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          deps: { optimizer: { ssr: { enabled: true, include: BUNDLED } } },
        },
      })),
      {
        test: {
          name: 'browser',
          // Whatever runs the deployed bundle in a workerd: each lane takes the next file as soon as it is free.
          ...FILES.browser,
          setupFiles: ['./test/browser/tell-failures.ts'],
          ...DEPLOYED,
          maxWorkers: lanesOn(availableParallelism()).browser,
          // Projects with other numbers of workers are groups of their own.
          sequence: { groupOrder: 1 },
        },
      },
      ...[
        { name: 'http', ...FILES.http },
        { name: 'fuzz', ...FILES.fuzz },
      ].map((files) => ({
        test: { ...files, ...DEPLOYED, fileParallelism: false, sequence: { groupOrder: 2 } },
      })),
    ],
  },
})
