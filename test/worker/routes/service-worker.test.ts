import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { LANGUAGE_COOKIE } from '#durable/rules/languages.ts'
import { createApp } from '#worker/app.ts'
import { openDb } from '#worker/db/client.ts'
import { setting } from '#worker/db/schema/settings.ts'

beforeEach(() => openDb(env.DB).delete(setting))

/** An app of its own, which remembers no earlier position of the switch. */
const newApp = () => createApp(async () => new Response('a page'))

async function scriptFor(headers: Record<string, string> = {}, bindings: object = {}): Promise<string> {
  return (await newApp().request('/sw.js', { headers }, { ...env, ...bindings })).text()
}

it('may fetch from our own server, is asked for at each update, and differs per language', async () => {
  const { headers } = await newApp().request('/sw.js', {}, env)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': `default-src 'none'; connect-src 'self'`,
    'cache-control': 'no-cache',
    vary: 'Accept-Language, Cookie',
  })
})

it('names the offline page in the chosen language, else in that of the browser', async () => {
  expect(await scriptFor({ 'Accept-Language': 'sv' })).toContain('"/offline.html?lang=se"')
  const chosen = { 'Accept-Language': 'sv', Cookie: `${LANGUAGE_COOKIE}=no` }
  expect(await scriptFor(chosen)).toContain('"/offline.html?lang=no"')
})

it('has other bytes in another deployment', async () => {
  const of = (id: string) => scriptFor({}, { DEPLOYMENT: { id } })
  expect(await of('a')).not.toBe(await of('b'))
})

it('is a script that unregisters itself once staff have switched it off', async () => {
  await openDb(env.DB).insert(setting).values({ type: 'DISABLE_SERVICE_WORKER', value: '1' })
  const script = await scriptFor()
  expect(script).toContain('registration.unregister()')
  expect(script).not.toContain("addEventListener('fetch'")
})

it('reads the switch once a minute, however often it is asked for', async () => {
  const app = newApp()
  const ask = async () => (await app.request('/sw.js', {}, env)).text()
  expect(await ask()).toContain("addEventListener('fetch'")
  await openDb(env.DB).insert(setting).values({ type: 'DISABLE_SERVICE_WORKER', value: '1' })
  expect(await ask()).toContain("addEventListener('fetch'")
})
