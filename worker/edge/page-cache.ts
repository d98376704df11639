import { log, loggable } from '../log.ts'
import { PageMemory } from './page-memory.ts'
import { PageTemplate, PLACEHOLDER } from './page-template.ts'

/** For how long a cached page is fresh. A stale one is still served and then renewed in the background. */
const FRESH_MS = 60_000
const KEPT_S = 24 * 60 * 60

/** The memory for pages. A page takes about 40 KB, and an isolate has 128 MB for everything. */
const MEMORY_BYTES = 8 * 1024 * 1024

const RENDERED_AT = 'x-rendered-at'

/** Where a page came from; the response header `x-cache` shows it. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass'

type Asked = {
  key: string
  /** How old a page may be that is served before it is renewed, ms. */
  oldestMs: number
  /** Epoch ms. */
  now: number
  /** Keeps the isolate alive for work after the response. */
  waitUntil: (work: Promise<unknown>) => void
  /** Renders the page for everybody. Only successful pages are cached. */
  render: () => Promise<Response>
}

const cache = () => caches.open('pages')
/** A cache in front of the data centre's. It serves only fresh pages, so that none stays longer here than there. */
const memory = new PageMemory(MEMORY_BYTES)
const renewing = new Set<string>()

/** The page from the memory of this isolate or the cache of this data centre; else it is rendered and stored there. */
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
  if (ageOf(page, asked.now) > asked.oldestMs) {
    // What is too old is better than a page that lacks something.
    const anew = await renderAndKeep(asked).catch(() => null)
    if (anew && mayBeKept(anew)) return { page: anew, state: 'miss' }
  }
  // A renewal may have ended while the older page was read from the cache.
  const renewed = freshInMemory(asked)
  if (renewed) return { page: renewed, state: 'hit' }
  renew(asked)
  return { page, state: 'stale' }
}

function freshInMemory({ key, now }: Asked): PageTemplate | null {
  const page = memory.get(key)
  return page && isFresh(page, now) ? page : null
}

function isFresh(page: PageTemplate, now: number): boolean {
  return ageOf(page, now) < FRESH_MS
}

function ageOf({ headers }: PageTemplate, now: number): number {
  return now - Number(headers.get(RENDERED_AT))
}

/** Renews one page at a time: all others who ask for it are served the stale one. */
function renew(asked: Asked): void {
  if (renewing.has(asked.key)) return
  renewing.add(asked.key)
  const renewal = renderAndKeep(asked)
    .then((page) => (isGone(page) ? drop(asked.key) : undefined))
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

function isGone({ status }: PageTemplate): boolean {
  return status === 404 || status === 410
}

async function drop(key: string): Promise<void> {
  memory.delete(key)
  await (await cache()).delete(key)
}

function mayBeKept({ status, headers }: PageTemplate): boolean {
  if (status !== 200 || !headers.get('Content-Type')?.startsWith('text/html')) return false
  return !headers.has('Set-Cookie') && headers.get('Cache-Control') !== 'no-store'
}
