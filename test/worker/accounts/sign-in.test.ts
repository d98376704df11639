import { count, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { TERMS } from '#durable/rules/users/terms.ts'
import { register, signIn, startSignIn } from '#worker/accounts/sign-in.ts'
import { localIssuer, signLocalIdToken } from '#worker/auth/local-issuer.ts'
import { newcomer, signInNonce } from '#worker/db/schema/sign-in.ts'
import { session, user } from '#worker/db/schema/users.ts'
import { aName, aUser, db } from '../support/d1.ts'

const NOW = Date.now()
const MINUTE_MS = 60_000
const issuers = [localIssuer(db)]

/** An ID token with a nonce that we issued. */
async function aCredential(email = `${aName()}@voffpark.test`, now = NOW): Promise<string> {
  return signLocalIdToken(db, { email, nonce: await startSignIn(db, now), now })
}

/** The credential of a user who has signed in and has no username yet. */
async function aNewcomer(): Promise<string> {
  const credential = await aCredential()
  await signIn(db, { credential, issuers, subjectHash, now: NOW })
  return credential
}

async function usersNamed(username: string) {
  return (await db.select({ n: count() }).from(user).where(eq(user.username, username)).get())?.n
}

/** Nobody is excluded. */
const subjectHash = async () => null

it('gives a known user a session', async () => {
  const { sub, userId } = await aUser()
  const signedIn = await signIn(db, { credential: await aCredential(sub), issuers, subjectHash, now: NOW })
  expect(signedIn).toMatchObject({ newUser: false, userId, token: expect.stringMatching(/^[\w-]{43}$/) })
})

it('gives a new user the credential back, and no session', async () => {
  const credential = await aCredential()
  const before = await db.select({ n: count() }).from(session).get()
  expect(await signIn(db, { credential, issuers, subjectHash, now: NOW })).toEqual({
    newUser: true,
    userId: null,
    token: credential,
  })
  expect(await db.select({ n: count() }).from(session).get()).toEqual(before)
})

it('signs in one of 200 who use the same ID token at once', async () => {
  const { sub } = await aUser()
  const credential = await aCredential(sub)
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => signIn(db, { credential, issuers, subjectHash, now: NOW })),
  )
  expect(answers.filter((answer) => answer !== 'sign-in-expired')).toHaveLength(1)
})

it('refuses an ID token with a nonce that we did not issue', async () => {
  const credential = await signLocalIdToken(db, { email: 'a@voffpark.test', nonce: 'my own', now: NOW })
  expect(await signIn(db, { credential, issuers, subjectHash, now: NOW })).toBe('sign-in-expired')
})

it('refuses a second ID token with a used nonce', async () => {
  const nonce = await startSignIn(db, NOW)
  const [first, second] = await Promise.all(
    ['a@voffpark.test', 'b@voffpark.test'].map((email) => signLocalIdToken(db, { email, nonce, now: NOW })),
  )
  expect(await signIn(db, { credential: first!, issuers, subjectHash, now: NOW })).not.toBe('sign-in-expired')
  expect(await signIn(db, { credential: second!, issuers, subjectHash, now: NOW })).toBe('sign-in-expired')
})

it('refuses a sign-in that takes ten minutes', async () => {
  const nonce = await startSignIn(db, NOW)
  const later = NOW + 10 * MINUTE_MS
  const credential = await signLocalIdToken(db, { email: 'slow@voffpark.test', nonce, now: later })
  expect(await signIn(db, { credential, issuers, subjectHash, now: later })).toBe('sign-in-expired')
})

it('does not accept a used nonce again when it is issued a second time', async () => {
  const nonce = await startSignIn(db, NOW)
  const credential = await signLocalIdToken(db, { email: 'again@voffpark.test', nonce, now: NOW })
  await signIn(db, { credential, issuers, subjectHash, now: NOW })
  await startSignIn(db, NOW, nonce)
  expect(await signIn(db, { credential, issuers, subjectHash, now: NOW })).toBe('sign-in-expired')
})

it('deletes expired nonces', async () => {
  await startSignIn(db, NOW - 60 * MINUTE_MS, 'an old one')
  await startSignIn(db, NOW)
  const expired = (await db.select().from(signInNonce)).filter(({ expiresAt }) => expiresAt <= NOW)
  expect(expired).toEqual([])
})

it('makes a newcomer a user with a session', async () => {
  const username = aName()
  const registered = await register(db, {
    credential: await aNewcomer(),
    username,
    language: 'se',
    terms: TERMS.version,
    now: NOW,
  })
  expect(registered).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) })
  expect(await db.select().from(user).where(eq(user.username, username)).get()).toMatchObject({
    issuer: 'local',
    language: 'se',
    admin: 0,
    moderator: 0,
    maxDogs: 3,
  })
})

it('makes one user of 200 registrations with one credential at once', async () => {
  const credential = await aNewcomer()
  const username = aName()
  const answers = await Promise.all(
    Array.from({ length: 200 }, () =>
      register(db, { credential, username, language: 'en', terms: TERMS.version, now: NOW }),
    ),
  )
  expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'sign-in-expired')).toHaveLength(199)
  expect(await usersNamed(username)).toBe(1)
})

it('gives one of 50 newcomers the name that all want at once, and the others another try', async () => {
  const credentials = await Promise.all(Array.from({ length: 50 }, aNewcomer))
  const username = aName()
  const wanted = (credential: string) =>
    register(db, { credential, username, language: 'en', terms: TERMS.version, now: NOW })
  const answers = await Promise.all(credentials.map(wanted))
  expect(answers.filter((answer) => answer === 'username-taken')).toHaveLength(49)
  const loser = credentials[answers.indexOf('username-taken')]!
  expect(
    await register(db, { credential: loser, username: aName(), language: 'en', terms: TERMS.version, now: NOW }),
  ).toHaveProperty('token')
})

it('gives one person who began twice one account', async () => {
  const email = `${aName()}@voffpark.test`
  const credentials = [await aCredential(email), await aCredential(email)]
  for (const credential of credentials) await signIn(db, { credential, issuers, subjectHash, now: NOW })
  const answers = []
  for (const credential of credentials) {
    answers.push(await register(db, { credential, username: aName(), language: 'en', terms: TERMS.version, now: NOW }))
  }
  expect(answers).toEqual([{ token: expect.any(String) }, 'sign-in-expired'])
})

it('makes no user of a credential that was never signed in with', async () => {
  const credential = await aCredential()
  expect(await register(db, { credential, username: aName(), language: 'en', terms: TERMS.version, now: NOW })).toBe(
    'sign-in-expired',
  )
})

it('gives a newcomer ten minutes', async () => {
  const credential = await aNewcomer()
  const late = {
    credential,
    username: aName(),
    language: 'en' as const,
    terms: TERMS.version,
    now: NOW + 10 * MINUTE_MS,
  }
  expect(await register(db, late)).toBe('sign-in-expired')
})

it('stores the credential as a hash', async () => {
  const credential = await aNewcomer()
  expect(JSON.stringify(await db.select().from(newcomer))).not.toContain(credential)
})

it.each(['', '   ', '***', 'fifteen letters', 'a{|}', 'a\u0000b', 'Ad\u00admin', 'a\u202eb', 'Ωmega', '<b>bold</b>'])(
  'refuses %j as a username',
  async (username) => {
    const registered = await register(db, {
      credential: await aNewcomer(),
      username,
      language: 'en',
      terms: TERMS.version,
      now: NOW,
    })
    expect(registered).toBe('name-invalid')
  },
)
