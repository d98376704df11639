export type WorkerRow = {
  /** The name in its configuration. */
  name: string
  config: string
  /** The folder that `npm run bundle` writes. */
  bundle: string
  /** Whether it receives requests from outside; the others are reached by bindings. */
  isEntry: boolean
}

/**
 * The Workers of the park, in the order of deployment. The site is bound to the others, so they go first, and an old
 * site talks to new rooms for a moment.
 */
export const WORKERS = {
  rooms: { name: 'voffpark-rooms', config: 'durable/wrangler.toml', bundle: 'build/rooms', isEntry: false },
  sandbox: {
    name: 'voffpark-sandbox',
    config: 'worker/sandbox/wrangler.toml',
    bundle: 'build/sandbox',
    isEntry: false,
  },
  site: { name: 'voffpark', config: 'wrangler.toml', bundle: 'build/worker', isEntry: true },
} as const satisfies Record<string, WorkerRow>

/**
 * The same of the demo park: the environment `demo` of both configurations. Only `npm start -- --demo`, one test and
 * `npm run deploy -- --demo` know it.
 */
export const DEMO_WORKERS = {
  rooms: { ...WORKERS.rooms, name: 'voffpark-rooms-demo' },
  sandbox: { ...WORKERS.sandbox, name: 'voffpark-sandbox-demo' },
  site: { ...WORKERS.site, name: 'voffpark-demo' },
} as const satisfies Record<string, WorkerRow>

/** The parks that are deployed, and the environments of their configurations; the main park has the one without a name. */
export const PARKS = {
  main: { workers: WORKERS, environment: undefined },
  demo: { workers: DEMO_WORKERS, environment: 'demo' },
} as const
export type DeployedPark = keyof typeof PARKS

export type WorkerKey = keyof typeof WORKERS
export const WORKER_KEYS: readonly WorkerKey[] = ['rooms', 'sandbox', 'site']

/** The Workers that a park on this machine opens at once; the sandbox waits until code is run (server/local-sandbox.ts). */
export const PARK_WORKERS = ['rooms', 'site'] as const satisfies readonly WorkerKey[]
export type ParkWorker = (typeof PARK_WORKERS)[number]
