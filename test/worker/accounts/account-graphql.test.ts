import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { kickText } from '#durable/protocol/kick-texts.ts'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { MAX_DOGS } from '#durable/rules/dogs.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import { ban, session, user } from '#worker/db/schema/users.ts'
import { aDogOf, aName, aUser, banUser, db, users } from '../support/d1.ts'
import type { TestUser } from '../support/d1.ts'
import { aTicket, askToEnter } from '../support/gate.ts'
import { ask, codesOf, credentialOf } from '../support/graphql.ts'
import { socketOf } from '../support/socket.ts'

const LOGIN = `mutation ($token: String!, $language: Lang!) { googleLogin(token: $token, language: $language) { token newUser pid } }`
const CREATE = `mutation ($token: String!, $username: String!, $language: Lang!, $terms: Int = ${TERMS.version}) {
  createUser(token: $token, username: $username, language: $language, terms: $terms) { valid token }
}`
const RENAME = `mutation ($username: String!) { setUsername(username: $username) { success message } }`
const ANY_RENAME = 'mutation { setUsername(username: "a") { success } }'
const WHO = `{ myUser { id username language admin moderator maxDogs activeBan { reason endsAt } dogs { id } } }`

async function login(token: string, language = 'en') {
  return ask(LOGIN, { variables: { token, language } })
}

async function nonce(): Promise<string> {
  return String((await ask('mutation { startSignIn }')).data?.startSignIn)
}

it('gives a new nonce each time (startSignIn)', async () => {
  const nonces = [await nonce(), await nonce()]
  expect(nonces[0]).toMatch(/^[\w-]{43}$/)
  expect(nonces[0]).not.toBe(nonces[1])
})

it('goes from the first sign-in to a second: login, createUser, myUser, sign out, login again', async () => {
  const username = aName()
  const email = `${username}@voffpark.test`
  const credential = await credentialOf(email, await nonce())
  expect((await login(credential)).data).toEqual({ googleLogin: { token: credential, newUser: true, pid: null } })

  const created = await ask(CREATE, { variables: { token: credential, username, language: 'dk' } })
  expect(created.data).toEqual({ createUser: { valid: 'none', token: expect.stringMatching(/^[\w-]{43}$/) } })
  const { token } = created.data?.createUser as { token: string }
  const as = { token, username, sub: email, userId: 0 }
  const me = await ask(WHO, { as })
  expect(me.data?.myUser).toMatchObject({
    username,
    language: 'dk',
    admin: 0,
    moderator: 0,
    maxDogs: MAX_DOGS,
    dogs: [],
  })

  expect((await ask('mutation { signOut }', { as })).data).toEqual({ signOut: true })
  expect((await ask(WHO, { as })).data).toEqual({ myUser: null })

  const { id } = me.data?.myUser as { id: number }
  const again = await login(await credentialOf(email))
  expect(again.data).toEqual({ googleLogin: { token: expect.not.stringMatching(token), newUser: false, pid: id } })
})

it.each(['dk', 'en', 'no', 'se'] as const)(
  'refuses an invalid ID token in the language of the form: %s',
  async (language) => {
    const answer = await login('no.id.token', language)
    expect(answer.errors).toMatchObject([
      { message: REFUSAL_TEXTS['sign-in-expired'][language], extensions: { code: 'sign-in-expired' } },
    ])
  },
)

it('signs nobody in by a token of the local issuer if local sign-in is off', async () => {
  const token = await credentialOf('player@voffpark.test')
  const closed = await ask(LOGIN, { variables: { token, language: 'en' }, env: { LOCAL_SIGN_IN: undefined } })
  expect(codesOf(closed)).toEqual(['sign-in-expired'])
})

it('says in createUser what is wrong: the name, the name of another, the credential', async () => {
  const { username } = await aUser()
  const credential = await credentialOf(`${aName()}@voffpark.test`)
  await login(credential)
  const outcomes = []
  for (const [token, name] of [
    [credential, 'fifteen letters'],
    [credential, username.toUpperCase()],
    ['forged', aName()],
    [credential, aName()],
    [credential, aName()],
  ]) {
    const { data } = await ask(CREATE, { variables: { token, username: name, language: 'en' } })
    outcomes.push((data?.createUser as { valid: string }).valid)
  }
  expect(outcomes).toEqual(['invalidUsername', 'usernameTaken', 'invalidToken', 'none', 'invalidToken'])
})

it('returns null for a visitor (myUser)', async () => {
  expect((await ask(WHO)).data).toEqual({ myUser: null })
})

