import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { createApp } from '#worker/app.ts'
import type { Env } from '#worker/env.ts'

const LOOK = '/cards/3fb0a4-crown....png'

/** Requests a card from elsewhere; tells the answer, and how often the pages were asked to draw. */
async function requested(
  path: string,
  { status = 200, changes = {} }: { status?: number; changes?: Partial<Env> } = {},
) {
  let drawn = 0
  const app = createApp(async ({ url }) => {
    drawn += 1
    return new Response(url, { status, headers: { 'Cache-Control': 'public, max-age=60' } })
  })
  const context = createExecutionContext()
  const headers = { 'cf-connecting-ip': '192.0.2.7' }
  const answer = await app.request(`https://cards.test${path}`, { headers }, { ...env, ...changes }, context)
  const text = await answer.text()
  await waitOnExecutionContext(context)
  return { answer, text, drawn }
}

it('keeps a card at the edge, under one address whatever the query', async () => {
  expect((await requested(`${LOOK}?a`)).drawn).toBe(1)
  const again = await requested(`${LOOK}?b`)
  expect([again.drawn, again.text]).toEqual([0, `https://cards.test${LOOK}`])
})

it('lets other sites show a card', async () => {
  const { answer } = await requested('/cards/000000.png')
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
})

it('does not keep that there is no card', async () => {
  await requested('/cards/none.png', { status: 404 })
  expect((await requested('/cards/none.png', { status: 404 })).drawn).toBe(1)
})

it('refuses who has too many cards drawn, and shows those that are kept', async () => {
  await requested('/cards/111111.png')
  const changes = { CARD_BRAKE: { limit: async () => ({ success: false }) } }
  const refused = await requested('/cards/222222.png', { changes })
  expect([refused.answer.status, refused.drawn]).toEqual([429, 0])
  expect((await requested('/cards/111111.png', { changes })).answer.status).toBe(200)
})

it('has one address whatever its spelling', async () => {
  await requested('/cards/333333.png')
  for (const path of ['/CARDS/333333.png', '/cards/333333.%70ng', '/cards/%33%33%33%33%33%33.png?a'])
    expect((await requested(path)).drawn).toBe(0)
})

it('refuses all who have cards drawn while many are, wherever they ask from, and shows those that are kept', async () => {
  await requested('/cards/444444.png')
  const keys: string[] = []
  const changes = {
    ALL_CARDS_BRAKE: {
      limit: async ({ key }: { key: string }) => {
        keys.push(key)
        return { success: false }
      },
    },
  }
  expect((await requested('/cards/555555.png', { changes })).answer.status).toBe(429)
  expect((await requested('/cards/444444.png', { changes })).answer.status).toBe(200)
  expect(keys).toEqual(['all'])
})
