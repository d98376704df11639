import { env } from 'cloudflare:test'
import { afterEach, expect, it, vi } from 'vitest'
import { aUser, db } from '#test/worker/support/d1.ts'
import { faultyD1 } from '#test/worker/support/faulty-d1.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import { run } from '#worker/db/query.ts'
import { signatureOf } from '#worker/patreon/hooks.ts'
import { LOOK_JOB } from '#worker/patreon/looking.ts'
import { LOOK_REST_MS, SECOND_LOOK_MS } from '#worker/patreon/looks-db.ts'
import { hooksOf } from '#worker/patreon/stand-in-desk.ts'
import type { HookWay } from '#worker/patreon/stand-in-desk.ts'
import { GONE, STATES, changeMember } from '#worker/patreon/stand-in-people.ts'
import { STAND_IN_HOOK, setMischief } from '#worker/patreon/stand-in.ts'
import { supportOf } from '#worker/supporters/supporters-db.ts'
import { thingsOf } from '#worker/things/carrying-db.ts'
import { lendHearts } from '#worker/things/lending-db.ts'
import { aCampaign, clearPatreon, connectAs, send, settings } from './patreon-park.ts'

const PATH = '/api/patreon/webhook'
const MINUTE_MS = 60_000

afterEach(clearPatreon)

const tierOf = async (userId: number) => (await supportOf(db, userId))?.tier
const lookOf = (userId: number) =>
  env.DB.prepare('select look_at, looks, asked_at, tries from patreon_link where user_id = ?')
    .bind(userId)
    .first<{ look_at: number | null; looks: number; asked_at: number; tries: number }>()
const looksAt = (now: number) => LOOK_JOB.run(settings, db, now)

/** Sends the hooks about a person; the statuses of the answers. */
async function hook(person: string, way: HookWay = 'once'): Promise<number[]> {
  const statuses: number[] = []
  for (const { body, headers } of await hooksOf(person, way))
    statuses.push((await send(PATH, { method: 'POST', body, headers })).status)
  return statuses
}

/** A supporter by Patreon, in a park whose campaign is connected. */
async function aSupporter(person = 'Bente') {
  await aCampaign()
  const as = await aUser()
  await connectAs(as, person)
  return as
}

it('[SU8] looks at a member of whom a hook tells, and again after 90 seconds', async () => {
  const { userId } = await aSupporter()
  changeMember('bente', STATES.Silver!)
  expect(await hook('bente')).toEqual([200])
  expect(await tierOf(userId)).toBe('Silver')
  const { look_at: again, asked_at: askedAt } = (await lookOf(userId))!
  expect(again).toBe(askedAt + SECOND_LOOK_MS)
  expect(await run(LOOK_JOB.isDue(db, again! - 1))).toBe(false)
  expect(await run(LOOK_JOB.isDue(db, again!))).toBe(true)
  changeMember('bente', STATES.Diamond!)
  await looksAt(again!)
  expect(await tierOf(userId)).toBe('Diamond')
  expect(await lookOf(userId)).toMatchObject({ look_at: null, looks: 0 })
})

it('[SU8] believes nothing of a hook but whom it is about', async () => {
  const { userId } = await aSupporter()
  const said = (await hooksOf('bente', 'once'))[0]!.body
  const body = said.replace('active_patron', 'former_patron').replace('"id":"103"', '"id":"104"')
  expect(body).not.toBe(said)
  const headers = { 'x-patreon-signature': await signatureOf(STAND_IN_HOOK.secret, body) }
  expect((await send(PATH, { method: 'POST', body, headers })).status).toBe(200)
  expect(await tierOf(userId)).toBe('Gold')
})

it('[SU8] mends by the second look what a hook told before the API knew it', async () => {
  const { userId } = await aSupporter()
  await hook('bente')
  changeMember('bente', GONE)
  expect(await tierOf(userId)).toBe('Gold')
  await looksAt((await lookOf(userId))!.look_at!)
  expect(await tierOf(userId)).toBe('Inactive')
})

