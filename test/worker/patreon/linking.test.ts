import { env } from 'cloudflare:test'
import { afterEach, expect, it } from 'vitest'
import { aDogOf, aUser, db, support } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import { createApp } from '#worker/app.ts'
import { run } from '#worker/db/query.ts'
import { hashOf } from '#worker/hash.ts'
import { SUPPORT_END_JOB } from '#worker/patreon/ending.ts'
import { ATTEMPT_LIFE_MS, WORD_HOLDS_MS, dropLink, finishLink, freeAtOf, linkOf } from '#worker/patreon/linking-db.ts'
import { foundFor, startLink, wayBack, wayToPlatform } from '#worker/patreon/linking.ts'
import { platformOf } from '#worker/patreon/platform.ts'
import { STAND_IN_SETTINGS } from '#worker/patreon/stand-in-people.ts'
import { setMischief } from '#worker/patreon/stand-in.ts'
import { supportOf } from '#worker/supporters/supporters-db.ts'
import { thingsOf } from '#worker/things/carrying-db.ts'
import { lendHearts } from '#worker/things/lending-db.ts'

const NOW = Date.now()
const ORIGIN = 'https://park.test'
const HOUR_MS = 3_600_000
const settings = { ...env, ...STAND_IN_SETTINGS }
const platform = platformOf(settings, ORIGIN)!
const app = createApp(async () => new Response('a page'))
const get = (path: string, bindings: object = settings) =>
  app.request(`${ORIGIN}${path}`, { redirect: 'manual' }, bindings)

// So that each person can be picked by somebody else.
afterEach(async () => {
  setMischief(null)
  await env.DB.exec('delete from supporter')
  await env.DB.exec('delete from patreon_link')
  await env.DB.exec('delete from patreon_parted')
})

/** Goes from our page to the stand-in and picks somebody there; the address that the browser is led back to. */
async function pick({ userId }: TestUser, person: string): Promise<string> {
  const code = await startLink(db, { userId, now: NOW })
  const away = await get(`/api/patreon/auth?code=${code}`)
  const page = await get(away.headers.get('location')!.slice(ORIGIN.length))
  const choices = [...(await page.text()).matchAll(/<a href="([^"]*)">([^<]*)</g)]
  const chosen = choices.find(([, , name]) => name?.startsWith(person))
  return chosen![1]!.replaceAll('&amp;', '&').slice(ORIGIN.length)
}

/** The fragment of the page that the callback leads to. */
async function comeBack(path: string): Promise<string> {
  const back = await get(path)
  expect(back.status).toBe(303)
  expect(back.headers.get('referrer-policy')).toBe('no-referrer')
  expect(back.headers.get('cache-control')).toBe('no-store')
  const [page, fragment = ''] = back.headers.get('location')!.split('#')
  expect(page).toBe('/h5/account/supporter')
  return fragment
}

const finishCode = async (as: TestUser, person: string) =>
  (await comeBack(await pick(as, person))).replace(/^link=/, '')
const finish = async ({ userId }: TestUser, code: string, now = NOW) =>
  finishLink(db, { finishHash: await hashOf(code), userId, now, shown: false, heart: true })
const connect = async (as: TestUser, person: string) => finish(as, await finishCode(as, person))

it('[SU6] connects with the tier that the platform tells, and keeps no key to the account', async () => {
  const as = await aUser()
  const code = await finishCode(as, 'Bente')
  expect(await foundFor(db, { code, userId: as.userId, now: NOW })).toMatchObject({ standing: { tier: 'Gold' } })
  expect(await finish(as, code)).toMatchObject({ patreonUser: 'u-bente', member: 'm-bente' })
  expect(await supportOf(db, as.userId)).toMatchObject({ tier: 'Gold', shown: false, heart: true, lookedAt: NOW })
  const { results } = await env.DB.prepare('select * from patreon_attempt where user_id = ?').bind(as.userId).all()
  expect(results).toEqual([])
})

