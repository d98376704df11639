import { dirname, resolve } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { freePort } from './free-port.ts'
import { childrenOf } from './processor-time.ts'
import { listening } from './listening.ts'

type Park = {
  config: string
  bundle: string
  port: number
  path?: string
  bindings?: Record<string, string>
  state?: string
  isProfiled?: boolean
}

/** A bundle of wrangler in a workerd of its own, started without wrangler's proxy in between. */
export async function serve({
  config,
  bundle,
  port,
  path,
  bindings = {},
  state,
  isProfiled = false,
}: Park): Promise<void> {
  const { workerOptions } = workerOptionsOf(resolve(config))
  const inspector = isProfiled ? await freePort() : undefined
  const miniflare = new Miniflare({
    ...workerOptions,
    name: 'bench',
    host: '127.0.0.1',
    port,
    modulesRoot: dirname(resolve(bundle)),
    modules: [{ type: 'ESModule', path: resolve(bundle) }],
    bindings: { ...workerOptions.bindings, ...bindings },
    ...(state ? { d1Persist: `${state}/v3/d1`, durableObjectsPersist: `${state}/v3/do` } : {}),
    ...(inspector ? { inspectorPort: inspector } : {}),
    log: new Log(LogLevel.ERROR),
  })
  await miniflare.ready
  const [pid] = childrenOf(process.pid, 'workerd')
  listening({ port, pid, path, inspector })
  // Else workerd outlives a parent that was killed.
  process.on('SIGTERM', () => void miniflare.dispose().then(() => process.exit(0)))
}