it('[SU8] asks once a minute for a member, however often it is told', async () => {
  const { userId } = await aSupporter()
  expect(await hook('bente', 'three times')).toEqual([200, 200, 200])
  const { asked_at: askedAt, look_at: lookAt } = (await lookOf(userId))!
  expect(lookAt).toBe(askedAt + LOOK_REST_MS)
  changeMember('bente', GONE)
  await hook('bente')
  expect(await tierOf(userId)).toBe('Gold')
  await looksAt(askedAt + LOOK_REST_MS)
  expect(await tierOf(userId)).toBe('Inactive')
})

it('is Gold again after Gold, Silver, Gold by the same body', async () => {
  const { userId } = await aSupporter()
  await hook('bente')
  changeMember('bente', STATES.Silver!)
  await hook('bente')
  changeMember('bente', STATES.Gold!)
  await hook('bente')
  await looksAt((await lookOf(userId))!.look_at!)
  expect(await tierOf(userId)).toBe('Gold')
})

it('ends at what the API says, in whichever of 24 orders four hooks arrive', async () => {
  const { userId } = await aSupporter()
  const states = [STATES.Silver!, STATES.Diamond!, GONE, STATES.Bronze!]
  const bodies = []
  for (const state of states) {
    changeMember('bente', state)
    bodies.push((await hooksOf('bente', 'once'))[0]!)
  }
  for (const order of ordersOf(bodies)) {
    changeMember('bente', GONE)
    for (const { body, headers } of order)
      expect((await send(PATH, { method: 'POST', body, headers })).status).toBe(200)
    changeMember('bente', STATES.Bronze!)
    await looksAt((await lookOf(userId))!.look_at!)
    expect(await tierOf(userId)).toBe('Bronze')
  }
})

/** All orders of these things. */
function ordersOf<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length === 0) return [[]]
  return things.flatMap((first, at) => ordersOf(things.toSpliced(at, 1)).map((others) => [first, ...others]))
}

it('refuses a hook that is signed by somebody else, or not signed', async () => {
  const { userId } = await aSupporter()
  expect(await hook('bente', 'wrongly signed')).toEqual([401])
  expect((await send(PATH, { method: 'POST', body: '{}' })).status).toBe(401)
  expect(await lookOf(userId)).toMatchObject({ look_at: null, looks: 0 })
})

it('refuses a hook of which any single bit is changed, in the body or in the signature', async () => {
  const { userId } = await aSupporter()
  const [{ body, headers } = { body: '', headers: {} }] = await hooksOf('bente', 'once')
  const bytes = new TextEncoder().encode(body)
  const signature = String(headers['x-patreon-signature'])
  // 128 bits of the signature, as hex, and bits from all over the body: 1,000 in all.
  const signatures = Array.from({ length: 128 }, (_, bit) => withFlippedBit(signature, bit))
  const bodies = Array.from({ length: 872 }, (_, at) => {
    const bit = Math.floor((at * bytes.length * 8) / 872)
    const flipped = bytes.slice()
    flipped[bit >> 3]! ^= 1 << (bit & 7)
    return flipped
  })
  const statuses = await Promise.all([
    ...signatures.map((changed) => send(PATH, { method: 'POST', body, headers: { 'x-patreon-signature': changed } })),
    ...bodies.map((changed) => send(PATH, { method: 'POST', body: changed, headers })),
  ])
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([401]))
  expect(await lookOf(userId)).toMatchObject({ look_at: null, looks: 0 })
})

/** A number in hex with one other bit. */
function withFlippedBit(hex: string, bit: number): string {
  const at = bit >> 2
  const digit = Number.parseInt(hex[at] ?? '', 16) ^ (1 << (bit & 3))
  return `${hex.slice(0, at)}${digit.toString(16)}${hex.slice(at + 1)}`
}

it.each([
  ['longer than 64 KiB', 'x'.repeat(64 * 1024 + 1), 413],
  ['no JSON', 'hello', 400],
  ['about nobody', '{"data":{"__proto__":{"id":"m-bente"}}}', 400],
])('refuses a hook that is %s', async (_what, body, status) => {
  const { userId } = await aSupporter()
  const headers = { 'x-patreon-signature': await signatureOf(STAND_IN_HOOK.secret, body) }
  expect((await send(PATH, { method: 'POST', body, headers })).status).toBe(status)
  expect(await lookOf(userId)).toMatchObject({ look_at: null })
})