it('shows the active ban in myUser, its end in ISO 8601', async () => {
  const as = await aUser()
  const endsAt = Date.now() + 60_000
  await banUser(as.userId, { reason: 'over', endsAt: Date.now() - 1 })
  await banUser(as.userId, { reason: 'theft', endsAt })
  expect((await ask(WHO, { as })).data?.myUser).toMatchObject({
    activeBan: { reason: 'theft', endsAt: new Date(endsAt).toISOString() },
  })
})

it('shows roles and only the own dogs in myUser', async () => {
  const as = await aUser({ admin: 2, moderator: 1 })
  const dogId = await aDogOf(as.userId)
  await aDogOf((await aUser()).userId)
  expect((await ask(WHO, { as })).data?.myUser).toMatchObject({
    admin: 2,
    moderator: 1,
    dogs: [{ id: dogId }],
    activeBan: null,
  })
})

it('renames and trims (setUsername)', async () => {
  const as = await aUser()
  const username = aName()
  expect((await ask(RENAME, { as, variables: { username: `  ${username} ` } })).data).toEqual({
    setUsername: { success: true, message: null },
  })
  expect((await ask('{ myUser { username } }', { as })).data).toEqual({ myUser: { username } })
})

it('accepts the own name in other letters (setUsername)', async () => {
  const as = await aUser()
  const { data } = await ask(RENAME, { as, variables: { username: as.username.toUpperCase() } })
  expect(data).toEqual({ setUsername: { success: true, message: null } })
})

it("refuses another's name and an invalid one in the user's language (setUsername)", async () => {
  const as = await aUser({ language: 'se' })
  const other = await aUser()
  const taken = await ask(RENAME, { as, variables: { username: `${other.username}*` } })
  expect(taken.data).toEqual({ setUsername: { success: false, message: REFUSAL_TEXTS['username-taken'].se } })
  for (const username of ['', '{|}', 'fifteen letters', 'bell\u0007']) {
    const { data } = await ask(RENAME, { as, variables: { username } })
    expect(data).toEqual({ setUsername: { success: false, message: REFUSAL_TEXTS['name-invalid'].se } })
  }
})

it('gives one of 200 users the name that all take at once', async () => {
  const all = await users(200)
  const username = aName()
  const answers = await Promise.all(all.map((as) => ask(RENAME, { as, variables: { username } })))
  expect(answers.filter(({ data }) => (data?.setUsername as { success: boolean }).success)).toHaveLength(1)
})

it('stores the language with the user (setLanguage)', async () => {
  const as = await aUser({ language: 'en' })
  expect((await ask('mutation { setLanguage(language: no) }', { as })).data).toEqual({ setLanguage: true })
  expect((await ask('{ myUser { language } }', { as })).data).toEqual({ myUser: { language: 'no' } })
})

it('asks a visitor who renames to sign in', async () => {
  expect(codesOf(await ask(ANY_RENAME))).toEqual(['not-signed-in'])
})

it('lets a visitor set the language, which the page stores', async () => {
  expect((await ask('mutation { setLanguage(language: no) }')).data).toEqual({ setLanguage: true })
})

it('stores the language of the form with the user who signs in', async () => {
  const as = await aUser({ language: 'dk' })
  await login(await credentialOf(as.sub), 'se')
  expect((await ask('{ myUser { language } }', { as })).data).toEqual({ myUser: { language: 'se' } })
})

it('shows the reason of a ban in the language of the page, whatever the user has stored', async () => {
  const as = await aUser({ language: 'dk' })
  await db.insert(ban).values({ userId: as.userId, rule: 'spam', reason: '', startsAt: 0, endsAt: Date.now() + 60_000 })
  const reasonIn = async (headers: Record<string, string>) => {
    const { data } = await ask('{ myUser { activeBan { reason } } }', { as, headers })
    return (data?.myUser as { activeBan: { reason: string } }).activeBan.reason
  }
  expect(await reasonIn({ Cookie: 'voffpark.language=se' })).toBe(kickText('se', { rule: 'spam', reason: '' }))
  expect(await reasonIn({ 'Accept-Language': 'nb' })).toBe(kickText('no', { rule: 'spam', reason: '' }))
  expect(await reasonIn({})).toBe(kickText('dk', { rule: 'spam', reason: '' }))
})

it('refuses a visitor in the language of the cookie, or else of the browser', async () => {
  const inDanish = await ask(ANY_RENAME, {
    headers: { 'Accept-Language': 'da-DK,da;q=0.9' },
  })
  expect(inDanish.errors[0]?.message).toBe(REFUSAL_TEXTS['not-signed-in'].dk)
  const inSwedish = await ask(ANY_RENAME, {
    headers: { 'Accept-Language': 'da', Cookie: 'voffpark.language=se' },
  })
  expect(inSwedish.errors[0]?.message).toBe(REFUSAL_TEXTS['not-signed-in'].se)
})

