import { Hono } from 'hono'
import type { Env } from '#worker/env.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** What stands there may be believed for so long; each answer says it anew. */
const BELIEVED_MS = 30 * DAY_MS

/** Whom to tell of a hole in the park (RFC 9116), at `/.well-known/security.txt`. */
export const securityRoutes = new Hono<{ Bindings: Env }>().get('/security.txt', (c) => {
  const { origin } = new URL(c.req.url)
  const lines = [
    `Contact: mailto:${c.env.CONTACT_ADDRESS}`,
    `Expires: ${new Date(Date.now() + BELIEVED_MS).toISOString()}`,
    'Preferred-Languages: en, da, nb, sv',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return c.text(lines.join('\n') + '\n')
})
