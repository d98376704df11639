import { readFileSync } from 'node:fs'
import { miniflareWorker } from '#worker/local/server/miniflare-options.ts'
import type { WorkerKey } from '#worker/local/workers.ts'

type Otherwise = {
  /** Variables that differ from the configuration, by name. */
  bindings?: object
  bundle?: string
  /** Changes the code of the bundle before it is served. */
  edit?: (code: string) => string
}

/** One script of the park as it is deployed, for Miniflare. @throws if it is not bundled yet */
export function parkWorker(script: WorkerKey, { edit, ...others }: Otherwise = {}) {
  return miniflareWorker(script, { ...others, ...(edit && { code: (path) => edit(readFileSync(path, 'utf8')) }) })
}