it('ends only this session by signing out, without an error when repeated or as a visitor', async () => {
  const as = await aUser()
  const credential = await credentialOf(as.sub)
  const { token } = (await login(credential)).data?.googleLogin as { token: string }
  await ask('mutation { signOut }', { as })
  for (const again of [as, null])
    expect((await ask('mutation { signOut }', { as: again })).data).toEqual({ signOut: true })
  expect((await ask('{ myUser { id } }', { as: { ...as, token } })).data).toEqual({ myUser: { id: as.userId } })
})

/** Brings a dog of the user's into the park by the session of `as`. */
async function enterAs(as: TestUser, dogId: number) {
  const { data } = await ask('mutation ($dogId: Int!) { enterPark(dogId: $dogId) { ticket } }', {
    as,
    variables: { dogId },
  })
  const { ticket } = data?.enterPark as { ticket: string }
  const socket = socketOf(await askToEnter(ticket))
  await socket.hello()
  return socket
}

it('leaves dogs in the park that came by another session', async () => {
  const here = await aUser()
  const there = {
    ...here,
    token: ((await login(await credentialOf(here.sub))).data?.googleLogin as { token: string }).token,
  }
  const [one, other] = [await enterAs(here, await aDogOf(here.userId)), await enterAs(there, await aDogOf(here.userId))]
  await ask('mutation { signOut }', { as: here })
  expect(await one.closed).toBe(CLOSE.banned)
  other.send({ type: 'rest', pose: 'sit' })
  expect(await other.next('rested')).toMatchObject({ pose: 'sit' })
  await ask('mutation { signOut }', { as: there })
  expect(await other.closed).toBe(CLOSE.banned)
})

it('voids the tickets of this session only', async () => {
  const here = await aUser()
  const there = {
    ...here,
    token: ((await login(await credentialOf(here.sub))).data?.googleLogin as { token: string }).token,
  }
  const mutation = 'mutation ($dogId: Int!) { enterPark(dogId: $dogId) { ticket } }'
  const tickets = []
  for (const as of [here, there]) {
    const { data } = await ask(mutation, { as, variables: { dogId: await aDogOf(here.userId) } })
    tickets.push((data?.enterPark as { ticket: string }).ticket)
  }
  await ask('mutation { signOut }', { as: here })
  const statuses = []
  for (const ticket of tickets) statuses.push((await askToEnter(ticket)).status)
  expect(statuses).toEqual([403, 101])
})

it('removes the dogs from the park within a second of signing out', async () => {
  const as = await aUser()
  const ticket = await aTicket({ userId: as.userId, dogId: await aDogOf(as.userId) })
  const socket = socketOf(await askToEnter(ticket))
  await socket.hello()
  const before = Date.now()
  await ask('mutation { signOut }', { as })
  expect(await socket.closed).toBe(CLOSE.banned)
  expect(Date.now() - before).toBeLessThan(1000)
})

it('takes an expired session for a visitor', async () => {
  const as = await aUser()
  await db.update(session).set({ expiresAt: Date.now() }).where(eq(session.userId, as.userId))
  expect((await ask(WHO, { as })).data).toEqual({ myUser: null })
})

it('has no mutation that makes anybody staff', async () => {
  const before = await env.DB.prepare('select count(*) as n from user where admin + moderator + developer > 0').first()
  const as = await aUser()
  const answer = await ask('mutation { setUsername(username: "x", admin: 1) { success } }', { as })
  expect(answer.errors).toHaveLength(1)
  expect(await db.select({ admin: user.admin }).from(user).where(eq(user.id, as.userId)).get()).toEqual({ admin: 0 })
  expect(
    await env.DB.prepare('select count(*) as n from user where admin + moderator + developer > 0').first(),
  ).toEqual(before)
})

it('[Y7] refuses an unfit username in words of its own, on sign-up and on a change', async () => {
  const credential = await credentialOf(`${aName()}@voffpark.test`)
  await login(credential)
  const { data } = await ask(CREATE, { variables: { token: credential, username: 'Fuckface', language: 'en' } })
  expect(data?.createUser).toMatchObject({ valid: 'unfitUsername', token: null })
  const as = await aUser({ language: 'dk' })
  const rename = 'mutation { setUsername(username: "Luder") { success message } }'
  expect((await ask(rename, { as })).data?.setUsername).toEqual({
    success: false,
    message: REFUSAL_TEXTS['name-unfit'].dk,
  })
})
