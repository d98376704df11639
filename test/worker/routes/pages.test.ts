import { env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import { createApp } from '#worker/app.ts'

const OURS = 'http://localhost'
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Requests a page; `reached` is what the pages were asked. */
async function requested(path: string, init: RequestInit = {}, changes: Partial<typeof env> = {}) {
  const reached: Request[] = []
  const app = createApp(async (request) => {
    reached.push(request)
    return new Response('a page')
  })
  const { status } = await app.request(`${OURS}${path}`, init, { ...env, ...changes })
  return { status, reached }
}

const post = (headers: Record<string, string>, body: BodyInit = 'language=dk') => ({
  method: 'POST',
  headers: { ...FORM, ...headers },
  body,
})

it.each(['/', '/language', '/help', '/help.data', '/h5/choose', '/no-such-page'])(
  'refuses a form that a foreign page sends to %s, before any page sees it, and logs nothing',
  async (path) => {
    const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')]
    for (const origin of ['https://evil.example', 'null', 'junk', 'https://localhost', '']) {
      expect(await requested(path, post({ Origin: origin }))).toEqual({ status: 403, reached: [] })
    }
    for (const log of logged) expect(log).not.toHaveBeenCalled()
  },
)

it('takes the forms of our own pages, of the app wrapper, and of clients that send no origin', async () => {
  const changes = { ALLOWED_ORIGINS: 'capacitor://localhost' }
  const senders: Record<string, string>[] = [{ Origin: OURS }, { Origin: 'capacitor://localhost' }, {}]
  for (const headers of senders)
    expect(await requested('/language', post(headers), changes)).toMatchObject({ status: 200, reached: [{}] })
})

it.each([
  ['the data of one route, as pages of former times asked for it', '/help?_data=root'],
  ['the same in an address with more', '/?a=1&_data='],
  ['an address that cannot be decoded', '/%E0%A4%A'],
  ['an address that cannot be decoded in a part', '/help/%zz'],
])('refuses %s', async (_, path) => {
  expect(await requested(path)).toEqual({ status: 400, reached: [] })
  expect(await requested(path, post({ Origin: OURS }))).toEqual({ status: 400, reached: [] })
})

it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('refuses %s', async (method) => {
  expect(await requested('/help', { method })).toEqual({ status: 405, reached: [] })
})

it.each(['application/json', 'text/plain', ''])('refuses a body of the type "%s"', async (type) => {
  expect(await requested('/language', post({ 'Content-Type': type }))).toEqual({ status: 415, reached: [] })
})

it('takes a file with a form', async () => {
  const body = new FormData()
  body.set('language', 'dk')
  expect((await requested('/language', { method: 'POST', body })).status).toBe(200)
})

it.each([
  ['/language', 16],
  ['/help', 16],
  ['/managed', 16],
  ['/manage/news/1', 512],
  ['/MANAGE/news/1', 512],
])('refuses a form for %s of more than %i KiB, with and without its length', async (path, most) => {
  const ofKib = (kib: number) => `returnTo=/${'a'.repeat(kib * 1024 - 20)}`
  expect((await requested(path, post({ Origin: OURS }, ofKib(most)))).status).toBe(200)
  for (const sent of [ofKib(most + 1), new Blob([ofKib(most + 1)]).stream()])
    expect(await requested(path, post({ Origin: OURS }, sent))).toEqual({ status: 413, reached: [] })
})

it.each([
  ['a path of many parts', `/no${'/a'.repeat(8)}`],
  ['a path of slashes alone', `/help${'/'.repeat(8)}x`],
  ['a long path', `/${'a'.repeat(601)}`],
  ['an address with a long query', `/?x=${'a'.repeat(7680)}`],
  ['a long path of the park', `/parks/${'a'.repeat(600)}`],
  ['a request for routes that is longer than a page sends', `/__manifest?version=1&p=/${'a/'.repeat(4000)}`],
])('refuses %s, before any page sees it', async (_, path) => {
  expect(await requested(path)).toEqual({ status: 414, reached: [] })
})

it.each([`/a${'/a'.repeat(7)}`, `/${'a'.repeat(599)}`, `/?x=${'a'.repeat(7000)}`])('takes %s', async (path) => {
  expect((await requested(path)).status).toBe(200)
})
