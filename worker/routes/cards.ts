import { Hono } from 'hono'
import { addressOf, brake } from '#worker/brakes.ts'
import type { Env } from '#worker/env.ts'
import type { PageHandler } from '#worker/pages.ts'

/** The cards of looks: the pages draw each once, and the edge keeps it. Drawing takes CPU, so it is braked. */
export function cardRoutes(pages: PageHandler) {
  return new Hono<{ Bindings: Env }>().get('/:file', async (c) => {
    const { origin, pathname } = new URL(c.req.url)
    // Without the query, which could make many addresses of one card.
    const address = origin + pathname
    const cache = await caches.open('cards')
    const kept = await cache.match(address)
    if (kept) return new Response(kept.body, kept)
    const tooOften = await brake(c.env, 'CARD_BRAKE', addressOf(c.req.raw))
    if (tooOften) return c.text(tooOften, 429, { 'Retry-After': '60' })
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    const card = await pages(new Request(address), c.env, waitUntil)
    if (card.ok) waitUntil(cache.put(address, card.clone()))
    return card
  })
}
