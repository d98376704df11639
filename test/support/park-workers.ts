import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'

/** The scripts of the park: where each is configured, and what `npm run bundle` makes of it. */
const SCRIPTS = {
  site: { name: 'voffpark', config: 'wrangler.toml', bundle: 'build/worker/index.js' },
  rooms: { name: 'voffpark-rooms', config: 'durable/wrangler.toml', bundle: 'build/rooms/index.js' },
} as const

type Otherwise = {
  /** Variables that are set otherwise than the configuration does, by their names. */
  bindings?: object
  bundle?: string
  /** The code that is served in place of the bundle's. */
  edit?: (code: string) => string
}

/** One script of the park as it is deployed, for Miniflare. @throws where it is not bundled yet. */
export function parkWorker(script: keyof typeof SCRIPTS, { bindings, bundle, edit }: Otherwise = {}) {
  const { name, config } = SCRIPTS[script]
  const path = resolve(bundle ?? SCRIPTS[script].bundle)
  if (!existsSync(path)) throw new Error(`${path} is missing: npm run build && npm run bundle`)
  const { workerOptions } = workerOptionsOf(resolve(config))
  return {
    ...workerOptions,
    name,
    modulesRoot: dirname(path),
    modules: [{ type: 'ESModule' as const, path, ...(edit ? { contents: edit(readFileSync(path, 'utf8')) } : {}) }],
    bindings: { ...workerOptions.bindings, ...bindings },
  }
}
