import { env } from 'cloudflare:test'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { ask, codesOf, credentialOf } from '#test/worker/support/graphql.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { openDb } from '#worker/db/client.ts'
import { excludedSubject } from '#worker/db/schema/exclusions.ts'
import { ban, user } from '#worker/db/schema/users.ts'
import { forget } from '#worker/privacy/forgetting.ts'
import { askForDeletion, dueDeletions } from '#worker/privacy/privacy-db.ts'
import { forgetOld } from '#worker/privacy/retention-db.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const close = async (by: TestUser, whom: TestUser, reason = 'Frightened several of the young') =>
  refusalOf((await deskOf(by)).closeAccount({ userId: whom.userId, rule: 'serious', foundBy: 'report', reason }))

async function closureOf(by: TestUser, whom: TestUser) {
  return (await (await deskOf(by)).closures()).find(({ userId }) => userId === whom.userId)
}

async function decide(by: TestUser, whom: TestUser, isForGood: boolean) {
  const [closure] = await db
    .select()
    .from(ban)
    .where(and(eq(ban.userId, whom.userId), eq(ban.kind, 'closed')))
  const deciding = { banId: closure!.id, isForGood, reason: 'Both of us have looked' }
  return refusalOf((await deskOf(by)).decideClosure(deciding))
}

const LOGIN = `mutation ($token: String!) { googleLogin(token: $token, language: en) { newUser } }`
const signIn = async (sub: string) => ask(LOGIN, { variables: { token: await credentialOf(sub) } })

const RECORD = '{ myUser { activeBan { reason origin facts isClosed isForGood } } myRecord { origin isForGood } }'

it('[B23] closes an account at once, and its dogs leave the park with the reason', async () => {
  const [mod, player] = [await aUser({ moderator: 1 }), await aKennel()]
  const dog = await goIn(player)
  expect(await close(mod, player.as)).toBeNull()
  expect(await dog.closed).toBe(4002)
  const { data } = await ask(RECORD, { as: player.as })
  expect(data?.myUser).toMatchObject({
    activeBan: { isClosed: true, origin: 'It was reported. A moderator has decided it, not a program.' },
  })
})

it('[B23] opens by itself after 14 days', async () => {
  const [mod, player] = [await aUser({ moderator: 1 }), await aUser()]
  await close(mod, player)
  const [closure] = await db.select().from(ban).where(eq(ban.userId, player.userId))
  expect(closure!.endsAt - closure!.startsAt).toBe(14 * DAY_MS)
})

it('[B23] is refused for staff who do not stand below, for an account that is closed, and without words', async () => {
  const [mod, other, admin, player] = [
    await aUser({ moderator: 1 }),
    await aUser({ moderator: 1 }),
    await aUser({ admin: 1 }),
    await aUser(),
  ]
  expect([await close(mod, other), await close(mod, mod), await close(mod, admin)]).toEqual(Array(3).fill('above-you'))
  expect(await close(mod, player, '')).toBe('reason-length')
  expect([await close(mod, player), await close(admin, player)]).toEqual([null, 'closed-already'])
})

it('[B24] is for good by two: not by a moderator, nor by who has closed it', async () => {
  const [mod, other, admin, second] = [
    await aUser({ moderator: 1 }),
    await aUser({ moderator: 1 }),
    await aUser({ admin: 1 }),
    await aUser({ admin: 1 }),
  ]
  const player = await aUser()
  await close(admin, player)
  expect([await decide(mod, player, true), await decide(other, player, true)]).toEqual(['staff-only', 'staff-only'])
  expect(await decide(admin, player, true)).toBe('judged-by-another')
  expect(await closureOf(admin, player)).toMatchObject({ mayDecide: false, mayOpen: true })
  expect(await closureOf(second, player)).toMatchObject({ mayDecide: true, mayOpen: true })
  expect(await decide(second, player, true)).toBeNull()
  expect(await decide(second, player, true)).toBe('no-such-ban')
  const { data } = await ask(RECORD, { as: player })
  expect(data?.myUser).toMatchObject({
    activeBan: { isForGood: true, origin: 'It was reported. Two of the staff have decided it, not a program.' },
  })
  expect(await logOf(second)).toMatchObject([{ act: 'exclude-for-good', whom: player.userId }])
})

it('[B24] the database takes no exclusion for good by one person', async () => {
  const [admin, player] = [await aUser({ admin: 1 }), await aUser()]
  const row = {
    userId: player.userId,
    reason: '',
    startsAt: 1,
    endsAt: 2,
    kind: 'for-good',
    issuedBy: admin.userId,
  } as const
  const insert = async (values: typeof ban.$inferInsert) => db.insert(ban).values(values)
  await expect(insert(row)).rejects.toThrow()
  await expect(insert({ ...row, confirmedBy: admin.userId })).rejects.toThrow()
  await insert({ ...row, kind: 'closed' })
  await expect(db.update(ban).set({ kind: 'for-good' }).where(eq(ban.userId, player.userId))).rejects.toThrow()
})

