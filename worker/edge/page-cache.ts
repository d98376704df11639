import { log, loggable } from '../log.ts'
import { PageMemory } from './page-memory.ts'
import { PageTemplate, PLACEHOLDER } from './page-template.ts'

/** How long a kept page counts as fresh. Older ones are still served, and renewed behind the visitor's back. */
const FRESH_MS = 60_000
const KEPT_S = 24 * 60 * 60

/** A page is about 40 KB, and an isolate may use 128 MB for everything. */
const MEMORY_BYTES = 8 * 1024 * 1024

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
/** In front of the cache of the data centre: only what is fresh is served from here, so it knows nothing longer. */
const memory = new PageMemory(MEMORY_BYTES)
const renewing = new Set<string>()

/** A page out of the memory of this isolate, or the cache of this data centre, or rendered and put there. */
export async function cachedPage(asked: Asked): Promise<{ page: PageTemplate; state: CacheState }> {
  const known = freshInMemory(asked)
  if (known) return { page: known, state: 'hit' }
  const kept = await (await cache()).match(asked.key)
  if (!kept) return { page: await renderAndKeep(asked), state: 'miss' }
  const page = await PageTemplate.from(kept)
  if (isFresh(page, asked.now)) {
    memory.set(asked.key, page)
    return { page, state: 'hit' }
  }
  // A renewal may have ended while the older page was read.
  const renewed = freshInMemory(asked)
  if (renewed) return { page: renewed, state: 'hit' }
  renew(asked)
  return { page, state: 'stale' }
}

function freshInMemory({ key, now }: Asked): PageTemplate | null {
  const page = memory.get(key)
  return page && isFresh(page, now) ? page : null
}

function isFresh({ headers }: PageTemplate, now: number): boolean {
  return now - Number(headers.get(RENDERED_AT)) < FRESH_MS
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

async function renderAndKeep({ key, now, waitUntil, render }: Asked): Promise<PageTemplate> {
  const page = await PageTemplate.from(await render())
  if (!mayBeKept(page)) return page
  page.headers.set(RENDERED_AT, String(now))
  memory.set(key, page)
  const headers = new Headers(page.headers)
  headers.set('Cache-Control', `public, max-age=${KEPT_S}`)
  const kept = new Response(page.body(headers.get(PLACEHOLDER) ?? ''), { headers })
  waitUntil(cache().then((pages) => pages.put(key, kept)))
  return page
}

function mayBeKept({ status, headers }: PageTemplate): boolean {
  if (status !== 200 || !headers.get('Content-Type')?.startsWith('text/html')) return false
  return !headers.has('Set-Cookie') && headers.get('Cache-Control') !== 'no-store'
}
