import { log, loggable } from '../log.ts'

/** How long a kept page counts as fresh. Older ones are still served, and renewed behind the visitor's back. */
const FRESH_MS = 60_000
const KEPT_S = 24 * 60 * 60

const RENDERED_AT = 'x-rendered-at'

/** Where a page came from; each response says it in `x-cache`. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass'

type Asked = {
  key: string
  /** Epoch ms. */
  now: number
  /** Lets work go on after the response. */
  waitUntil: (work: Promise<unknown>) => void
  /** Renders the page for everybody. Only a page that succeeds is kept. */
  render: () => Promise<Response>
}

const cache = () => caches.open('pages')
const renewing = new Set<string>()

/** A page out of the cache of this data centre, or rendered and put there. */
export async function cachedPage(asked: Asked): Promise<{ page: Response; state: CacheState }> {
  const kept = await (await cache()).match(asked.key)
  if (!kept) return { page: await renderAndKeep(asked), state: 'miss' }
  if (asked.now - Number(kept.headers.get(RENDERED_AT)) < FRESH_MS) return { page: kept, state: 'hit' }
  renew(asked)
  return { page: kept, state: 'stale' }
}

/** One renewal at a time: the crowd that meets a stale page is served it. */
function renew(asked: Asked): void {
  if (renewing.has(asked.key)) return
  renewing.add(asked.key)
  const renewal = renderAndKeep(asked)
    .catch((error: unknown) =>
      log({ event: 'renewal-failed', path: new URL(asked.key).pathname, error: loggable(error).error }),
    )
    .finally(() => renewing.delete(asked.key))
  asked.waitUntil(renewal)
}

async function renderAndKeep({ key, now, waitUntil, render }: Asked): Promise<Response> {
  const page = await render()
  if (page.status !== 200 || !page.headers.get('Content-Type')?.startsWith('text/html')) return page
  if (page.headers.has('Set-Cookie') || page.headers.get('Cache-Control') === 'no-store') return page
  const body = await page.arrayBuffer()
  const headers = new Headers(page.headers)
  headers.set('Cache-Control', `public, max-age=${KEPT_S}`)
  headers.set(RENDERED_AT, String(now))
  waitUntil(cache().then((pages) => pages.put(key, new Response(body, { headers }))))
  return new Response(body, page)
}
