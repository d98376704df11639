import type { MiddlewareHandler } from 'hono'
import { addressOf, brake } from '#worker/brakes.ts'
import { comparablePath } from '#worker/edge/comparable-path.ts'
import type { Env } from '#worker/env.ts'
import type { PageHandler } from '#worker/pages.ts'

const CARD = /^\/cards\/([^/]+)$/

/**
 * The cards of looks: the pages draw each once, and the edge keeps it. There are more looks than anybody could draw, and
 * drawing takes CPU. So it is braked for one address, and for all together; cards that are kept are shown all the same.
 */
export function cardRoute(pages: PageHandler): MiddlewareHandler<{ Bindings: Env }> {
  return async (c, next) => {
    const file = CARD.exec(comparablePath(c.req.url))?.[1]
    if (file === undefined) return next()
    // Without the query, and in one spelling: else one card could have many addresses.
    const address = `${new URL(c.req.url).origin}/cards/${encodeURIComponent(file)}`
    const cache = await caches.open('cards')
    const kept = await cache.match(address)
    if (kept) return new Response(kept.body, kept)
    const tooOften =
      (await brake(c.env, 'CARD_BRAKE', addressOf(c.req.raw))) ?? (await brake(c.env, 'ALL_CARDS_BRAKE', 'all'))
    if (tooOften) return c.text(tooOften, 429, { 'Retry-After': '60' })
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    const card = await pages(new Request(address), c.env, waitUntil)
    if (card.ok) waitUntil(cache.put(address, card.clone()))
    return card
  }
}
