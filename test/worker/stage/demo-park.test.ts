import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { DEMO_BONES, DEMO_SESSION_MS, STAYS_ASKED_MAX, STAY_GOOD_FOR_MS } from '#durable/rules/users/vouching.ts'
import type { MainPark } from '#durable/rules/users/vouching.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { aDogOf, aName, aUser, banUser, db, support } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import type { Asking } from '#test/worker/support/graphql.ts'
import { tire } from '#test/worker/support/staff.ts'
import { viewerBySession } from '#worker/auth/viewer.ts'
import { openDb } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { session, supporter, user } from '#worker/db/schema/users.ts'
import { dogsOf } from '#worker/dogs/dogs-db.ts'
import { hashOf } from '#worker/hash.ts'
import { audit } from '#worker/ledger/audit.ts'
import { minutely } from '#worker/minute.ts'
import { nightly } from '#worker/nightly.ts'
import { PRESENCE_STALE_MS } from '#worker/presence/presence-db.ts'
import { forgetUser } from '#worker/privacy/privacy-db.ts'
import { seedWorld } from '#worker/rooms/world.ts'
import { giveStageToken, takeStageToken } from '#worker/stage/stage.ts'

const TAKE = 'mutation ($token: String!) { validateStageToken(token: $token) { token } }'
const OWNER = 'query ($token: String!) { stageTokenOwner(token: $token) }'
const ENTER = 'mutation ($dogId: Int!) { enterPark(dogId: $dogId) { ticket } }'

const demo = openDb(env.DEMO_DB)

beforeAll(async () => {
  const statements = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries)
  await env.DEMO_DB.batch(statements.map((statement) => env.DEMO_DB.prepare(statement)))
  await seedWorld(demo, ROOM_DOCS, 0)
})

/** Asks the demo park, for which the park of the other tests vouches. */
function askDemo(query: string, asking: Asking = {}) {
  return ask(query, { ...asking, env: { DB: env.DEMO_DB, MAIN_PARK: env.STAGE_DESK, STAGE: '1', ...asking.env } })
}

type Given = { audience?: 'stage' | 'app'; challenge?: string; now?: number }

/** A token that the main park has given to a user. */
async function aToken({ userId, token }: TestUser, { audience = 'stage', challenge, now = Date.now() }: Given = {}) {
  const maker = { userId, sessionHash: await hashOf(token) }
  return giveStageToken(db, { maker, audience, challenge, now })
}

async function aSupporter(): Promise<TestUser> {
  const as = await aUser({ maxDogs: 3 })
  await support(as.userId, 'Gold')
  return as
}

/** Goes into the demo park; returns the session there. */
async function entered(as: TestUser): Promise<TestUser> {
  const { data } = await askDemo(TAKE, { variables: { token: await aToken(as) } })
  const { token } = data?.validateStageToken as { token: string }
  const there = await demo
    .select()
    .from(user)
    .where(sql`issuer = 'park' and sub = ${String(as.userId)}`)
    .get()
  return { ...as, userId: there?.id ?? 0, token }
}

async function viewerOf(there: TestUser) {
  return viewerBySession(demo, await hashOf(there.token), Date.now())
}

async function refusalOf(token: string) {
  return codesOf(await askDemo(TAKE, { variables: { token } }))
}