it.each([
  ['Ola', 'Bronze'],
  ['Kim', 'Silver'],
  ['Dagny', 'Diamond'],
  ['Sol', 'Inactive'],
  ['Somebody', 'Inactive'],
])('[SU6] connects %s, whose tier is %s', async (person, tier) => {
  const as = await aUser()
  await connect(as, person)
  expect(await supportOf(db, as.userId)).toMatchObject({ tier })
})

it('[SU6] is not begun here with a used, an unknown or a late code, state or end', async () => {
  const as = await aUser()
  const { userId } = as
  const start = await startLink(db, { userId, now: NOW })
  const away = { code: start, origin: ORIGIN, now: NOW }
  expect(await wayToPlatform(db, platform, { ...away, now: NOW + ATTEMPT_LIFE_MS })).toBeNull()
  expect(await wayToPlatform(db, platform, { ...away, code: 'unknown' })).toBeNull()
  const way = new URL((await wayToPlatform(db, platform, away))!)
  expect(await wayToPlatform(db, platform, away)).toBeNull()
  const state = way.searchParams.get('state')!
  const back = { state, code: null, origin: ORIGIN, now: NOW }
  expect(await wayBack({ env: settings, db }, platform, { ...back, now: NOW + ATTEMPT_LIFE_MS })).toBe('not-begun-here')
  expect(await wayBack({ env: settings, db }, platform, { ...back, state: 'unknown' })).toBe('not-begun-here')
  expect(await wayBack({ env: settings, db }, platform, back)).toBe('said-no')
  expect(await wayBack({ env: settings, db }, platform, back)).toBe('not-begun-here')
  const code = await finishCode(as, 'Bente')
  expect(await finish(as, code, NOW + ATTEMPT_LIFE_MS)).toBe('not-begun-here')
  expect(await comeBack('/api/patreon/auth?code=unknown')).toBe('problem=not-begun-here')
  expect(await comeBack('/api/patreon/callback?state=unknown&code=x')).toBe('problem=not-begun-here')
})

it('[SU6] lets nobody but who has begun it finish, so that nobody is handed a membership', async () => {
  const [starter, other] = [await aUser(), await aUser()]
  const code = await finishCode(starter, 'Bente')
  expect(await foundFor(db, { code, userId: other.userId, now: NOW })).toBeNull()
  expect(await finish(other, code)).toBe('not-begun-here')
  expect(await linkOf(db, other.userId)).toBeNull()
})

it('[SU6] makes one connection of 200 finishes at once', async () => {
  const as = await aUser()
  const code = await finishCode(as, 'Bente')
  const answers = await Promise.all(Array.from({ length: 200 }, () => finish(as, code)))
  expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1)
})

it('[SU7] connects an account with one user, and with another one a day after it was parted', async () => {
  const [first, second] = [await aUser(), await aUser()]
  await connect(first, 'Bente')
  expect(await connect(second, 'Bente')).toBe('linked-elsewhere')
  expect(await connect(first, 'Dagny')).toBe('linked-already')
  await dropLink(db, { userId: first.userId, now: NOW })
  expect(await supportOf(db, first.userId)).toMatchObject({ tier: 'Inactive', lookedAt: null })
  expect(await connect(second, 'Bente')).toBe('linked-lately')
  expect(await freeAtOf(db, 'u-bente')).toBe(NOW + 24 * HOUR_MS)
  const code = await finishCode(second, 'Bente')
  await env.DB.prepare('update patreon_attempt set expires_at = ?')
    .bind(NOW + 48 * HOUR_MS)
    .run()
  expect(await finish(second, code, NOW + 24 * HOUR_MS - 1)).toBe('linked-lately')
  expect(await finish(second, code, NOW + 24 * HOUR_MS)).toMatchObject({ patreonUser: 'u-bente' })
})

it('[SU7] connects it with the same user again at once', async () => {
  const as = await aUser()
  await connect(as, 'Bente')
  await dropLink(db, { userId: as.userId, now: NOW })
  expect(await connect(as, 'Bente')).toMatchObject({ patreonUser: 'u-bente' })
})

