export type WorkerRow = {
  /** As in its configuration. */
  name: string
  config: string
  /** The folder that `npm run bundle` writes it to. */
  bundle: string
  /** Whether requests from outside come to it; the others are reached by bindings. */
  isEntry: boolean
}

/**
 * The Workers of the park, in the order in which they are deployed: the site is bound to the rooms, so they go first, and
 * an old site talks to new rooms for the moment between.
 */
export const WORKERS = {
  rooms: { name: 'voffpark-rooms', config: 'durable/wrangler.toml', bundle: 'build/rooms', isEntry: false },
  site: { name: 'voffpark', config: 'wrangler.toml', bundle: 'build/worker', isEntry: true },
} as const satisfies Record<string, WorkerRow>

export type WorkerKey = keyof typeof WORKERS
export const WORKER_KEYS: readonly WorkerKey[] = ['rooms', 'site']
