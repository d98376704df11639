import { Buffer } from 'node:buffer'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DEVICES_MAX } from '#durable/rules/push/limits.ts'
import { aPlayer } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { startSession } from '#worker/auth/session.ts'
import { run } from '#worker/db/query.ts'
import { pushSubscription } from '#worker/db/schema/push.ts'
import { visitorDog } from '#worker/dogs/dogs-db.ts'
import { hashOf } from '#worker/hash.ts'
import { isPushService } from '#worker/push/endpoints.ts'
import { PUSH_ENV, aSubscription } from './a-device.ts'

type Player = Awaited<ReturnType<typeof aPlayer>>
const FIRST = { kinds: ['whisper', 'life'], zone: 'Europe/Oslo', quietFrom: 22, quietTo: 8, names: true }

const save = ({ as }: Pick<Player, 'as'>, device: object = aSubscription(), changes: object = {}, env = PUSH_ENV) =>
  ask('mutation ($d: PushDevice!, $s: PushSettingsInput!) { savePushSettings(device: $d, settings: $s) }', {
    as,
    env,
    variables: { d: device, s: { ...FIRST, ...changes } },
  })
const renew = (endpoint: string, device: object) =>
  ask('mutation ($e: String!, $d: PushDevice!) { renewPush(endpoint: $e, device: $d) }', {
    env: PUSH_ENV,
    variables: { e: endpoint, d: device },
  })
const settings = ({ as }: Pick<Player, 'as'>, env: object = PUSH_ENV) =>
  ask('{ pushSettings { publicKey isOn kinds quietFrom quietTo names } }', { as, env })
const devicesOf = ({ userId }: Pick<Player, 'userId'>) =>
  db.select().from(pushSubscription).where(eq(pushSubscription.userId, userId))

it('stores the choice of a browser, sealed, and tells the rooms; with no kinds it is dropped', async () => {
  const player = await aPlayer()
  const off = { publicKey: PUSH_ENV.VAPID_PUBLIC_KEY, isOn: false, kinds: [], quietFrom: 22, quietTo: 8, names: true }
  expect((await settings(player)).data?.pushSettings).toEqual(off)
  const device = aSubscription()
  expect((await save(player, device, { names: false, quietFrom: 23 })).data).toEqual({ savePushSettings: true })
  const on = { ...off, isOn: true, kinds: ['whisper', 'life'], quietFrom: 23, names: false }
  expect((await settings(player)).data?.pushSettings).toEqual(on)
  expect((await run(visitorDog(db, player.dogId)))?.knocks).toBe(0b1001)
  const [row] = await devicesOf(player)
  expect(JSON.stringify(row)).not.toContain('fcm.googleapis.com')
  await save(player, device, { kinds: [] })
  expect((await settings(player)).data?.pushSettings).toEqual(off)
  expect((await run(visitorDog(db, player.dogId)))?.knocks).toBe(0)
  await save(player, device)
  await ask('mutation { dropPush }', { as: player.as, env: PUSH_ENV })
  expect(await devicesOf(player)).toEqual([])
})

it('moves the messages of a browser to the address that its push service has changed', async () => {
  const player = await aPlayer()
  const [before, after] = [aSubscription(), aSubscription()]
  await save(player, before, { quietFrom: 23 })
  expect((await renew(before.endpoint, after)).data).toEqual({ renewPush: true })
  expect(await devicesOf(player)).toMatchObject([{ endpointHash: await hashOf(after.endpoint), quietFrom: 23 }])
  expect((await renew(before.endpoint, aSubscription())).data, 'an address that is over').toEqual({ renewPush: false })
  expect((await renew(after.endpoint, after)).data, 'told twice').toEqual({ renewPush: true })
  expect(await devicesOf(player)).toHaveLength(1)
})

it('takes a changed address that the page has stored already', async () => {
  const [one, other] = [await aPlayer(), await aPlayer()]
  const [before, after] = [aSubscription(), aSubscription()]
  await save(one, before)
  await save(other, after)
  expect((await renew(before.endpoint, after)).data).toEqual({ renewPush: true })
  expect([(await devicesOf(one)).length, (await devicesOf(other)).length]).toEqual([1, 0])
})

