import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isLocalSignInOpen } from '#worker/auth/issuers.ts'
import type { Env } from '#worker/env.ts'

/** What push services have to accept (RFC 8030), in bytes. */
const BODY_MAX = 4096
/** How many messages of one browser are kept, and of how many browsers. */
const MESSAGES_KEPT = 20
const BROWSERS_KEPT = 50

/** A message as it came: the headers that matter, and the sealed body in base64. */
type Received = { headers: Record<string, string>; body: string }

const HEADERS = ['authorization', 'content-encoding', 'ttl', 'urgency', 'topic']

/** In the memory of the process: a local park has one. */
const received = new Map<string, Received[]>()

/** A push service for a local park, at whose addresses tests and developers read what was sent; 404 elsewhere. */
export const localPushRoutes = new Hono<{ Bindings: Env }>()

localPushRoutes.use(async (c, next) => (isLocalSignInOpen(c.env) ? next() : c.notFound()))

localPushRoutes.post('/:id', bodyLimit({ maxSize: BODY_MAX }), async (c) => {
  const body = btoa(String.fromCharCode(...new Uint8Array(await c.req.arrayBuffer())))
  const headers = Object.fromEntries(HEADERS.map((name) => [name, c.req.header(name) ?? '']))
  const id = c.req.param('id')
  const messages = [...(received.get(id) ?? []), { headers, body }].slice(-MESSAGES_KEPT)
  received.delete(id)
  received.set(id, messages)
  for (const oldest of received.keys()) if (received.size > BROWSERS_KEPT) received.delete(oldest)
  return c.body(null, 201)
})

localPushRoutes.get('/:id', (c) => c.json(received.get(c.req.param('id')) ?? []))
