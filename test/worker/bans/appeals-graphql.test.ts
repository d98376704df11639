import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { BAN_MAX_MS } from '#durable/rules/bans.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { ask, codesOf, credentialOf } from '#test/worker/support/graphql.ts'
import { aKennel } from '#test/worker/support/kennel.ts'
import type { Kennel } from '#test/worker/support/kennel.ts'
import { staffLog } from '#worker/db/schema/staff.ts'

afterEach(() => void vi.useRealTimers())

const KICK =
  'mutation ($dogId: Int!, $seconds: Int!) { kick(dogId: $dogId, seconds: $seconds, rule: spam, reason: "") }'
const APPEAL = 'mutation ($banId: Int!) { appeal(banId: $banId, words: "It was my little brother") }'
const BAN = '{ myUser { activeBan { id endsAt } } myRecord { isDoubled answer appealedAt } }'

async function ban(by: Kennel, whom: Kennel, seconds = 300): Promise<number> {
  await ask(KICK, { as: by.as, variables: { dogId: whom.dogId, seconds } })
  return (await banOf(whom.as))!.id
}

async function banOf(as: TestUser): Promise<{ id: number; endsAt: string } | null> {
  return ((await ask(BAN, { as })).data?.myUser as { activeBan: { id: number; endsAt: string } | null }).activeBan
}

it('[B7] lets a banned user appeal once, and somebody else than the issuer answer', async () => {
  const [mod, other] = [await aKennel({ moderator: 1 }), await aKennel({ moderator: 1 })]
  const [player, stranger] = [await aKennel(), await aKennel()]
  const banId = await ban(mod, player)
  const appeal = (as: TestUser) => ask(APPEAL, { as, variables: { banId } })
  const answer = async (as: TestUser) =>
    refusalOf((await deskOf(as)).answerAppeal({ banId, isLifted: true, answer: 'Fair enough' }))
  expect(await answer(other.as)).toBe('not-appealed')
  expect(codesOf(await appeal(stranger.as))).toEqual(['no-such-ban'])
  expect(codesOf(await appeal(player.as))).toEqual([])
  expect(codesOf(await appeal(player.as))).toEqual(['appealed-already'])
  const waitingFor = async (as: TestUser) => (await deskOf(as)).appeals()
  const waiting = { banId, username: player.as.username, words: 'It was my little brother' }
  const given = { seconds: 300, issuer: mod.as.username, reason: expect.stringMatching(/./) }
  const shown = (mayAnswer: boolean) => expect.objectContaining({ ...waiting, ...given, mayAnswer })
  expect(await waitingFor(other.as)).toContainEqual(shown(true))
  expect(await waitingFor(mod.as)).toContainEqual(shown(false))
  expect(await refusalOf(waitingFor(player.as))).toBe('staff-only')
  expect(await answer(player.as)).toBe('staff-only')
  expect(await answer(mod.as)).toBe('judged-by-another')
  expect(await banOf(player.as)).not.toBeNull()
  expect(await answer(other.as)).toBe(null)
  expect(await banOf(player.as)).toBeNull()
  expect((await ask(BAN, { as: player.as })).data).toMatchObject({ myRecord: [{ answer: 'Fair enough' }] })
  const acts = await db.select().from(staffLog).where(eq(staffLog.staffId, other.as.userId))
  expect(acts.map(({ act }) => act)).toEqual(['answer-appeal', 'lift-ban'])
})

it('[B7] keeps a ban that the answer leaves, accepts one answer, and needs a recent sign-in', async () => {
  const [mod, other, player] = [await aKennel({ moderator: 1 }), await aKennel({ moderator: 1 }), await aKennel()]
  const banId = await ban(mod, player, 7200)
  await ask(APPEAL, { as: player.as, variables: { banId } })
  const answer = async () =>
    refusalOf((await deskOf(other.as)).answerAppeal({ banId, isLifted: false, answer: 'It stays as it is' }))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
  expect(await answer()).toBe('sign-in-again')
  vi.useRealTimers()
  expect(await answer()).toBe(null)
  expect(await answer()).toBe('ban-over')
  expect(await banOf(player.as)).toMatchObject({ id: banId })
})

const DEVICE = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

async function signIn(who: TestUser, device: string | null): Promise<void> {
  const nonce = (await ask('mutation { startSignIn }')).data?.startSignIn as string
  const token = await credentialOf(who.sub, nonce)
  const headers = { 'X-Device': device ?? '' }
  const { errors } = await ask('mutation ($token: String!) { googleLogin(token: $token, language: en) { newUser } }', {
    variables: { token },
    headers,
  })
  expect(errors).toEqual([])
}

async function banMs(as: TestUser, since: number): Promise<number> {
  return Math.round((Date.parse((await banOf(as))!.endsAt) - since) / 60_000)
}

it('[B4] doubles a ban once for each other account in the same browser, and not for another browser', async () => {
  const mod = await aKennel({ moderator: 1 })
  const player = await aKennel()
  const [second, third, stranger] = [await aUser(), await aUser(), await aUser()]
  await signIn(player.as, DEVICE(1))
  const since = Date.now()
  await ban(mod, player, 1800)
  await signIn(stranger, DEVICE(2))
  await signIn(stranger, null)
  await signIn(player.as, DEVICE(1))
  expect(await banMs(player.as, since)).toBe(30)
  await Promise.all(Array.from({ length: 10 }, () => signIn(second, DEVICE(1))))
  expect(await banMs(player.as, since)).toBe(60)
  await signIn(third, DEVICE(1))
  expect(await banMs(player.as, since)).toBe(120)
  expect((await ask(BAN, { as: player.as })).data).toMatchObject({ myRecord: [{ isDoubled: true }] })
  const log = await db.select().from(staffLog).where(eq(staffLog.userId, player.as.userId))
  const doublings = log.filter(({ act }) => act === 'double-ban')
  expect(doublings.map(({ detail }) => JSON.parse(detail).account)).toEqual([second.userId, third.userId])
  expect(await banOf(second)).toBeNull()
})

it('[B4] ends a ban BAN_MAX_MS after its beginning, however often it is doubled', async () => {
  const [mod, player] = [await aKennel({ moderator: 1 }), await aKennel()]
  await signIn(player.as, DEVICE(3))
  const since = Date.now()
  await ban(mod, player, 86400)
  const doublingsToTheEnd = Math.ceil(Math.log2(BAN_MAX_MS / 86_400_000))
  for (let number = 0; number < doublingsToTheEnd - 1; number += 1) await signIn(await aUser(), DEVICE(3))
  expect(await banMs(player.as, since)).toBe(2 ** (doublingsToTheEnd - 1) * 24 * 60)
  for (let number = 0; number < 2; number += 1) await signIn(await aUser(), DEVICE(3))
  expect(await banMs(player.as, since)).toBe(BAN_MAX_MS / 60_000)
})
