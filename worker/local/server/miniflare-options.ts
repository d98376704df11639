import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import {
  unstable_getMiniflareWorkerOptions as workerOptionsOf,
  unstable_getVarsForDev as devVarsOf,
  unstable_readConfig as readConfig,
} from 'wrangler'
import { PARKS, WORKERS } from '../workers.ts'
import type { DeployedPark, ParkWorker, WorkerKey } from '../workers.ts'
import { httpDatabaseWorker } from './http-database.ts'

type Overrides = {
  /** The park of which it is; by default the main one. */
  park?: DeployedPark
  /** Variables that replace those of the configuration. */
  bindings?: object
  /** A file that is served instead of the bundle. */
  bundle?: string
  /** Returns the code that is served instead of the content of the file. */
  code?: (path: string) => string
  /** Returns the folder whose files are served instead of those of the built one. */
  files?: (built: string) => string
  /** What runs the code of administrators; by default nothing does, and says so. */
  sandbox?: (request: Request) => Response | Promise<Response>
}

/**
 * Wrangler reads `.dev.vars` unless another file is named, and that file differs between machines. Its types lack this
 * option; beside a known one they accept it.
 */
const WITHOUT_DEV_VARS = { envFiles: ['.no-vars'], overrides: {} }

/** Miniflare's options for one Worker as it would be deployed. @throws if it is not bundled */
export function miniflareWorker(
  key: ParkWorker,
  { park = 'main', bindings, bundle, code, files, sandbox = noSandbox }: Overrides = {},
) {
  const row = PARKS[park].workers[key]
  const path = resolve(bundle ?? join(row.bundle, 'index.js'))
  if (!existsSync(path)) throw new Error(`${path} is missing: npm run bundle`)
  const workerOptions = configured(key, park)
  const { assets } = workerOptions
  return {
    ...workerOptions,
    ...(assets && files && { assets: { ...assets, directory: files(assets.directory) } }),
    name: row.name,
    modulesRoot: dirname(path),
    // Given with its contents, so that workerd can be restarted while the file is being rebuilt.
    modules: [{ type: 'ESModule' as const, path, contents: code ? code(path) : readFileSync(path, 'utf8') }],
    bindings: { ...workerOptions.bindings, ...bindings },
    ...(key === 'site' && { serviceBindings: { ...workerOptions.serviceBindings, SANDBOX: sandbox } }),
  }
}

function noSandbox(): Response {
  return new Response(null, { status: 503 })
}

/** Miniflare's options for the sandbox as it would be deployed, which reaches nothing. @throws if it is not bundled */
export function miniflareSandbox() {
  const { bundle, name } = WORKERS.sandbox
  const script = resolve(bundle, 'index.js')
  if (!existsSync(script)) throw new Error(`${script} is missing: npm run bundle`)
  const machines = readdirSync(bundle).filter((file) => file.endsWith('.wasm'))
  const { compatibilityDate, compatibilityFlags } = configured('sandbox')
  return {
    ...{ name, compatibilityDate, compatibilityFlags },
    modulesRoot: dirname(script),
    modules: [
      { type: 'ESModule' as const, path: script, contents: readFileSync(script, 'utf8') },
      ...machines.map((file) => {
        const path = resolve(bundle, file)
        return { type: 'CompiledWasm' as const, path, contents: readFileSync(path) }
      }),
    ],
    outboundService: () => new Response(null, { status: 403 }),
    cf: false as const,
  }
}

/** The park's database without the park (http-database.ts). */
export function miniflareDatabase(state: string) {
  return {
    workers: [httpDatabaseWorker(configured('site').d1Databases)],
    d1Persist: persistence(state).d1Persist,
    cf: false,
  }
}

/** The variables of `.dev.vars` beside the configuration; none without the file. */
export function devVars(key: WorkerKey): Record<string, string> {
  const vars = devVarsOf(resolve(WORKERS[key].config), undefined, {}, undefined, true)
  return Object.fromEntries(Object.entries(vars).map(([name, { value }]) => [name, String(value)]))
}

/** Where Miniflare keeps stored data, in a state folder with wrangler's layout. */
export function persistence(state: string) {
  return { d1Persist: join(state, 'v3/d1'), durableObjectsPersist: join(state, 'v3/do') }
}

/** The cron expressions of a Worker, in UTC. */
export function cronsOf(key: WorkerKey, park: DeployedPark = 'main'): readonly string[] {
  return configOf(key, park).triggers.crons ?? []
}

/** The configuration without `.dev.vars`, and without a jurisdiction, which workerd refuses. */
export function configured(key: WorkerKey, park: DeployedPark = 'main') {
  const { environment } = PARKS[park]
  const { workerOptions } = workerOptionsOf(configOf(key, park), environment, WITHOUT_DEV_VARS)
  return { ...workerOptions, bindings: { ...workerOptions.bindings, ROOM_JURISDICTION: '' } }
}

function configOf(key: WorkerKey, park: DeployedPark) {
  const { workers, environment } = PARKS[park]
  return readConfig({ config: resolve(workers[key].config), env: environment })
}
