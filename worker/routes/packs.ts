import { Hono } from 'hono'
import { packAt } from '#worker/rooms/rooms-db.ts'
import { openDb } from '../db/client.ts'
import type { Env } from '../env.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** A pack is addressed by its hash and never changes, so browsers and the edge fetch it once. */
const FOR_EVER = { 'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${YEAR_S}, immutable` }

const ADDRESS = /^([0-9a-f]{64})\.json$/

/** The packs of rooms, each under the SHA-256 of its bytes. */
export const packRoutes = new Hono<{ Bindings: Env }>().get('/:file', async (c) => {
  const [, hash = null] = ADDRESS.exec(c.req.param('file')) ?? []
  if (hash === null) return c.text('pack', 404)
  const cache = await caches.open('packs')
  // Without the query, which could make many addresses of one pack.
  const address = `${new URL(c.req.url).origin}/parks/packs/${hash}.json`
  const kept = await cache.match(address)
  if (kept) return new Response(kept.body, kept)
  const pack = await packAt(openDb(c.env.DB), hash)
  if (pack === null) return c.text('pack', 404)
  c.executionCtx.waitUntil(cache.put(address, new Response(pack, { headers: FOR_EVER })))
  return new Response(pack, { headers: FOR_EVER })
})
