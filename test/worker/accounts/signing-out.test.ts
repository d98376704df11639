import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { pushSubscription } from '#worker/db/schema/push.ts'
import { deskViewer } from '#worker/desk/desk-session.ts'
import app from '../entry.ts'
import { PUSH_ENV, aSubscription } from '../push/a-device.ts'
import { aDogOf, aUser, db } from '../support/d1.ts'
import type { TestUser } from '../support/d1.ts'
import { askToEnter } from '../support/gate.ts'
import { ask, codesOf, credentialOf } from '../support/graphql.ts'
import { socketOf } from '../support/socket.ts'

const TAKE = 'mutation ($token: String!) { validateStageToken(token: $token) { token } }'
const LOGIN = 'mutation ($token: String!) { googleLogin(token: $token, language: en) { token } }'

/** A session that comes from that of `as` by a code. */
async function byCode(as: TestUser): Promise<TestUser> {
  const { data } = await ask('mutation { createAppCode { token } }', { as })
  return exchanged(as, TAKE, (data?.createAppCode as { token: string }).token)
}

/** A session of the same user by another sign-in. */
const bySignIn = async (as: TestUser) => exchanged(as, LOGIN, await credentialOf(as.sub))

async function exchanged(as: TestUser, mutation: string, token: string): Promise<TestUser> {
  const { data } = await ask(mutation, { variables: { token } })
  const [opened] = Object.values(data ?? {}) as { token: string }[]
  return { ...as, token: String(opened?.token) }
}

async function ticketFor(as: TestUser): Promise<string> {
  const { data } = await ask('mutation ($dogId: Int!) { enterPark(dogId: $dogId) { ticket } }', {
    as,
    variables: { dogId: await aDogOf(as.userId) },
  })
  return (data?.enterPark as { ticket: string }).ticket
}

async function deskCookie({ token }: TestUser): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, Origin: 'http://localhost' }
  const door = await app.request('http://localhost/manage/door', { method: 'POST', headers }, env)
  return door.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

const settings = { kinds: ['whisper'], zone: 'UTC', quietFrom: 0, quietTo: 0, names: true }
const savePush = (as: TestUser) =>
  ask('mutation ($d: PushDevice!, $s: PushSettingsInput!) { savePushSettings(device: $d, settings: $s) }', {
    as,
    env: PUSH_ENV,
    variables: { d: aSubscription(), s: settings },
  })

describe.each<[string, (as: TestUser) => Promise<TestUser>, string]>([
  ['that comes from the one that signs out', byCode, 'mutation { signOut }'],
  ['by a code of one by a code', async (as) => byCode(await byCode(as)), 'mutation { signOut }'],
  ['by a code, when its user signs out everywhere', byCode, 'mutation { signOutEverywhere }'],
  ['by another sign-in, when its user signs out everywhere', bySignIn, 'mutation { signOutEverywhere }'],
])('a session %s', (_, open, mutation) => {
  let as: TestUser
  let other: TestUser
  const leave = async () => expect((await ask(mutation, { as })).errors).toEqual([])

  beforeEach(async () => {
    as = await aUser({ moderator: 1 })
    other = await open(as)
  })

  it('is over', async () => {
    await leave()
    for (const one of [as, other]) expect((await ask('{ myUser { id } }', { as: one })).data).toEqual({ myUser: null })
  })

  it('has no dog in the park any more', async () => {
    const socket = socketOf(await askToEnter(await ticketFor(other)))
    await socket.hello()
    await leave()
    expect(await socket.closed).toBe(CLOSE.banned)
  })

  it('has no ticket any more', async () => {
    const ticket = await ticketFor(other)
    await leave()
    expect((await askToEnter(ticket)).status).toBe(403)
  })

  it('gets no push messages any more', async () => {
    expect((await savePush(other)).errors).toEqual([])
    await leave()
    expect(await db.select().from(pushSubscription).where(eq(pushSubscription.userId, as.userId))).toEqual([])
  })

  it('has no staff pages open any more', async () => {
    const headers = { Cookie: await deskCookie(other) }
    const who = () => deskViewer(new Request('http://localhost/manage', { headers }), db, Date.now())
    expect(await who()).toMatchObject({ userId: as.userId })
    await leave()
    expect(await who()).toBeNull()
  })
})

it('leaves sessions of other users alone when somebody signs out everywhere', async () => {
  const [as, stranger] = [await aUser(), await aUser()]
  await ask('mutation { signOutEverywhere }', { as })
  expect((await ask('{ myUser { id } }', { as: stranger })).data).toEqual({ myUser: { id: stranger.userId } })
})

it('does not tell a visitor that all sessions have ended', async () => {
  const as = await aUser()
  await ask('mutation { signOut }', { as })
  for (const one of [null, as])
    expect(codesOf(await ask('mutation { signOutEverywhere }', { as: one }))).toEqual(['not-signed-in'])
})
