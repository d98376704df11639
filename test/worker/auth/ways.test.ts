import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { SESSION_IDLE_MS } from '#durable/rules/staff/forgetting.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import { aName, aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { ask, credentialOf } from '#test/worker/support/graphql.ts'
import { tire } from '#test/worker/support/staff.ts'
import { viewerBySession } from '#worker/auth/viewer.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import { stageToken } from '#worker/db/schema/sign-in.ts'
import { session } from '#worker/db/schema/users.ts'
import { hashOf } from '#worker/hash.ts'
import { takeStageToken } from '#worker/stage/stage.ts'

const DAY_MS = 86_400_000
const GIVEN = {
  createAppCode: 'mutation { createAppCode { token } }',
  createStageToken: 'mutation { createStageToken { token } }',
} as const
const TAKE = 'mutation ($token: String!) { validateStageToken(token: $token) { token } }'
const LOGIN = 'mutation ($token: String!) { googleLogin(token: $token, language: en) { token } }'
const CREATE = `mutation ($token: String!, $username: String!) {
  createUser(token: $token, username: $username, language: en, terms: ${TERMS.version}) { token }
}`

/** The token in the only field of an answer. */
async function tokenOf(...asked: Parameters<typeof ask>): Promise<string> {
  const { data } = await ask(...asked)
  const [field] = Object.values(data ?? {}) as { token: string }[]
  return String(field?.token)
}

const codeOf = (as: TestUser, way: keyof typeof GIVEN) => tokenOf(GIVEN[way], { as })
const byCode = (way: keyof typeof GIVEN) => async (as: TestUser) =>
  tokenOf(TAKE, { variables: { token: await codeOf(as, way) } })

type Way = {
  /** A user signs in this way who has another session already, and gets a session token. */
  open: (as: TestUser) => Promise<string>
  /** Whose sign-in the session has: one of its own, or that of the session that made the code. */
  has: 'own sign-in' | 'sign-in of the parent'
}

/** Every way to a session. */
const WAYS: Record<string, Way> = {
  googleLogin: {
    open: async ({ sub }) => tokenOf(LOGIN, { variables: { token: await credentialOf(sub) } }),
    has: 'own sign-in',
  },
  createUser: {
    open: async () => {
      const username = aName()
      const token = await credentialOf(`${username}@voffpark.test`)
      await ask(LOGIN, { variables: { token } })
      return tokenOf(CREATE, { variables: { token, username } })
    },
    has: 'own sign-in',
  },
  createAppCode: { open: byCode('createAppCode'), has: 'sign-in of the parent' },
  createStageToken: { open: byCode('createStageToken'), has: 'sign-in of the parent' },
}

async function viewerBy(token: string, now = Date.now()): Promise<Viewer | null> {
  return viewerBySession(db, await hashOf(token), now)
}

async function rowOf(token: string) {
  return db
    .select()
    .from(session)
    .where(eq(session.hash, await hashOf(token)))
    .get()
}

/** An administrator who signed in this long ago; of what is fresh for 15 minutes it is no more. */
async function aTiredAdministrator(): Promise<TestUser> {
  const as = await aUser({ admin: 1 })
  await tire(as)
  return as
}

const thaw = async (as: TestUser) =>
  refusalOf((await deskOf(as)).changeSetting({ name: 'TRADE_FROZEN', value: '0', reason: 'a test of it' }))

describe.each(Object.entries(WAYS))('a session by %s', (_way, { open, has }) => {
  const isChild = has === 'sign-in of the parent'

  it(`[S5] is as fresh as its ${has}`, async () => {
    const as = await aTiredAdministrator()
    const signedInAt = (await viewerBy(as.token))?.signedInAt
    const opened = await viewerBy(await open(as))
    expect(opened?.signedInAt === signedInAt).toBe(isChild)
  })

  it(`expires when its ${has} does`, async () => {
    const as = await aUser({ admin: 1 })
    const expiresAt = Date.now() + 3 * DAY_MS
    await db.update(session).set({ expiresAt }).where(eq(session.userId, as.userId))
    expect((await rowOf(await open(as)))?.expiresAt === expiresAt).toBe(isChild)
  })

  it(`ends at the sign-out of the other session only if it has the ${has}`, async () => {
    const as = await aUser({ admin: 1 })
    const token = await open(as)
    await ask('mutation { signOut }', { as })
    expect((await viewerBy(token)) === null).toBe(isChild)
  })

  it('leaves the other session open at its own sign-out', async () => {
    const as = await aUser({ admin: 1 })
    const token = await open(as)
    await ask('mutation { signOut }', { as: { ...as, token } })
    expect([await viewerBy(token), await viewerBy(as.token)]).toEqual([null, expect.anything()])
  })
})

const BY_CODE = ['createAppCode', 'createStageToken'] as const