it('keeps no trace of who has not connected, nor of another campaign', async () => {
  const { userId } = await aSupporter()
  expect(await hook('dagny')).toEqual([200])
  const body = (await hooksOf('bente', 'once'))[0]!.body.replace('"4711"', '"815"')
  const headers = { 'x-patreon-signature': await signatureOf(STAND_IN_HOOK.secret, body) }
  expect((await send(PATH, { method: 'POST', body, headers })).status).toBe(200)
  expect(await lookOf(userId)).toMatchObject({ look_at: null, looks: 0 })
})

it('answers 503 while the database is away, so that Patreon tells it again', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const [{ body, headers } = { body: '', headers: {} }] = await hooksOf('bente', 'once')
  const faulty = faultyD1(env.DB)
  faulty.fault = 'down'
  const answer = await send(PATH, { method: 'POST', body, headers }, { ...settings, DB: faulty.d1 })
  expect(answer.status).toBe(503)
})

it('is not there in a park without a campaign', async () => {
  expect(await hook('bente')).toEqual([404])
})

it('asks again after 1, 5, 15, 60 minutes where Patreon is silent, and takes nothing away', async () => {
  const { userId } = await aSupporter()
  changeMember('bente', GONE)
  setMischief(500)
  await hook('bente')
  let now = (await lookOf(userId))!.asked_at
  for (const minutes of [1, 5, 15, 60]) {
    const { look_at: lookAt } = (await lookOf(userId))!
    expect(lookAt! - now).toBe(minutes * MINUTE_MS)
    now = lookAt!
    await looksAt(now)
  }
  expect(await tierOf(userId)).toBe('Gold')
  setMischief(null)
  await looksAt((await lookOf(userId))!.look_at!)
  expect(await tierOf(userId)).toBe('Inactive')
})

it('[SU8] takes heart, hat and demo key away in the open socket once a hook tells that somebody does not pay', async () => {
  await aCampaign()
  const kennel = await aKennel()
  await connectAs(kennel.as, 'Bente')
  await lendHearts(db, { op: crypto.randomUUID(), user: kennel.as.userId, dog: kennel.dogId, now: Date.now() })
  const seen = await goIn(kennel)
  changeMember('bente', GONE)
  await hook('bente')
  expect((await seen.next('marked')).mark).toEqual({ heart: null })
  expect(await thingsOf(db, kennel.dogId)).toEqual([])
  expect((await ask('mutation { createStageToken { token } }', { as: kennel.as })).data).toEqual({
    createStageToken: null,
  })
})

const LOOK = 'mutation { lookAtMySupport }'

it('[SU8] looks again when the supporter asks for it, once a minute', async () => {
  const as = await aSupporter()
  changeMember('bente', STATES.Silver!)
  expect((await ask(LOOK, { as, env: settings })).data).toEqual({ lookAtMySupport: 'looked' })
  expect(await tierOf(as.userId)).toBe('Silver')
  expect((await ask(LOOK, { as, env: settings })).data).toEqual({ lookAtMySupport: 'soon' })
})

it('[SU8] has the list read for who is no member yet, once in ten minutes for all', async () => {
  const as = await aSupporter('Somebody')
  await env.DB.exec('update patreon_campaign set list_at = 9e15, pulled_at = 0')
  const listAt = () => env.DB.prepare('select list_at from patreon_campaign').first<number>('list_at')
  expect((await ask(LOOK, { as, env: settings })).data).toEqual({ lookAtMySupport: 'soon' })
  expect(await listAt()).toBeLessThanOrEqual(Date.now())
  await env.DB.exec('update patreon_campaign set list_at = 9e15; update patreon_link set asked_at = 0')
  await ask(LOOK, { as, env: settings })
  expect(await listAt()).toBe(9e15)
})

it('says that Patreon is silent, and that no campaign is connected', async () => {
  const as = await aSupporter()
  setMischief(500)
  expect((await ask(LOOK, { as, env: settings })).data).toEqual({ lookAtMySupport: 'silent' })
  await env.DB.exec('delete from patreon_campaign; update patreon_link set asked_at = 0')
  expect((await ask(LOOK, { as, env: settings })).data).toEqual({ lookAtMySupport: 'not_connected' })
})
