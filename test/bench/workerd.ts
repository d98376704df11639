import { dirname, resolve } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import type { WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { listening } from './listening.ts'
import { childrenOf } from './processor-time.ts'

type Served = {
  /** The first of them gets the port. */
  workers: WorkerOptions[]
  port: number
  path?: string
  state?: string
  inspector?: number
}

/** Serves bundles of wrangler in a workerd of their own, without wrangler's proxy in between. */
export async function serve({ workers, port, path, state, inspector }: Served): Promise<void> {
  const miniflare = new Miniflare({
    workers,
    host: '127.0.0.1',
    port,
    ...(state ? { d1Persist: `${state}/v3/d1`, durableObjectsPersist: `${state}/v3/do` } : {}),
    ...(inspector ? { inspectorPort: inspector } : {}),
    log: new Log(LogLevel.ERROR),
  })
  await miniflare.ready
  const [pid] = childrenOf(process.pid, 'workerd')
  listening({ port, pid, path, inspector })
  // Without this workerd would outlive a killed parent.
  process.on('SIGTERM', () => void miniflare.dispose().then(() => process.exit(0)))
}

/** The options of a bundle, from its configuration. */
export function bundled(config: string, bundle: string): WorkerOptions {
  const path = resolve(bundle)
  const modules = [{ type: 'ESModule' as const, path }]
  return { ...workerOptionsOf(resolve(config)).workerOptions, name: 'bench', modulesRoot: dirname(path), modules }
}