describe('[DP1] a token of the main park', () => {
  it('lets in one of 200 who redeem it at once', async () => {
    const hash = await hashOf(await aToken(await aSupporter()))
    const answers = await Promise.all(Array.from({ length: 200 }, () => env.STAGE_DESK.redeem(hash)))
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1)
  })

  it('lets a supporter in once', async () => {
    const token = await aToken(await aSupporter())
    expect(await refusalOf(token)).toEqual([])
    expect(await refusalOf(token)).toEqual(['link-expired'])
  })

  it.each([
    ['after 61 s', { now: Date.now() - 61_000 }],
    ['for the app', { audience: 'app' }],
    ['that is bound to an app', { challenge: 'a'.repeat(43) }],
  ] as const)('lets nobody in %s', async (_which, given) => {
    expect(await refusalOf(await aToken(await aSupporter(), given))).toEqual(['link-expired'])
  })

  it.each(['', 'forged', "' or 1=1 --"])('lets nobody in by "%s"', async (token) => {
    expect(await refusalOf(token)).toEqual(['link-expired'])
  })

  it('leaves a code for the app as it was', async () => {
    const code = await aToken(await aSupporter(), { audience: 'app' })
    expect(await refusalOf(code)).toEqual(['link-expired'])
    expect(await takeStageToken(db, { token: code, now: Date.now() })).not.toBe('link-expired')
  })

  it('opens the main park no more, once it has opened the demo park', async () => {
    const token = await aToken(await aSupporter())
    await refusalOf(token)
    expect(await takeStageToken(db, { token, now: Date.now() })).toBe('link-expired')
  })

  it('lets nobody in whose session has ended', async () => {
    const as = await aSupporter()
    const token = await aToken(as)
    await ask('mutation { signOut }', { as })
    expect(await refusalOf(token)).toEqual(['link-expired'])
  })

  it('lets nobody in whose support has ended meanwhile', async () => {
    const as = await aSupporter()
    const token = await aToken(as)
    await db.update(supporter).set({ tier: 'Inactive' }).where(eq(supporter.userId, as.userId))
    expect(await refusalOf(token)).toEqual(['link-expired'])
  })

  it('lets in nobody who is banned, and says so', async () => {
    const as = await aSupporter()
    const token = await aToken(as)
    await banUser(as.userId)
    expect(await refusalOf(token)).toEqual(['banned'])
  })

  it('names its owner without being used up, but not that of a code for the app', async () => {
    const as = await aSupporter()
    const ownerOf = async (token: string) => (await askDemo(OWNER, { variables: { token } })).data?.stageTokenOwner
    const token = await aToken(as)
    expect([await ownerOf(token), await ownerOf(token)]).toEqual([as.username, as.username])
    expect(await ownerOf(await aToken(as, { audience: 'app' }))).toBeNull()
    expect(await refusalOf(token)).toEqual([])
  })

  it.each([undefined, null, 7, 'x', {}, 'A'.repeat(64)])('is no hash like %j', async (hash) => {
    expect(await env.STAGE_DESK.redeem(hash as string)).toBeNull()
    expect(await env.STAGE_DESK.ownerOf(hash as string)).toBeNull()
  })
})

describe('[DP1] a user of the demo park', () => {
  it('has the username and the roles of the main park, anew at each entry', async () => {
    const as = await aUser({ admin: 1, language: 'no' })
    expect(await viewerOf(await entered(as))).toMatchObject({ username: as.username, admin: 1, language: 'no' })
    const renamed = aName()
    const roles = { admin: 0, moderator: 2, username: renamed, usernameKey: renamed.toLowerCase() }
    await db.update(user).set(roles).where(eq(user.id, as.userId))
    await support(as.userId, 'Silver')
    const there = await viewerOf(await entered(as))
    expect(there).toMatchObject({ username: renamed, admin: 0, moderator: 2, tier: 'Silver', hasAgreed: true })
  })

  it('gets a name that another one has given up in the main park', async () => {
    const [before, after] = [await aSupporter(), await aSupporter()]
    await entered(before)
    const { username } = before
    const usernameKey = username.toLowerCase()
    await db.update(user).set({ username: 'Et nyt', usernameKey: 'et nyt' }).where(eq(user.id, before.userId))
    await db.update(user).set({ username, usernameKey }).where(eq(user.id, after.userId))
    expect(await viewerOf(await entered(after))).toMatchObject({ username })
    expect(await viewerOf(await entered(before))).toMatchObject({ username: 'Et nyt' })
  })

  it('is signed in for 24 hours, and as freshly as in the main park [S5]', async () => {
    const as = await aSupporter()
    await tire(as)
    const there = await entered(as)
    const hash = await hashOf(there.token)
    const row = await demo.select().from(session).where(eq(session.hash, hash)).get()
    expect((row?.expiresAt ?? 0) - (row?.createdAt ?? 0)).toBe(DEMO_SESSION_MS)
    const here = await viewerBySession(db, await hashOf(as.token), Date.now())
    expect((await viewerOf(there))?.signedInAt).toBe(here?.signedInAt)
    expect(await viewerBySession(demo, hash, Date.now() + DEMO_SESSION_MS)).toBeNull()
  })

  it('gets no token there that leads on', async () => {
    const there = await entered(await aUser({ admin: 1 }))
    expect((await askDemo('mutation { createStageToken { token } }', { as: there })).data).toEqual({
      createStageToken: null,
    })
  })

  it('is nobody in the main park', async () => {
    const there = await entered(await aSupporter())
    expect((await ask('{ myUser { username } }', { as: there })).data).toEqual({ myUser: null })
  })
})

