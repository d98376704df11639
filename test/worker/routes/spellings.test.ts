import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { createApp } from '#worker/app.ts'
import { pageKey } from '#worker/edge/page-key.ts'

const OURS = 'http://localhost'

/** Requests a path; `drawn` is how often the pages were asked. */
async function requested(path: string, init: RequestInit = {}, changes: object = {}) {
  let drawn = 0
  const app = createApp(async () => {
    drawn += 1
    return new Response('a page')
  })
  const { status, headers } = await app.request(`${OURS}${path}`, init, { ...env, ...changes })
  return { status, headers, drawn }
}

describe.each([
  '/manage',
  '/manage/users/7',
  '/MANAGE',
  '/MANAGE/users/7',
  '/Manage/users.data',
  '/mAnAgE/',
  '/%6Danage/users',
  '/%4DANAGE',
  '/manage.data',
  '/MANAGE.data',
])('%s', (path) => {
  it('is never cached nor indexed, and tells other sites nothing', async () => {
    const { headers } = await requested(path)
    expect(['Cache-Control', 'X-Robots-Tag', 'Referrer-Policy'].map((name) => headers.get(name))).toEqual([
      'no-store',
      'noindex',
      'same-origin',
    ])
  })

  it('takes changes of our own pages alone', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const sent = (headers: Record<string, string>) => requested(path, { method: 'POST', body: 'a=b', headers })
    expect((await sent({ ...form, Origin: 'https://evil.example' })).status).toBe(403)
    expect((await sent(form)).status).toBe(403)
    expect((await sent({ ...form, Origin: OURS })).status).toBe(200)
  })
})

it.each(['/STAGE/auth?token=a', '/%73tage/auth', '/Stage'])(
  'sends no address of %s to other sites, since a token may stand in it',
  async (path) => {
    expect((await requested(path)).headers.get('Referrer-Policy')).toBe('no-referrer')
  },
)

it.each([
  '/H5/choose',
  '/%68%35/choose',
  '/Dressing-Room/d9863b',
  '/dressing%2Droom/d9863b',
  '/STAGE/auth',
  '/LANGUAGE',
  '/Manage/users',
  '/%6danage/users',
  '/sitemap%2Exml',
])('never caches %s', (path) => {
  const request = new Request(`${OURS}${path}`)
  expect(pageKey(request, { language: 'en', version: '1', stage: false, now: 0 })).toBeNull()
})

describe('a card', () => {
  const braked = { CARD_BRAKE: { limit: async () => ({ success: false }) } }
  const headers = { 'cf-connecting-ip': '192.0.2.7' }

  it.each(['/CARDS/d9863b.png', '/Cards/d9863b.png', '/%63ards/d9863b.png', '/cards/d9863b.%70ng'])(
    'is not drawn too often at %s',
    async (path) => {
      expect(await requested(path, { headers }, braked)).toMatchObject({ status: 429, drawn: 0 })
    },
  )

  it('is shown to other sites at each of its addresses', async () => {
    const { headers: sent } = await requested('/CARDS/d9863b.png')
    expect(sent.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  })
})