describe.each(BY_CODE)('a session by %s', (way) => {
  const open = byCode(way)

  it('[S5] makes no change by staff possible that its parent could not make', async () => {
    const as = await aTiredAdministrator()
    expect(await thaw({ ...as, token: await open(as) })).toBe('sign-in-again')
  })

  it('hands on no more to a child of its own', async () => {
    const as = await aTiredAdministrator()
    const expiresAt = Date.now() + DAY_MS
    await db.update(session).set({ expiresAt }).where(eq(session.userId, as.userId))
    const child = await open(as)
    const grandchild = await open({ ...as, token: child })
    expect(await thaw({ ...as, token: grandchild })).toBe('sign-in-again')
    expect((await rowOf(grandchild))?.expiresAt).toBe(expiresAt)
    await ask('mutation { signOut }', { as })
    expect([await viewerBy(child), await viewerBy(grandchild)]).toEqual([null, null])
  })

  it('ends with a child of the same parent only if that is its own', async () => {
    const as = await aUser({ admin: 1 })
    const [one, other] = [await open(as), await open(as)]
    const child = await open({ ...as, token: one })
    await ask('mutation { signOut }', { as: { ...as, token: one } })
    expect([await viewerBy(child), await viewerBy(other)]).toEqual([null, expect.anything()])
  })

  it('[B4] knows the browser in which it was opened, as a session by a sign-in does', async () => {
    const as = await aUser({ admin: 1 })
    const headers = { 'X-Device': crypto.randomUUID() }
    const login = await tokenOf(LOGIN, { variables: { token: await credentialOf(as.sub) }, headers })
    const child = await tokenOf(TAKE, { variables: { token: await codeOf(as, way) }, headers })
    expect((await rowOf(child))?.device).toBe((await rowOf(login))?.device)
    expect((await rowOf(child))?.device).not.toBeNull()
  })

  it('[S5] is fresh after a sign-in of its own, and does not refresh its parent', async () => {
    const as = await aTiredAdministrator()
    const child = { ...as, token: await open(as) }
    const token = await credentialOf(as.sub)
    await ask('mutation ($token: String!) { confirmSignIn(token: $token) }', { as: child, variables: { token } })
    expect([await thaw(child), await thaw(as)]).toEqual([null, 'sign-in-again'])
  })
})

describe.each(BY_CODE)('a code by %s', (way) => {
  const take = async (token: string, now = Date.now()) => (await takeStageToken(db, { token, now })) !== 'link-expired'

  it.each<[string, (as: TestUser) => Promise<unknown>]>([
    ['the session that made it has signed out', (as) => ask('mutation { signOut }', { as })],
    ['its user has signed out everywhere', (as) => ask('mutation { signOutEverywhere }', { as })],
    [
      'staff have ended all sessions of its user',
      async ({ userId }) => {
        const desk = await deskOf(await aUser({ admin: 1, developer: 1 }))
        await desk.endSessions({ userId, reason: 'a lost phone' })
      },
    ],
    [
      'the roles of its user have changed',
      async ({ userId }) => {
        const desk = await deskOf(await aUser({ admin: 1, developer: 1 }))
        await desk.setRole({ userId, role: 'moderator', isGiven: true, reason: 'has earned it' })
      },
    ],
    [
      'the session that made it has expired',
      ({ userId }) => db.update(session).set({ expiresAt: Date.now() }).where(eq(session.userId, userId)),
    ],
    [
      'the session that made it was not used for 30 days',
      ({ userId }) =>
        db
          .update(session)
          .set({ lastUsedAt: Date.now() - SESSION_IDLE_MS })
          .where(eq(session.userId, userId)),
    ],
  ])('signs nobody in after %s', async (_, happen) => {
    const as = await aUser({ admin: 1 })
    const code = await codeOf(as, way)
    await happen(as)
    const { data } = await ask('query ($token: String!) { stageTokenOwner(token: $token) }', {
      variables: { token: code },
    })
    expect([data?.stageTokenOwner, await take(code)]).toEqual([null, false])
  })

  it('is good after the sign-out of another session of its user', async () => {
    const as = await aUser({ admin: 1 })
    const code = await codeOf(as, way)
    const other = await WAYS.googleLogin!.open(as)
    await ask('mutation { signOut }', { as: { ...as, token: other } })
    expect(await take(code)).toBe(true)
  })

  it('leaves no open session behind, however it races with the sign-out', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const as = await aUser({ admin: 1 })
        return { as, code: await codeOf(as, way) }
      }),
    )
    const taken = await Promise.all(
      made.flatMap(({ as, code }, i) => {
        const race = [
          () => takeStageToken(db, { token: code, now: Date.now() }),
          () => ask('mutation { signOut }', { as }),
        ]
        return (i % 2 ? race.toReversed() : race).map((run) => run())
      }),
    )
    const tokens = taken.flatMap((one) => (typeof one === 'object' && 'token' in one ? [one.token] : []))
    expect(await Promise.all(tokens.map((token) => viewerBy(token)))).toEqual(tokens.map(() => null))
  })

  it('is given twelve times a minute to a user, and not more often', async () => {
    const as = await aUser({ admin: 1 })
    const env = { CODE_BRAKE: { limit: async ({ key }: { key: string }) => ({ success: key !== String(as.userId) }) } }
    expect((await ask(GIVEN[way], { as, env })).errors).toMatchObject([{ extensions: { code: 'too-often' } }])
    expect((await ask(GIVEN[way], { as: await aUser({ admin: 1 }), env })).errors).toEqual([])
  })
})

it('goes on with a session from before sessions knew their parents, as with that of a sign-in', async () => {
  const as = await aUser()
  expect((await rowOf(as.token))?.parentHash).toBeNull()
  const { data } = await ask('{ myUser { id } }', { as: { ...as, token: await byCode('createAppCode')(as) } })
  expect(data).toEqual({ myUser: { id: as.userId } })
})

it('signs nobody in by a code from before codes knew their sessions', async () => {
  const { userId } = await aUser()
  const token = 'x'.repeat(43)
  const expiresAt = Date.now() + 60_000
  await db.insert(stageToken).values({ hash: await hashOf(token), userId, audience: 'app', expiresAt })
  expect(await takeStageToken(db, { token, now: Date.now() })).toBe('link-expired')
})
