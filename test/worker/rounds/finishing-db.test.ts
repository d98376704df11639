import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { GAMES } from '#durable/rules/games/games.ts'
import { LEVELS } from '#durable/rules/games/levels/levels.ts'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import { ROUND_COUNTS_MS, ROUND_KEPT_MS } from '#durable/rules/games/round/standing.ts'
import { DAY_MS, NOON, aPlayer, held } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { SEED_OF, finish, playRound, playedBy, started } from '#test/worker/support/rounds.ts'
import type { Played } from '#test/worker/support/rounds.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { INTERVALS } from '#worker/db/schema/highscores.ts'
import { round } from '#worker/db/schema/value/rounds.ts'
import { board, ownStanding } from '#worker/highscores/highscores-db.ts'
import { audit } from '#worker/ledger/audit.ts'
import { finishRound } from '#worker/rounds/finishing-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

/** A day of its own for each test, whose boards no other one writes to. */
let days = 0
const aDay = () => NOON + (days += 7) * DAY_MS

async function rowOf({ roundId }: Pick<Played, 'roundId'>) {
  return db.select().from(round).where(eq(round.id, roundId)).get()
}

async function scoresToday(game: (typeof GAMES)[number], now: number) {
  return (await board(db, { game, interval: 'Daily', now })).map(({ score, ownerId }) => ({ score, ownerId }))
}

it.each(GAMES)(
  '[GR1] a round of %s has the score that its log proves, and stands on the board of its day',
  async (game) => {
    const player = await aPlayer()
    const now = aDay()
    const { score, result } = await playRound(player, game, { now })
    expect(result).toMatchObject({ score, counts: 'counted', isBest: true })
    expect(await scoresToday(game, now)).toEqual([{ score, ownerId: player.userId }])
  },
)

it('[GR1] the log is kept with its round', async () => {
  const player = await aPlayer()
  const played = await playRound(player, 'JumpingDog', { now: aDay() })
  const row = await rowOf(played)
  expect(textOfLog(row?.log ?? [])).toBe(played.log)
  expect(row).toMatchObject({ state: 'counted', score: played.score, medal: played.result.medal })
})

it('sent again by the same op it is answered as it was, and nothing is booked twice', async () => {
  const player = await aPlayer()
  const now = aDay()
  const played = playedBy('regular', await started(player, 'CatsFree', { now }))
  const sent = { now: now + played.ms, op: crypto.randomUUID() }
  const first = await finish(player, played, sent)
  const bones = await held(player.dogId, 'bones')
  expect(await finish(player, played, { ...sent, now: sent.now + DAY_MS })).toEqual(first)
  expect(await held(player.dogId, 'bones')).toBe(bones)
})

it('a round ends once: another op finds it over', async () => {
  const player = await aPlayer()
  const now = aDay()
  const played = await playRound(player, 'CatsFree', { now })
  expect(await finish(player, played, { now: now + played.ms })).toBe('round-over')
})

it('nobody ends the round of another user', async () => {
  const [player, other] = [await aPlayer(), await aPlayer()]
  const now = aDay()
  const played = playedBy('regular', await started(player, 'CatsFree', { now }))
  expect(await finish(other, played, { now: now + played.ms })).toBe('round-over')
  expect(await rowOf(played)).toMatchObject({ state: 'open' })
})

it('a round that nobody has started is over', async () => {
  const player = await aPlayer()
  expect(await finish(player, { roundId: crypto.randomUUID(), log: '' }, { now: NOON })).toBe('round-over')
})

it('[GR4] a round that comes too soon is refused, and may be sent again when its time has come', async () => {
  const player = await aPlayer()
  const now = aDay()
  const played = playedBy('beginner', await started(player, 'JumpingDog', { now }))
  expect(await finish(player, played, { now: now + 1 })).toBe('too-soon')
  expect(await finish(player, played, { now: now + played.ms })).toMatchObject({ counts: 'counted' })
})

it('[GR5] a log that comes late counts for its medal and its bones, and not for the boards', async () => {
  const player = await aPlayer()
  const now = aDay()
  const played = playedBy('expert', await started(player, 'JumpingDog', { now }))
  const result = await finish(player, played, { now: now + ROUND_COUNTS_MS + 1 })
  expect(result).toMatchObject({ counts: 'late', score: played.score })
  expect(await held(player.dogId, 'bones')).toBeGreaterThan(0)
  expect(await scoresToday('JumpingDog', now)).toEqual([])
})

