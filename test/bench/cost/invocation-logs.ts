import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import type { TomlValue } from 'smol-toml'
import { WORKERS } from '#worker/local/workers.ts'
import type { ParkWorker } from '#worker/local/workers.ts'

/**
 * Of which Workers each invocation is logged, by its wrangler.toml. The platform logs them unless it is told not to, and each
 * frame that a room receives is one.
 */
export function invocationLogs(read: (path: string) => string = readText): Record<ParkWorker, boolean> {
  return { site: isLogged(read(WORKERS.site.config)), rooms: isLogged(read(WORKERS.rooms.config)) }
}

function isLogged(toml: string): boolean {
  const observability = valueAt(parse(toml), 'observability')
  const logs = valueAt(observability, 'logs')
  const isOn = valueAt(logs, 'enabled') ?? valueAt(observability, 'enabled') ?? false
  return isOn === true && valueAt(logs, 'invocation_logs') !== false
}

function valueAt(value: TomlValue | undefined, key: string): TomlValue | undefined {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date) ? value[key] : undefined
}

function readText(path: string): string {
  return readFileSync(path, 'utf8')
}
