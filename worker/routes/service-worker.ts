import { Hono } from 'hono'
import { LANGUAGE_PARAMETER, languageOfHeaders } from '#durable/rules/languages.ts'
import { openDb } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import { REMOVING_SCRIPT, serviceWorkerScript } from '#worker/service-worker/script.ts'
import { OffSwitch } from '#worker/service-worker/switch.ts'
import { VERSION } from '#worker/version.ts'

/**
 * A service worker obeys the policy with which its script was served, not that of the pages. Without `connect-src` it
 * could not fetch the offline page, and its installation would never end.
 */
const POLICY = `default-src 'none'; connect-src 'self'`

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': POLICY,
  // The script names the offline page in the visitor's language.
  Vary: 'Accept-Language, Cookie',
}

/** The service worker at `/sw.js`. Another deployment or language has other bytes, so the browser installs it anew. */
export function serviceWorkerRoutes() {
  const offSwitch = new OffSwitch()
  return new Hono<{ Bindings: Env }>().get('/', async (c) => {
    if (await offSwitch.isOff(openDb(c.env.DB), Date.now())) return c.body(REMOVING_SCRIPT, 200, HEADERS)
    const language = languageOfHeaders(c.req.header('cookie') ?? null, c.req.header('accept-language') ?? null)
    const version = [VERSION, c.env.DEPLOYMENT?.id ?? 'local', language].join('-')
    const script = serviceWorkerScript({ version, offlinePage: `/offline.html?${LANGUAGE_PARAMETER}=${language}` })
    return c.body(script, 200, HEADERS)
  })
}