it('[GR5] after 24 hours a log is not taken any more', async () => {
  const player = await aPlayer()
  const now = aDay()
  const played = playedBy('regular', await started(player, 'JumpingDog', { now }))
  expect(await finish(player, played, { now: now + ROUND_KEPT_MS + 1 })).toBe('round-over')
})

it('[GR5] a round that was left for another one counts as late, however soon it comes', async () => {
  const player = await aPlayer()
  const now = aDay()
  const played = playedBy('regular', await started(player, 'JumpingDog', { now }))
  await started(player, 'JumpingDog', { now: now + 1, leavesOpen: true })
  expect(await finish(player, played, { now: now + played.ms })).toMatchObject({ counts: 'late' })
})

it('[GR6] a round at the calm pace takes twice the time and stays off the boards', async () => {
  const player = await aPlayer()
  const now = aDay()
  const { result } = await playRound(player, 'CatsFree', { now, isCalm: true })
  expect(result).toMatchObject({ counts: 'calm' })
  expect(await scoresToday('CatsFree', now)).toEqual([])
})

it('a round over midnight counts for the day on which it began', async () => {
  const player = await aPlayer()
  // 23:59:30 in Oslo, in winter.
  const now = Date.parse('2027-01-10T22:59:30Z')
  const { score } = await playRound(player, 'CatsFree', { now })
  expect(await scoresToday('CatsFree', now)).toEqual([{ score, ownerId: player.userId }])
  expect(await scoresToday('CatsFree', now + 60_000)).toEqual([])
})

it.each([
  ['no log', '*', 'not-a-log'],
  ['a heap that was left', '', 'not-over'],
])('[GR2] %s ends the round, and why is kept', async (_name, log, fault) => {
  const player = await aPlayer()
  const now = aDay()
  const { id: roundId } = await started(player, 'KnogleKnas', { now })
  expect(await finish(player, { roundId, log }, { now })).toBe('bad-log')
  expect(await rowOf({ roundId })).toMatchObject({ state: 'refused', fault, score: null })
})

it('a bad log is answered alike when it is sent again', async () => {
  const player = await aPlayer()
  const { id: roundId } = await started(player, 'KnogleKnas', { now: NOON })
  const answers = [
    await finish(player, { roundId, log: '*' }, { now: NOON }),
    await finish(player, { roundId, log: '*' }, { now: NOON }),
  ]
  expect(answers).toEqual(['bad-log', 'bad-log'])
})

it('the log of another user is refused on the same course', async () => {
  const [player, copier] = [await aPlayer(), await aPlayer()]
  const now = aDay()
  const { log, ms } = await playRound(player, 'JumpingDog', { now })
  const { id: roundId } = await started(copier, 'JumpingDog', { now })
  expect(await finish(copier, { roundId, log }, { now: now + ms })).toBe('bad-log')
  expect(await rowOf({ roundId })).toMatchObject({ state: 'refused', fault: 'copied' })
})

it('[GR15] a seen log is taken after a copy of it that nobody has seen, once', async () => {
  const [player, copier, another] = [await aPlayer(), await aPlayer(), await aPlayer()]
  const now = aDay()
  const played = playedBy('regular', await started(player, 'JumpingDog', { now }))
  const copyBy = async (by: typeof player) => ({ ...played, roundId: (await started(by, 'JumpingDog', { now })).id })
  const at = now + played.ms
  const unseen = { now: at, isSeen: false }
  expect(await finish(copier, await copyBy(copier), unseen)).toMatchObject({ counts: 'unseen' })
  expect(await finish(player, played, { now: at })).toMatchObject({ counts: 'counted' })
  expect(await rowOf(played)).toMatchObject({ state: 'counted', isSeen: 1 })
  expect(await finish(another, await copyBy(another), unseen)).toBe('bad-log')
})

it('[GR15] a log that was seen before is refused, also where a copy of it was seen', async () => {
  const [player, copier] = [await aPlayer(), await aPlayer()]
  const now = aDay()
  const played = playedBy('regular', await started(player, 'JumpingDog', { now }))
  const copy = { ...played, roundId: (await started(copier, 'JumpingDog', { now })).id }
  const at = { now: now + played.ms }
  expect(await finish(player, played, at)).toMatchObject({ counts: 'counted' })
  expect(await finish(copier, copy, at)).toBe('bad-log')
  expect(await rowOf(copy)).toMatchObject({ state: 'refused', fault: 'copied' })
})