describe('[DP2] the dogs of a user of the demo park', () => {
  it('are copied at the first entry, the living ones, with bones to try with', async () => {
    const as = await aSupporter()
    const looks = { name: 'Skygge', nameKey: 'skygge', color: '#102030', shadowColor: '#010203', pack: 4, bornAt: 77 }
    const bornAs = await aDogOf(as.userId, looks)
    await aDogOf(as.userId, { diedAt: 5 })
    const there = await entered(as)
    const { name, color, shadowColor, pack, bornAt } = looks
    const copied = { name, color, shadowColor, pack, bornAt, bones: DEMO_BONES, levelPoints: 0 }
    expect(await dogsOf(demo, there.userId)).toMatchObject([copied])
    expect((await dogsOf(db, as.userId)).find(({ id }) => id === bornAs)?.bones).toBe(0)
  })

  it('have a life of their own from then on', async () => {
    const as = await aSupporter()
    const dogId = await aDogOf(as.userId)
    const { userId } = await entered(as)
    const [first] = await dogsOf(demo, userId)
    await demo
      .update(dog)
      .set({ name: 'Andet', nameKey: 'andet' })
      .where(eq(dog.id, first?.id ?? 0))
    await db.update(dog).set({ color: '#ffffff' }).where(eq(dog.id, dogId))
    await aDogOf(as.userId)
    await entered(as)
    expect(await dogsOf(demo, userId)).toEqual([{ ...first, name: 'Andet' }])
  })

  it('get their bones once, from the books, which stay in order', async () => {
    const as = await aSupporter()
    await aDogOf(as.userId)
    await aDogOf(as.userId)
    const { userId } = await entered(as)
    await Promise.all([entered(as), entered(as)])
    expect((await dogsOf(demo, userId)).map(({ bones }) => bones)).toEqual([DEMO_BONES, DEMO_BONES])
    expect(await audit(demo)).toMatchObject({ breaches: [] })
  })
})

describe('[DP3] who may stay in the demo park', () => {
  it.each([
    ['a supporter', aSupporter, 'may-stay'],
    ['an administrator', () => aUser({ admin: 1 }), 'may-stay'],
    ['a player', () => aUser(), 'demo-closed'],
    ['a moderator', () => aUser({ moderator: 1 }), 'demo-closed'],
  ] as const)('%s: the main park says so', async (_who, someone, stay) => {
    expect(await env.STAGE_DESK.staysOf([(await someone()).userId])).toEqual([stay])
  })

  it('nobody who is banned', async () => {
    const as = await aSupporter()
    await banUser(as.userId)
    expect(await env.STAGE_DESK.staysOf([as.userId])).toEqual(['banned'])
  })

  it('nobody whom the main park has never had, who is not deleted either', async () => {
    expect(await env.STAGE_DESK.staysOf([999_999_999])).toEqual(['demo-closed'])
  })

  it.each([0, -1, 1.5, Number.NaN, '1', null])('there is no answer about the id %j', async (id) => {
    expect(await env.STAGE_DESK.staysOf([id as number])).toEqual([])
  })

  it('there is no answer about more users than may be asked about at once', async () => {
    const many = Array.from({ length: STAYS_ASKED_MAX + 1 }, (_, at) => at + 1)
    expect(await env.STAGE_DESK.staysOf(many)).toEqual([])
  })

  /** Somebody in the demo park whose support has ended; their dog was last heard of at `seenAt`. */
  async function endedThere(seenAt: number): Promise<TestUser> {
    const as = await aSupporter()
    const there = await inPark(as, seenAt)
    await db.update(supporter).set({ tier: 'Inactive' }).where(eq(supporter.userId, as.userId))
    return there
  }

  async function inPark(as: TestUser, seenAt: number): Promise<TestUser> {
    await aDogOf(as.userId)
    const there = await entered(as)
    await demo.run(sql`insert into presence (dog_id, user_id, room, epoch, hidden, since, seen_at)
      select id, ${there.userId}, 'plaza', 1, 0, 0, ${seenAt} from dog where user_id = ${there.userId}`)
    return there
  }
  const aMinute = (MAIN_PARK: MainPark) => minutely({ ...env, DB: env.DEMO_DB, MAIN_PARK }, Date.now())

  it('in the park, whoever may not stay is signed out within a minute, and nobody else', async () => {
    const [ended, stays] = [await endedThere(Date.now()), await inPark(await aSupporter(), Date.now())]
    await aMinute(env.STAGE_DESK)
    expect(await viewerOf(ended)).toBeNull()
    expect(await viewerOf(stays)).not.toBeNull()
  })

  it('is not asked each minute about who has left the park', async () => {
    const long = Date.now() - 2 * PRESENCE_STALE_MS
    await demo.run(sql`update presence set seen_at = ${long}`)
    await endedThere(long)
    const staysOf = vi.fn(noMainPark.staysOf)
    await aMinute({ ...noMainPark, staysOf })
    expect(staysOf).not.toHaveBeenCalled()
  })

  it.each(['dk', 'en', 'no', 'se'] as const)('gets no ticket once support has ended: %s', async (language) => {
    const as = await aUser({ maxDogs: 3, language })
    await support(as.userId, 'Gold')
    await aDogOf(as.userId)
    const there = await entered(as)
    const [first] = await dogsOf(demo, there.userId)
    const enter = () => askDemo(ENTER, { as: there, variables: { dogId: first?.id } })
    await db.update(supporter).set({ tier: 'Inactive' }).where(eq(supporter.userId, as.userId))
    const { errors } = await enter()
    const message = REFUSAL_TEXTS['demo-closed'][language]
    expect(errors).toMatchObject([{ message, extensions: { code: 'demo-closed' } }])
    await db.update(supporter).set({ tier: 'Bronze' }).where(eq(supporter.userId, as.userId))
    expect((await enter()).errors).toEqual([])
  })

  it('is asked of the main park once in five minutes', async () => {
    const as = await aSupporter()
    await aDogOf(as.userId)
    const there = await entered(as)
    const [first] = await dogsOf(demo, there.userId)
    const staysOf = vi.fn<MainPark['staysOf']>(async () => ['may-stay'])
    const MAIN_PARK = { ...noMainPark, staysOf }
    const enter = () => askDemo(ENTER, { as: there, variables: { dogId: first?.id }, env: { MAIN_PARK } })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    try {
      await enter()
      vi.setSystemTime(Date.now() + STAY_GOOD_FOR_MS - 1)
      expect(codesOf(await enter())).toEqual([])
      expect(staysOf.mock.calls).toEqual([[[as.userId]]])
      vi.setSystemTime(Date.now() + 1)
      staysOf.mockResolvedValue(['demo-closed'])
      expect(codesOf(await enter())).toEqual(['demo-closed'])
    } finally {
      vi.useRealTimers()
    }
  })
})