it('[SU6] ends by itself after 35 days, unless Patreon is asked again', async () => {
  const as = await aUser()
  await connect(as, 'Bente')
  expect(await supportOf(db, as.userId)).toMatchObject({ until: NOW + WORD_HOLDS_MS })
  const code = await finishCode(as, 'Bente')
  await env.DB.prepare('update patreon_attempt set expires_at = ?')
    .bind(NOW + 48 * HOUR_MS)
    .run()
  expect(await finish(as, code, NOW + HOUR_MS)).toMatchObject({ patreonUser: 'u-bente' })
  const until = NOW + HOUR_MS + WORD_HOLDS_MS
  expect(await supportOf(db, as.userId)).toMatchObject({ until, lookedAt: NOW + HOUR_MS })
  const isDue = (now: number) => run(SUPPORT_END_JOB.isDue(db, now))
  expect([await isDue(until - 1), await isDue(until)]).toEqual([false, true])
  await SUPPORT_END_JOB.run(env, db, until)
  expect(await supportOf(db, as.userId)).toMatchObject({ tier: 'Inactive', until: null })
  expect(await isDue(until)).toBe(false)
})

it('leaves a tier that was given by hand as it is', async () => {
  const as = await aUser()
  await support(as.userId, 'Diamond')
  await connect(as, 'Ola')
  expect(await supportOf(db, as.userId)).toMatchObject({ tier: 'Diamond' })
  const dog = await aDogOf(as.userId)
  await lendHearts(db, { op: crypto.randomUUID(), user: as.userId, dog, now: NOW })
  expect((await ask('mutation { disconnectPatreon }', { as })).data).toEqual({ disconnectPatreon: true })
  expect(await supportOf(db, as.userId)).toMatchObject({ tier: 'Diamond' })
  expect(await thingsOf(db, dog)).toMatchObject([{ kind: 'supporter-hearts' }])
})

it.each([401, 429, 500, 'unreadable'] as const)(
  'says that the platform is silent when it answers %s',
  async (answer) => {
    const as = await aUser()
    const path = await pick(as, 'Bente')
    setMischief(answer)
    expect(await comeBack(path)).toBe('problem=platform-silent')
    expect(await linkOf(db, as.userId)).toBeNull()
  },
)

it('says that somebody has said no', async () => {
  expect(await comeBack(await pick(await aUser(), 'Say no'))).toBe('problem=said-no')
})

it('begins by itself at the page, and is not there at all in a park without a platform', async () => {
  expect(await comeBack('/api/patreon/auth')).toBe('begin')
  for (const path of ['/api/patreon/auth', '/api/patreon/callback', '/local-platform/oauth2/authorize'])
    expect((await get(path, { ...env, PATREON_ORIGIN: '' })).status).toBe(404)
})

it('[SU4] takes the hearts back with the connection', async () => {
  const as = await aUser()
  const dog = await aDogOf(as.userId)
  await connect(as, 'Bente')
  await lendHearts(db, { op: crypto.randomUUID(), user: as.userId, dog, now: NOW })
  expect((await ask('mutation { disconnectPatreon }', { as })).data).toEqual({ disconnectPatreon: true })
  expect(await thingsOf(db, dog)).toEqual([])
})

it('[SU2] shows the heart in an open socket once it is connected, and takes it away with the connection', async () => {
  const kennel = await aKennel()
  const code = await finishCode(kennel.as, 'Bente')
  const seen = await goIn(kennel)
  const FINISH = 'mutation ($code: String!) { finishPatreonLink(code: $code, shown: false, heart: true) }'
  expect((await ask(FINISH, { as: kennel.as, variables: { code } })).errors).toEqual([])
  expect((await seen.next('marked')).mark).toEqual({ heart: 'Gold' })
  await ask('mutation { disconnectPatreon }', { as: kennel.as })
  expect((await seen.next('marked')).mark).toEqual({ heart: null })
})

it('[SU6] is not used up by what a service worker has fetched ahead', async () => {
  const { userId } = await aUser()
  const path = `${ORIGIN}/api/patreon/auth?code=${await startLink(db, { userId, now: NOW })}`
  const headers = { 'service-worker-navigation-preload': 'true' }
  expect((await app.request(path, { headers, redirect: 'manual' }, settings)).status).toBe(204)
  expect((await app.request(path, { redirect: 'manual' }, settings)).status).toBe(302)
})
