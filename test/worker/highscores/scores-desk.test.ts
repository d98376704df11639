import { and, eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import type { GameKey } from '#durable/rules/games/games.ts'
import { DAY_MS, NOON, aPlayer, held } from '#test/worker/support/acting.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { playRound } from '#test/worker/support/rounds.ts'
import type { Player } from '#test/worker/support/rounds.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { highscore } from '#worker/db/schema/highscores.ts'
import { user } from '#worker/db/schema/users.ts'
import { keepScore } from '#worker/highscores/highscores-db.ts'
import { judgedBoard, removeScore } from '#worker/highscores/removals-db.ts'
import { audit } from '#worker/ledger/audit.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

const REASON = 'Played by a program'
const REMOVED = `{ removedScores(game: JumpingDog) { dogname reason score } }`

/** A Monday of its own for each test, whose boards no other one writes to. */
let weeks = 0
const aMonday = () => NOON + (weeks += 1) * 7 * DAY_MS

/** The scores of the dog, by the interval of the board on which they stand. */
async function standingOf({ dogId }: Player, game: GameKey = 'JumpingDog') {
  const rows = await db
    .select()
    .from(highscore)
    .where(and(eq(highscore.dogId, dogId), eq(highscore.game, game)))
  return rows.map(({ interval, period, score, scoredAt }) => ({ interval, period, score, scoredAt }))
}

async function removesBest(player: Player, as = aUser({ moderator: 1 })) {
  const best = (await standingOf(player)).find(({ interval }) => interval === 'AllTime')
  const { dogId } = player
  const desk = await deskOf(await as)
  return desk.removeScore({
    game: 'JumpingDog',
    dogId,
    scoredAt: best?.scoredAt ?? 0,
    foundBy: 'report',
    reason: REASON,
  })
}

it('[GR12] a removed score leaves every board where it stands', async () => {
  const player = await aPlayer()
  await playRound(player, 'JumpingDog', { now: aMonday() })
  expect((await standingOf(player)).map(({ interval }) => interval).toSorted()).toEqual([
    'AllTime',
    'Daily',
    'Weekly',
    'Yearly',
  ])
  await removesBest(player)
  expect(await standingOf(player)).toEqual([])
})

it('[GR12] the next best round of the dog takes its place on each board', async () => {
  const player = await aPlayer()
  const monday = aMonday()
  const early = await playRound(player, 'JumpingDog', { now: monday, skill: 'beginner', hands: 1 })
  await playRound(player, 'JumpingDog', { now: monday + DAY_MS, skill: 'expert', hands: 2 })
  await removesBest(player)
  const left = await standingOf(player)
  expect(left.filter(({ interval }) => interval === 'Daily')).toHaveLength(1)
  for (const interval of ['Daily', 'Weekly', 'Yearly', 'AllTime'])
    expect({ interval, score: left.find((row) => row.interval === interval)?.score }).toEqual({
      interval,
      score: early.score,
    })
})

it('[GR12] neither a round at the calm pace nor one that was removed before takes its place', async () => {
  const player = await aPlayer()
  const now = aMonday()
  await playRound(player, 'JumpingDog', { now, skill: 'beginner', hands: 1 })
  await playRound(player, 'JumpingDog', { now: now + 3_600_000, skill: 'regular', isCalm: true, hands: 2 })
  await playRound(player, 'JumpingDog', { now: now + 7_200_000, skill: 'expert', hands: 3 })
  await removesBest(player)
  await removesBest(player)
  expect(await standingOf(player)).toEqual([])
})

it('[GR12] the bones that the round has brought stay', async () => {
  const player = await aPlayer()
  await playRound(player, 'JumpingDog', { now: aMonday(), skill: 'expert' })
  const bones = await held(player.dogId, 'bones')
  await removesBest(player)
  expect(bones).toBeGreaterThan(0)
  expect(await held(player.dogId, 'bones')).toBe(bones)
})

it('[GR12] a later round stands on the boards again', async () => {
  const player = await aPlayer()
  const now = aMonday()
  await playRound(player, 'JumpingDog', { now, skill: 'expert', hands: 1 })
  await removesBest(player)
  const { score } = await playRound(player, 'JumpingDog', { now: now + 3_600_000, skill: 'beginner', hands: 2 })
  expect((await standingOf(player)).map((row) => row.score)).toEqual([score, score, score, score])
})

it('[GR15] staff read which scores of before the Arcade has not seen', async () => {
  const now = aMonday()
  const player = await aPlayer()
  const { score } = await playRound(player, 'CatsFree', { now })
  const before = {
    game: 'CatsFree',
    dogId: (await aPlayer()).dogId,
    score: score + 1,
    now: now + 1,
    startedAt: now,
  } as const
  await keepScore(db, before)
  const rows = await judgedBoard(db, { game: 'CatsFree', interval: 'Daily', now })
  expect(rows.map(({ dogId, isSeen }) => [dogId, isSeen])).toEqual([
    [before.dogId, false],
    [player.dogId, true],
  ])
})

it('[GR12] [GR15] no unseen round takes the place of a score that was removed', async () => {
  const player = await aPlayer()
  const now = aMonday()
  await playRound(player, 'JumpingDog', { now, skill: 'regular', hands: 1, isSeen: false })
  await playRound(player, 'JumpingDog', { now: now + 3_600_000, skill: 'expert', hands: 2 })
  await removesBest(player)
  expect(await standingOf(player)).toEqual([])
})

it('who removes a score, whose it is and why stands in the staff log', async () => {
  const [player, mod] = [await aPlayer(), await aUser({ moderator: 1 })]
  const { score } = await playRound(player, 'JumpingDog', { now: aMonday() })
  await removesBest(player, Promise.resolve(mod))
  expect(await logOf(mod)).toMatchObject([
    { act: 'remove-score', whom: player.userId, reason: REASON, detail: { game: 'JumpingDog', score } },
  ])
  const removals = await (await deskOf(mod)).removedScores('JumpingDog')
  expect(removals[0]).toMatchObject({ dogId: player.dogId, score, reason: REASON, by: mod.username })
})

it('the player reads the reason, and nobody else does', async () => {
  const [player, other] = [await aPlayer(), await aUser()]
  const { score } = await playRound(player, 'JumpingDog', { now: aMonday() })
  await removesBest(player)
  const read = async (as: typeof other | null) => (await ask(REMOVED, { as })).data?.removedScores
  expect(await read(player)).toMatchObject([{ reason: REASON, score }])
  expect(await read(other)).toEqual([])
  expect(await read(null)).toEqual([])
})

it('a score is removed once, also by two at once', async () => {
  const [player, mod] = [await aPlayer(), await aUser({ moderator: 1 })]
  const { score } = await playRound(player, 'JumpingDog', { now: aMonday() })
  const [row] = await standingOf(player)
  const { dogId, userId } = player
  const removal = { game: 'JumpingDog', dogId, scoredAt: row?.scoredAt ?? 0, score, userId, now: NOON } as const
  const by = { by: mod.userId, foundBy: 'staff', decider: 'moderator', reason: REASON } as const
  const done = await Promise.all([removeScore(db, { ...removal, ...by }), removeScore(db, { ...removal, ...by })])
  expect(done.toSorted()).toEqual(['gone', 'removed'])
  expect(await logOf(mod)).toHaveLength(1)
})

it('refuses a score that stands on no board', async () => {
  const { dogId } = await aPlayer()
  const desk = await deskOf(await aUser({ moderator: 1 }))
  const removal = { game: 'CatsFree', dogId, scoredAt: 7, foundBy: 'staff', reason: REASON } as const
  expect(await refusalOf(desk.removeScore(removal))).toBe('bad-input')
})

it('refuses a removal without a reason', async () => {
  const player = await aPlayer()
  await playRound(player, 'JumpingDog', { now: aMonday() })
  const [row] = await standingOf(player)
  const desk = await deskOf(await aUser({ moderator: 1 }))
  const removal = {
    game: 'JumpingDog',
    dogId: player.dogId,
    scoredAt: row?.scoredAt ?? 0,
    foundBy: 'staff',
    reason: ' ',
  } as const
  expect(await refusalOf(desk.removeScore(removal))).toBe('bad-input')
  expect(await standingOf(player)).toHaveLength(4)
})

it('[S7] a moderator removes no score of an equal, nor their own', async () => {
  const moderator = await aPlayer()
  await db.update(user).set({ moderator: 1 }).where(eq(user.id, moderator.userId))
  await playRound(moderator, 'JumpingDog', { now: aMonday() })
  expect(await refusalOf(removesBest(moderator, Promise.resolve(moderator)))).toBe('above-you')
})