const noMainPark: MainPark = {
  redeem: async () => null,
  ownerOf: async () => null,
  staysOf: async (ids) => ids.map(() => 'demo-closed'),
}

describe('[DP4] who is deleted in the main park', () => {
  const aNight = (MAIN_PARK: MainPark) => nightly({ ...env, DB: env.DEMO_DB, MAIN_PARK }, Date.now())
  const deletedIf = (gone: number) => (id: number) => (id === gone ? 'deleted' : 'may-stay')
  const nameOf = async ({ userId }: TestUser) =>
    (await demo.select({ username: user.username }).from(user).where(eq(user.id, userId)).get())?.username

  it('is deleted in the demo park in the next night, and nobody else', async () => {
    const [gone, stays] = [await aSupporter(), await aSupporter()]
    await aDogOf(gone.userId)
    const [goneThere, staysThere] = [await entered(gone), await entered(stays)]
    await db.run(sql`insert into deletion (user_id, asked_at, due_at) values (${gone.userId}, 0, 1)`)
    await forgetUser(db, gone.userId)
    await aNight(env.STAGE_DESK)
    expect(await nameOf(goneThere)).toBe(`*${goneThere.userId}`)
    expect((await dogsOf(demo, goneThere.userId)).map(({ name }) => name)).toEqual([expect.stringMatching(/^\*\d+$/)])
    expect(await viewerOf(goneThere)).toBeNull()
    expect(await nameOf(staysThere)).toBe(stays.username)
  })

  it('is asked again in the next night, if the main park does not answer', async () => {
    const as = await aSupporter()
    const there = await entered(as)
    const staysOf = vi.fn<MainPark['staysOf']>().mockRejectedValueOnce(new Error('no answer'))
    await aNight({ ...noMainPark, staysOf })
    expect(await nameOf(there)).toBe(as.username)
    await aNight({ ...noMainPark, staysOf: staysOf.mockImplementation(async (ids) => ids.map(deletedIf(as.userId))) })
    expect(await nameOf(there)).toBe(`*${there.userId}`)
  })
})

it('reads what the main park says like anybody’s word', async () => {
  const MAIN_PARK: MainPark = { ...noMainPark, redeem: async () => ({ userId: 'one' }) as never }
  expect(codesOf(await askDemo(TAKE, { variables: { token: 'x' }, env: { MAIN_PARK } }))).toEqual(['internal'])
})

it('asks search engines to list none of its answers, as the main park does not', async () => {
  const robots = async (answer: Promise<{ response: Response }>) => (await answer).response.headers.get('X-Robots-Tag')
  expect(await robots(askDemo('{ myUser { username } }'))).toBe('noindex')
  expect(await robots(ask('{ myUser { username } }'))).toBeNull()
})

it('offers no push messages, whatever is set', async () => {
  const there = await entered(await aSupporter())
  const keys = { VAPID_PUBLIC_KEY: 'p', VAPID_PRIVATE_KEY: 'k', SEAL_KEYS: `1:${btoa('k'.repeat(32))}` }
  const offered = async (answer: Promise<{ data: Record<string, unknown> | null }>) => (await answer).data?.pushSettings
  const query = '{ pushSettings { publicKey } }'
  expect(await offered(askDemo(query, { as: there, env: keys }))).toEqual({ publicKey: null })
  expect(await offered(ask(query, { as: await aUser(), env: keys }))).toEqual({ publicKey: 'p' })
})
