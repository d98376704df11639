import { Hono } from 'hono'
import { packAt } from '#worker/rooms/rooms-db.ts'
import { openDb } from '../db/client.ts'
import type { Env } from '../env.ts'
import { servedForEver } from './served-for-ever.ts'

const ADDRESS = /^([0-9a-f]{64})\.json$/

/** The packs of rooms, each under the SHA-256 of its bytes. */
export const packRoutes = new Hono<{ Bindings: Env }>().get('/:file', async (c) => {
  const [, hash = null] = ADDRESS.exec(c.req.param('file')) ?? []
  if (hash === null) return c.text('pack', 404)
  const pack = await servedForEver(c, {
    cache: 'packs',
    path: `/parks/packs/${hash}.json`,
    type: 'application/json',
    read: () => packAt(openDb(c.env.DB), hash),
  })
  return pack ?? c.text('pack', 404)
})