it('moves nothing to an address that is no push service, and nothing of an unknown browser', async () => {
  const player = await aPlayer()
  const device = aSubscription()
  await save(player, device)
  const elsewhere = aSubscription('https://evil.example/fcm')
  expect(codesOf(await renew(device.endpoint, elsewhere))).toEqual(['not-a-push-service'])
  expect((await renew('https://fcm.googleapis.com/guessed', device)).data).toEqual({ renewPush: false })
  expect(await devicesOf(player)).toMatchObject([{ endpointHash: await hashOf(device.endpoint) }])
})

it('has one browser for each session, five for each user, and moves one that changes its user', async () => {
  const [one, other] = [await aPlayer(), await aPlayer()]
  const device = aSubscription()
  await save(one, device)
  await save(other, device)
  expect([(await devicesOf(one)).length, (await devicesOf(other)).length]).toEqual([0, 1])
  await save(other)
  expect(await devicesOf(other)).toHaveLength(1)
  for (let n = 0; n < DEVICES_MAX; n++) {
    const token = await startSession(db, other.userId, Date.now())
    await save({ as: { ...other.as, token } })
  }
  expect(await devicesOf(other)).toHaveLength(DEVICES_MAX)
})

it('refuses addresses that are no push service, and keys that are none', async () => {
  const player = await aPlayer()
  const good = aSubscription()
  const offCurve = Buffer.from([4, ...Array.from({ length: 64 }, () => 1)]).toString('base64url')
  const hostile = [
    ...[
      'https://127.0.0.1/x',
      'https://fcm.googleapis.com.evil/x',
      'https://evil-push.apple.com.x/',
      'https://push.apple.com/x',
    ],
    ...[
      'https://fcm.googleapis.com:8443/x',
      'https://a:b@fcm.googleapis.com/x',
      'http://fcm.googleapis.com/x',
      'ftp://x',
    ],
    ...[
      'https://xpush.apple.com/x',
      'javascript:alert(1)',
      '',
      'https://[::1]/x',
      `https://fcm.googleapis.com/${'x'.repeat(2000)}`,
    ],
    ...[
      'http://localhost.evil/local-push/x',
      'http://localhost/api/graphql',
      'http://localhost/local-push/../api/graphql',
    ],
  ].map((endpoint) => ({ ...good, endpoint }))
  const keys = [
    { ...good, p256dh: offCurve },
    { ...good, p256dh: 'x' },
    { ...good, auth: 'x' },
  ]
  for (const device of [...hostile, ...keys])
    expect(codesOf(await save(player, device)), device.endpoint).toEqual(['not-a-push-service'])
  expect(await devicesOf(player)).toEqual([])
})

it('knows the push services of browsers, and the stand-in where it is open', () => {
  const services = [
    'https://web.push.apple.com/a',
    'https://db5.notify.windows.com/w',
    'https://fcm.googleapis.com/fcm/x',
  ]
  const isService = (isLocal: boolean) => (endpoint: string) => isPushService(endpoint, { isLocal })
  expect(services.filter(isService(false))).toEqual(services)
  expect(isService(false)('http://localhost:8787/local-push/x')).toBe(false)
  expect(isService(true)('http://localhost:8787/local-push/x')).toBe(true)
})

it.each([
  ['Etc/Unknown', 'Europe/Oslo'],
  ['', 'Europe/Oslo'],
  [null, 'Europe/Oslo'],
  [undefined, 'Europe/Oslo'],
  ['UTC', 'UTC'],
])('switches messages on for a browser whose time zone is %j', async (zone, kept) => {
  const player = await aPlayer()
  const answer = await save(player, aSubscription(), { zone })
  expect(answer.data).toEqual({ savePushSettings: true })
  expect(await devicesOf(player)).toMatchObject([{ zone: kept }])
})

it('refuses hours and zones that there are not, and offers nothing where it is not set up', async () => {
  const player = await aPlayer()
  for (const changes of [{ quietFrom: 24 }, { quietTo: -1 }, { zone: 'Mars/Base' }])
    expect(codesOf(await save(player, aSubscription(), changes))).toEqual(['bad-input'])
  expect((await settings(player, {})).data?.pushSettings).toMatchObject({ publicKey: null, isOn: false })
  expect(codesOf(await save(player, aSubscription(), {}, {} as never))).toEqual(['bad-input'])
})
