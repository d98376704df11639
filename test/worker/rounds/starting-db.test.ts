import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { GAMES } from '#durable/rules/games/games.ts'
import { LEVELS } from '#durable/rules/games/levels/levels.ts'
import { isSeed } from '#durable/rules/games/round/chance.ts'
import { TRIES_PER_DAY } from '#durable/rules/games/round/course-of-day.ts'
import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'
import { ROUND_COUNTS_MS } from '#durable/rules/games/round/standing.ts'
import { DAY_MS, NOON, aPlayer, atOnce } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { playRound, start, started } from '#test/worker/support/rounds.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { round } from '#worker/db/schema/value/rounds.ts'

const courseNow = async (...asked: Parameters<typeof started>) => (await started(...asked)).course

it.each(GAMES)('[GR3] the first try of a day of %s has one course for everybody', async (game) => {
  const [one, other] = [await aPlayer(), await aPlayer()]
  const course = await courseNow(one, game)
  expect(isSeed(course.seed)).toBe(true)
  expect(await courseNow(other, game, { now: NOON + 1000 })).toEqual(course)
})

it('[GR3] the next try and the next day have other courses', async () => {
  const player = await aPlayer()
  const seeds = [
    await courseNow(player, 'CatsFree'),
    await courseNow(player, 'CatsFree', { leavesOpen: true }),
    await courseNow(player, 'CatsFree', { leavesOpen: true, now: NOON + DAY_MS }),
    await courseNow(player, 'JumpingDog', { leavesOpen: true }),
  ].map(({ seed }) => seed)
  expect(new Set(seeds).size).toBe(4)
})

it('[GR3] 40 tries of a game may be started on a day, and the next day begins anew', async () => {
  const player = await aPlayer()
  const attempts: unknown[] = []
  for (let i = 0; i <= TRIES_PER_DAY; i += 1) {
    const answer = await start(player, 'CatsFree', { leavesOpen: true, now: NOON + i })
    attempts.push(typeof answer === 'string' ? answer : answer.attempt)
  }
  expect(attempts).toEqual([...Array.from({ length: TRIES_PER_DAY }, (_, i) => i + 1), 'no-tries-left'])
  expect(await started(player, 'JumpingDog', { leavesOpen: true })).toMatchObject({ attempt: 1 })
  expect(await started(player, 'CatsFree', { leavesOpen: true, now: NOON + DAY_MS })).toMatchObject({ attempt: 1 })
})

it('a round of the same user that is still played refuses another one', async () => {
  const player = await aPlayer()
  await started(player, 'CatsFree')
  expect(await start(player, 'KnogleKnas', { now: NOON + ROUND_COUNTS_MS - 1 })).toBe('round-open')
  expect(await db.$count(round, eq(round.userId, player.userId))).toBe(1)
})

it('who plays here leaves the round that is open elsewhere', async () => {
  const player = await aPlayer()
  const first = await started(player, 'CatsFree')
  const second = await started(player, 'CatsFree', { leavesOpen: true })
  const states = await db
    .select({ id: round.id, state: round.state })
    .from(round)
    .where(eq(round.userId, player.userId))
  expect(states.toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
    { id: first.id, state: 'left' },
    { id: second.id, state: 'open' },
  ])
})

it('a round that nobody can be playing any more stands in nobody’s way', async () => {
  const player = await aPlayer()
  await started(player, 'CatsFree')
  expect(await started(player, 'CatsFree', { now: NOON + ROUND_COUNTS_MS })).toMatchObject({ attempt: 2 })
})

it('asked for again by the same op it is the same round, and no try is used up', async () => {
  const player = await aPlayer()
  const op = crypto.randomUUID()
  const first = await started(player, 'KnogleKnas', { op })
  expect(await started(player, 'KnogleKnas', { op, now: NOON + 5000 })).toEqual(first)
  expect(await db.$count(round, eq(round.userId, player.userId))).toBe(1)
})

it('an op that stands for another round is refused', async () => {
  const player = await aPlayer()
  const op = crypto.randomUUID()
  await started(player, 'KnogleKnas', { op })
  expect(await start(player, 'CatsFree', { op })).toBe('op-reused')
  expect(await start(await aPlayer(), 'KnogleKnas', { op })).toBe('op-reused')
})

it('[GR7] a client that plays by other rules is told to load the game anew', async () => {
  expect(await start(await aPlayer(), 'CatsFree', { rules: rulesVersionOf('CatsFree') + 1 })).toBe('game-changed')
})

it('nobody plays with a dog of somebody else', async () => {
  const [player, other] = [await aPlayer(), await aPlayer()]
  expect(await start({ ...player, act: (over) => ({ ...player.act(over), dog: other.dogId }) }, 'CatsFree')).toBe(
    'not-your-dog',
  )
})

it('a dead dog plays no round', async () => {
  const player = await aPlayer()
  await db.update(dog).set({ diedAt: 1 }).where(eq(dog.id, player.dogId))
  expect(await start(player, 'CatsFree')).toBe('dog-is-dead')
})

it('[GK10] a level of the shelf has the same heap on each day, and uses up no try', async () => {
  const player = await aPlayer()
  const [level] = LEVELS
  const first = await started(player, 'KnogleKnas', { shelf: level!.key })
  const later = await started(player, 'KnogleKnas', { shelf: level!.key, now: NOON + DAY_MS })
  expect(first).toMatchObject({ attempt: null, course: { level }, medals: level!.medals })
  expect(later.course).toEqual(first.course)
  expect(await started(player, 'KnogleKnas', { leavesOpen: true })).toMatchObject({ attempt: 1 })
})

it('a level that is not published is refused', async () => {
  expect(await start(await aPlayer(), 'KnogleKnas', { shelf: 'nowhere' })).toBe('game-changed')
})

it('a round is told what there is to beat: the own best of the game at this pace', async () => {
  const player = await aPlayer()
  const { score } = await playRound(player, 'CatsFree')
  expect(await started(player, 'CatsFree', { now: NOON + DAY_MS })).toMatchObject({ best: score })
  expect(await started(player, 'CatsFree', { now: NOON + DAY_MS, isCalm: true, leavesOpen: true })).toMatchObject({
    best: null,
  })
})

it('of 50 starts at once one is begun, and its try is the first', async () => {
  const player = await aPlayer()
  expect(await atOnce(50, 'starts', () => start(player, 'JumpingDog'))).toEqual({ done: 1, 'round-open': 49 })
  const rounds = await db.select({ attempt: round.attempt }).from(round).where(eq(round.userId, player.userId))
  expect(rounds).toEqual([{ attempt: 1 }])
})

it('of 20 starts at once that leave each other one is open, and the tries have no gap', async () => {
  const player = await aPlayer()
  const answers = await atOnce(20, 'starts that leave', () => start(player, 'JumpingDog', { leavesOpen: true }))
  const rounds = await db.select().from(round).where(eq(round.userId, player.userId)).orderBy(round.attempt)
  expect(rounds.map(({ attempt }) => attempt)).toEqual(Array.from({ length: answers.done ?? 0 }, (_, i) => i + 1))
  expect(rounds.filter(({ state }) => state === 'open')).toHaveLength(1)
})
