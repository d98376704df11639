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
 * The Workers of the park, in the order of deployment. The site is bound to the rooms, so they go first, and an old
 * site talks to new rooms for a moment.
 */
export const WORKERS = {
  rooms: { name: 'voffpark-rooms', config: 'durable/wrangler.toml', bundle: 'build/rooms', isEntry: false },
  site: { name: 'voffpark', config: 'wrangler.toml', bundle: 'build/worker', isEntry: true },
} as const satisfies Record<string, WorkerRow>

export type WorkerKey = keyof typeof WORKERS
export const WORKER_KEYS: readonly WorkerKey[] = ['rooms', 'site']