it.each(GAMES)('[GR15] an unseen round of %s gives its bones and medal and stands on no board', async (game) => {
  const player = await aPlayer()
  const now = aDay()
  const played = await playRound(player, game, { now, skill: 'expert', isSeen: false })
  expect(played.result).toMatchObject({ counts: 'unseen', score: played.score })
  expect(await held(player.dogId, 'bones')).toBe(played.result.bones)
  expect(played.result.bones).toBeGreaterThan(0)
  for (const interval of INTERVALS) {
    const rows = await board(db, { game, interval, now })
    expect(rows.filter(({ ownerId }) => ownerId === player.userId)).toEqual([])
    expect(await ownStanding(db, player.userId, { game, interval, now })).toBeNull()
  }
})

it('[GR15] a seen round stands on the boards after a better one that was not seen', async () => {
  const player = await aPlayer()
  const now = aDay()
  await playRound(player, 'JumpingDog', { now, skill: 'expert', isSeen: false })
  const { score, result } = await playRound(player, 'JumpingDog', { now: now + 3_600_000, skill: 'beginner', hands: 2 })
  expect(result).toMatchObject({ counts: 'counted' })
  expect(await scoresToday('JumpingDog', now)).toEqual([{ score, ownerId: player.userId }])
})

it('[GR15] a level of the shelf, which stands on no board, counts unseen', async () => {
  const player = await aPlayer()
  const now = aDay()
  const played = playedBy('regular', await started(player, 'KnogleKnas', { now, shelf: LEVELS[0]?.key ?? null }))
  const sent = { now: now + played.ms, isSeen: false }
  expect(await finish(player, played, sent)).toMatchObject({ counts: 'counted' })
})

it('two users may dig the same heap alike', async () => {
  const now = aDay()
  const answers = []
  const players = [await aPlayer(), await aPlayer()]
  for (const player of players) {
    const played = playedBy('regular', await started(player, 'KnogleKnas', { now }))
    answers.push(await finish(player, played, { now: now + played.ms }))
  }
  const [first, second] = answers
  expect(first).toMatchObject({ counts: 'counted' })
  expect(second).toEqual(Object.assign({}, first, { dog: players[1]?.dogId }))
})

it('a dog that has died meanwhile ends no round', async () => {
  const player = await aPlayer()
  const now = aDay()
  const played = playedBy('regular', await started(player, 'CatsFree', { now }))
  await db.update(dog).set({ diedAt: 1 }).where(eq(dog.id, player.dogId))
  expect(await finish(player, played, { now: now + played.ms })).toBe('dog-is-dead')
})

it('[GR7] a round that began under other rules is not judged by these: it is told so, and brings nothing', async () => {
  const player = await aPlayer()
  const now = aDay()
  const played = playedBy('expert', await started(player, 'JumpingDog', { now }))
  await db.update(round).set({ rules: 99 }).where(eq(round.id, played.roundId))
  expect(await finish(player, played, { now: now + played.ms })).toBe('game-changed')
  expect(await held(player.dogId, 'bones')).toBe(0)
  expect(await scoresToday('JumpingDog', now)).toEqual([])
})

it('[GR7] a round that began before a change of the rules ends by the ones it was begun by, for 24 hours', async () => {
  const player = await aPlayer()
  const now = aDay()
  const ends = async (after: number) => {
    const played = playedBy('expert', await started(player, 'JumpingDog', { now, leavesOpen: true }))
    await db.update(round).set({ rules: 99 }).where(eq(round.id, played.roundId))
    const proof = { score: 7, ticks: 1, handTicks: 1 }
    const finisher = { op: crypto.randomUUID(), user: player.userId, now: now + after }
    return finishRound(db, finisher, { ...played, seen: Promise.resolve(true) }, SEED_OF, {
      JumpingDog: { 99: () => ({ proof }) },
    })
  }
  expect(await ends(60_000)).toMatchObject({ score: 7, counts: 'counted' })
  expect(await ends(ROUND_KEPT_MS)).toMatchObject({ score: 7, counts: 'late' })
  expect(await ends(ROUND_KEPT_MS + 1)).toBe('round-over')
})

it('a round that has ended stays as it is written', async () => {
  const played = await playRound(await aPlayer(), 'CatsFree', { now: aDay() })
  const better = db.update(round).set({ score: 1_000_000 }).where(eq(round.id, played.roundId))
  await expect(better).rejects.toThrow()
  expect(await rowOf(played)).toMatchObject({ score: played.score })
})
