import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { startSignIn } from '#worker/accounts/sign-in.ts'
import { isLocalSignInOpen } from '#worker/auth/issuers.ts'
import { localJwks, signLocalIdToken } from '#worker/auth/local-issuer.ts'
import { openDb } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import { isOurOrigin } from '#worker/origin.ts'

const BODY_MAX = 4 * 1024

const TokenRequest = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)),
  nonce: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
})

/** The issuer for local sign-in; 404 if that is off. */
export const localIdentityRoutes = new Hono<{ Bindings: Env }>()

localIdentityRoutes.use(async (c, next) => {
  const origin = c.req.header('origin')
  if (!isLocalSignInOpen(c.env)) return c.notFound()
  if (origin !== undefined && !isOurOrigin(origin, c.req.raw, c.env)) return c.text('foreign origin', 403)
  return next()
})

localIdentityRoutes.post('/token', bodyLimit({ maxSize: BODY_MAX }), async (c) => {
  const request = v.safeParse(TokenRequest, await c.req.json().catch(() => null))
  if (!request.success) return c.json({ error: 'email: an e-mail address; nonce: 1 to 200 letters, optional' }, 400)
  const { email, nonce } = request.output
  const db = openDb(c.env.DB)
  const now = Date.now()
  // The nonce is stored here, so that somebody with curl need not call startSignIn first.
  const begun = await startSignIn(db, now, nonce)
  return c.json({ credential: await signLocalIdToken(db, { email, nonce: begun, now }) })
})

localIdentityRoutes.get('/jwks.json', async (c) => c.json(await localJwks(openDb(c.env.DB))))