it('[B24] may be appealed, and neither of the two answers', async () => {
  const [first, second, third, player] = [
    await aUser({ moderator: 1 }),
    await aUser({ admin: 1 }),
    await aUser({ moderator: 1 }),
    await aUser(),
  ]
  await close(first, player)
  await decide(second, player, true)
  const [forGood] = await db
    .select()
    .from(ban)
    .where(and(eq(ban.userId, player.userId), eq(ban.kind, 'for-good')))
  const banId = forGood!.id
  await ask(`mutation { appeal(banId: ${banId}, words: "It was not me") }`, { as: player })
  const answer = async (by: TestUser) =>
    refusalOf((await deskOf(by)).answerAppeal({ banId, isLifted: true, answer: 'We were wrong' }))
  expect([await answer(first), await answer(second), await answer(third)]).toEqual([
    'judged-by-another',
    'judged-by-another',
    null,
  ])
  expect((await ask(RECORD, { as: player })).data?.myUser).toEqual({ activeBan: null })
})

/** Two of the staff exclude a user for good, who has asked to be deleted, and is. */
async function excludedAndDeleted() {
  const [mod, admin, player] = [await aUser({ moderator: 1 }), await aUser({ admin: 1 }), await aUser()]
  await close(mod, player)
  await decide(admin, player, true)
  const now = Date.now()
  await askForDeletion(db, player.userId, now)
  await forget(env, openDb(env.DB), [player.userId], now)
  return { admin, player, now }
}

it('[B25] refuses the sign-in of who was excluded for good and deleted, with the reason', async () => {
  const { player } = await excludedAndDeleted()
  expect(await db.select().from(user).where(eq(user.sub, player.sub))).toEqual([])
  const answer = await signIn(player.sub)
  expect(codesOf(answer)).toEqual(['excluded'])
  expect(answer.errors[0]?.message).toMatch(/for good on .*Two of the staff.*serious breach/)
})

it('[B25] lets in a newcomer, and who was deleted without an exclusion for good', async () => {
  expect((await signIn('somebody-else@voffpark.test')).data).toEqual({ googleLogin: { newUser: true } })
  const [mod, player] = [await aUser({ moderator: 1 }), await aUser()]
  await close(mod, player)
  await decide(mod, player, false)
  const now = Date.now()
  await askForDeletion(db, player.userId, now)
  await forget(env, openDb(env.DB), [player.userId], now)
  expect((await signIn(player.sub)).data).toEqual({ googleLogin: { newUser: true } })
})

it('[B25] keeps of the sign-in a hash alone, that depends on a key', async () => {
  const { player } = await excludedAndDeleted()
  const rows = JSON.stringify(await db.select().from(excludedSubject))
  expect(rows).not.toContain(player.sub)
  expect(rows).not.toContain(player.username)
  const other = await ask(LOGIN, {
    variables: { token: await credentialOf(player.sub) },
    env: { EXCLUSION_KEY: 'another key' },
  })
  expect(other.data).toEqual({ googleLogin: { newUser: true } })
})

it('[B25] forgets the sign-in when the ban is lifted, and five years after the deletion', async () => {
  const [lifted, old] = [await excludedAndDeleted(), await excludedAndDeleted()]
  const [forGood] = await db
    .select()
    .from(ban)
    .where(and(eq(ban.userId, lifted.player.userId), eq(ban.kind, 'for-good')))
  await (await deskOf(lifted.admin)).liftBan({ banId: forGood!.id, reason: 'We were wrong' })
  expect((await signIn(lifted.player.sub)).data).toEqual({ googleLogin: { newUser: true } })
  expect(codesOf(await signIn(old.player.sub))).toEqual(['excluded'])
  // The database protects the staff log by a clock of its own, so the deletion is set back.
  await db.update(excludedSubject).set({ forgottenAt: old.now - 5 * 366 * DAY_MS })
  await forgetOld(db, { now: old.now, sessionIdleMs: 1 })
  expect((await signIn(old.player.sub)).data).toEqual({ googleLogin: { newUser: true } })
})

it('[B23] deletes a closed account only when it is decided about', async () => {
  const [mod, player] = [await aUser({ moderator: 1 }), await aUser()]
  const now = Date.now()
  await askForDeletion(db, player.userId, now - 15 * DAY_MS)
  await close(mod, player)
  const due = async (at: number) => (await dueDeletions(db, at, 1000)).includes(player.userId)
  expect([await due(Date.now()), await due(Date.now() + 15 * DAY_MS)]).toEqual([false, true])
})
