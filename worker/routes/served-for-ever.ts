import type { Context } from 'hono'
import type { Env } from '../env.ts'

const YEAR_S = 365 * 24 * 60 * 60

type Served = {
  /** The cache at the edge. */
  cache: string
  /** The path, without the query, which could make many addresses of one thing. */
  path: string
  type: string
  /** Reads it from the database; null if there is none. */
  read: () => Promise<BodyInit | null>
}

/** Serves what has its hash in its address: it never changes, so browsers and the edge fetch it once. */
export async function servedForEver(
  c: Context<{ Bindings: Env }>,
  { cache: name, path, type, read }: Served,
): Promise<Response | null> {
  const cache = await caches.open(name)
  const address = `${new URL(c.req.url).origin}${path}`
  const kept = await cache.match(address)
  if (kept) return new Response(kept.body, kept)
  const body = await read()
  if (body === null) return null
  const headers = { 'Content-Type': type, 'Cache-Control': `public, max-age=${YEAR_S}, immutable` }
  c.executionCtx.waitUntil(cache.put(address, new Response(body, { headers })))
  return new Response(body, { headers })
}
