import { env } from 'cloudflare:test'
import { openDb } from '#worker/db/client.ts'
import type { Db } from '#worker/db/client.ts'
import { altered } from './faulty-d1.ts'

type Asked = { sql: string; params: unknown[] }

/** A database that records its queries. */
export function recordingDb(): { db: Db; asked: Asked[] } {
  const asked: Asked[] = []
  const d1 = altered(env.DB, (queries) => ({
    prepare: (sql) =>
      new Proxy(queries.prepare(sql), {
        get(statement, method) {
          if (method !== 'bind') return bound(statement, method)
          return (...params: unknown[]) => {
            asked.push({ sql, params })
            return statement.bind(...params)
          }
        },
      }),
  }))
  return { db: openDb(d1), asked }
}

function bound(target: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key)
  return typeof value === 'function' ? value.bind(target) : value
}

/** SQLite's query plan, a line per step. */
export async function planOf({ sql, params }: Asked): Promise<string[]> {
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}
