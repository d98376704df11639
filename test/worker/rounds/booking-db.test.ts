import { and, eq, sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { GAMES } from '#durable/rules/games/games.ts'
import { LEVELS } from '#durable/rules/games/levels/levels.ts'
import { medalFor } from '#durable/rules/games/prizes/medals.ts'
import { osloDay, weekOfDay } from '#durable/rules/life/days.ts'
import { DAY_MS, NOON, aPlayer, held } from '#test/worker/support/acting.ts'
import { aDogOf, db } from '#test/worker/support/d1.ts'
import { finish, playRound, playedBy, started } from '#test/worker/support/rounds.ts'
import type { Player } from '#test/worker/support/rounds.ts'
import { packWeek, playCard } from '#worker/db/schema/value/rounds.ts'
import { audit } from '#worker/ledger/audit.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

const HOUR_MS = 60 * 60 * 1000

/** Bones for a whole round and for the medals up to this one, of a game on a day. */
const DAY_BONES = [2, 3, 5, 8]

/** Plays try after try by different hands, until a round has gold. */
async function playForGold(player: Player, game: (typeof GAMES)[number]): Promise<void> {
  for (let hands = 1; hands <= 30; hands += 1) {
    const { result } = await playRound(player, game, { skill: 'expert', hands, now: NOON + hands * 4 * 60_000 })
    if (result.medal === 3) return
  }
  throw new Error(`no gold in ${game}`)
}

/** Starts a round on a level of the shelf, and plays it by hands that reach gold. */
async function goldOnShelf(player: Player, now = NOON) {
  for (const level of LEVELS) {
    const begun = await started(player, 'KnogleKnas', { shelf: level.key, leavesOpen: true, now })
    for (let hands = 1; hands <= 10; hands += 1) {
      const played = playedBy('expert', begun, hands)
      if (medalFor(played.score, level.medals) === 3) return { ...played, endsAt: now + played.ms }
    }
  }
  throw new Error('no gold on the shelf')
}

async function bonesOfPark(): Promise<number> {
  const row = await db.get<{ n: number }>(
    sql`select coalesce(sum(balance), 0) as n from account where purpose = 'games' and unit = 'bones'`,
  )
  return row.n
}

it('[GR9] a round gives bones for its medal and for being whole, from the games of the park', async () => {
  const player = await aPlayer()
  const before = await bonesOfPark()
  const { result } = await playRound(player, 'CatsFree')
  expect(result.bones).toBe(DAY_BONES[result.medal])
  expect(await held(player.dogId, 'bones')).toBe(result.bones)
  expect(await bonesOfPark()).toBe(before - result.bones)
})

it('[GR9] all rounds of a day give eight bones a game at most, and 24 for all three', async () => {
  const player = await aPlayer()
  for (const [index, game] of GAMES.entries()) {
    await playForGold(player, game)
    expect(await held(player.dogId, 'bones')).toBe(8 * (index + 1))
    const again = await playRound(player, game, { skill: 'expert', now: NOON + 5 * HOUR_MS })
    expect(again.result.bones).toBe(0)
  }
  expect(await held(player.dogId, 'bones')).toBe(24)
})

it('[GR9] the bones of a day are the user’s, whichever dog plays', async () => {
  const player = await aPlayer()
  await playForGold(player, 'CatsFree')
  const dogId = await aDogOf(player.userId)
  const second = { ...player, dogId, act: (over = {}) => ({ ...player.act(over), dog: dogId }) }
  await playRound(second, 'CatsFree', { skill: 'expert', now: NOON + 5 * HOUR_MS })
  expect(await held(dogId, 'bones')).toBe(0)
})

it('[GR9] the next day gives them anew', async () => {
  const player = await aPlayer()
  await playRound(player, 'CatsFree')
  const { result } = await playRound(player, 'CatsFree', { now: NOON + DAY_MS })
  expect(result.bones).toBe(DAY_BONES[result.medal])
})

it('[GR9] the first gold on a level of the shelf gives three bones, once in the life of a user', async () => {
  const player = await aPlayer()
  const bones = []
  for (const now of [NOON, NOON + 30 * DAY_MS]) {
    const { endsAt, ...played } = await goldOnShelf(player, now)
    const result = await finish(player, played, { now: endsAt })
    bones.push(typeof result === 'string' ? result : result.bones)
  }
  expect(bones).toEqual([3, 0])
})

it('a round on the shelf gives nothing of the day: no points for the pack and no punch', async () => {
  const player = await aPlayer()
  const { endsAt, ...played } = await goldOnShelf(player)
  expect(await finish(player, played, { now: endsAt })).toMatchObject({ medal: 3, punches: 0 })
  expect(await db.$count(packWeek, eq(packWeek.userId, player.userId))).toBe(0)
})

it('[GR10] days with a round fill the play card, not in a row, and a full card gives ten bones', async () => {
  const player = await aPlayer()
  const told = []
  for (const day of [0, 1, 1, 4, 9, 10, 30, 31]) {
    const now = NOON + day * DAY_MS + told.length * 4 * 60_000
    const { result } = await playRound(player, 'KnogleKnas', { skill: 'beginner', hands: day + 1, now })
    told.push({ punches: result.punches, isPaid: result.bones >= 10 })
  }
  expect(told).toEqual([
    ...[1, 2, 2, 3, 4, 5, 6].map((punches) => ({ punches, isPaid: false })),
    { punches: 0, isPaid: true },
  ])
})

it('[GR10] a round that comes late for the day before punches nothing once today is punched', async () => {
  const player = await aPlayer()
  const yesterday = playedBy('regular', await started(player, 'KnogleKnas'))
  const later = NOON + 13 * HOUR_MS
  await playRound(player, 'CatsFree', { now: later })
  expect(await finish(player, yesterday, { now: later + HOUR_MS })).toMatchObject({ counts: 'late', punches: 1 })
  expect(await db.select().from(playCard).where(eq(playCard.userId, player.userId))).toEqual([
    { userId: player.userId, punches: 1, lastDay: osloDay(later) },
  ])
})

it('[GR11] the pack of the dog gains the best medal of each game and day', async () => {
  const player = await aPlayer({ pack: 3 })
  await playForGold(player, 'CatsFree')
  await playForGold(player, 'JumpingDog')
  await playRound(player, 'JumpingDog', { now: NOON + 5 * HOUR_MS })
  const isTheirs = and(eq(packWeek.userId, player.userId), eq(packWeek.pack, 3))
  const rows = await db.select({ week: packWeek.week, points: packWeek.points }).from(packWeek).where(isTheirs)
  expect(rows).toEqual([{ week: weekOfDay(osloDay(NOON)), points: 6 }])
})

it('[GR11] [GR15] a round that was not seen brings the pack nothing, and takes nothing from one that is', async () => {
  const player = await aPlayer({ pack: 4 })
  await playRound(player, 'CatsFree', { skill: 'expert', isSeen: false })
  expect(await db.$count(packWeek, eq(packWeek.userId, player.userId))).toBe(0)
  const { result } = await playRound(player, 'CatsFree', { skill: 'expert', hands: 2, now: NOON + HOUR_MS })
  const rows = await db.select({ points: packWeek.points }).from(packWeek).where(eq(packWeek.userId, player.userId))
  expect(rows).toEqual([{ points: result.medal }])
})

it('two rounds of a user that end at the same moment give the bones of the day once', async () => {
  const player = await aPlayer()
  const first = playedBy('expert', await started(player, 'CatsFree'))
  const second = playedBy('expert', await started(player, 'CatsFree', { leavesOpen: true }), 2)
  const now = NOON + Math.max(first.ms, second.ms)
  const results = await Promise.all([finish(player, first, { now }), finish(player, second, { now })])
  const medals = results.map((result) => (typeof result === 'string' ? -1 : result.medal))
  expect(await held(player.dogId, 'bones')).toBe(DAY_BONES[Math.max(...medals)])
})
