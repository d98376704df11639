import { readFileSync } from 'node:fs'
import { miniflareWorker } from '#worker/local/server/miniflare-options.ts'
import type { WorkerKey } from '#worker/local/workers.ts'

type Otherwise = {
  /** Variables that are set otherwise than the configuration does, by their names. */
  bindings?: object
  bundle?: string
  /** The code that is served in place of the bundle's. */
  edit?: (code: string) => string
}

/** One script of the park as it is deployed, for Miniflare. @throws where it is not bundled yet. */
export function parkWorker(script: WorkerKey, { edit, ...others }: Otherwise = {}) {
  return miniflareWorker(script, { ...others, ...(edit && { code: (path) => edit(readFileSync(path, 'utf8')) }) })
}
