import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { osloDay } from '#durable/rules/life/days.ts'
import { PACK_GOAL, goalWeek, weekBefore } from '#durable/rules/life/pack-goal.ts'
import { DAY_MS, NOON, aPlayer, atOnce, endow, held, players } from '#test/worker/support/acting.ts'
import { aDogOf, db } from '#test/worker/support/d1.ts'
import { packMarkFor } from '#worker/acts/pack-marks-db.ts'
import { bookOf } from '#worker/book/book-db.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { packGoal, packMark } from '#worker/db/schema/value/pack-goals.ts'
import { giveTreat } from '#worker/dogs/living-db.ts'
import { audit } from '#worker/ledger/audit.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { goalOf, packsWithBanner } from '#worker/packs/goals-db.ts'
import { isPayDue, payMarkers } from '#worker/packs/paying-db.ts'
import { trailFound } from '#worker/trail/trail-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))
beforeEach(() => db.batch([db.delete(packMark), db.delete(packGoal)]))

const WEEK = goalWeek(NOON)
const WEEK_MS = 7 * DAY_MS

type Player = Awaited<ReturnType<typeof aPlayer>>

/** An act of the player that gives a mark. */
function marks({ act }: Player, over: { dog?: number; now?: number } = {}) {
  const actor = act(over)
  return perform(
    db,
    { id: actor.op, actor: actor.user, kind: 'trail', request: {}, now: actor.now },
    { writes: packMarkFor(actor), result: told({}) },
  )
}

async function marksMany(player: Player, count: number, over = {}) {
  for (let i = 0; i < count; i += 1) await marks(player, over)
}

const goalFor = ({ userId }: Player, { pack = 0, now = NOON } = {}) => goalOf(db, { pack, user: userId, now })

it('[PG1] counts ten marks of a user and week, of all dogs together', async () => {
  const bella = await aPlayer({ pack: 0 })
  const luna = await aDogOf(bella.userId, { pack: 0 })
  await marksMany(bella, 7)
  await marksMany(bella, 7, { dog: luna })
  expect(await goalFor(bella)).toEqual({ marks: 10, target: 6, own: 10, isReached: true })
})

it('[PG1] gives the mark to the pack of the dog that acts, and ten to two packs together', async () => {
  const bella = await aPlayer({ pack: 1 })
  const luna = await aDogOf(bella.userId, { pack: 2 })
  await marksMany(bella, 8)
  await marksMany(bella, 8, { dog: luna })
  expect((await goalFor(bella, { pack: 1 })).own).toBe(8)
  expect((await goalFor(bella, { pack: 2 })).own).toBe(2)
})

it('[PG1] wants five marks for each user who gave one in the week before, and six at least', async () => {
  const all = await players(3, { pack: 3 })
  for (const player of all) await marksMany(player, 2)
  const now = NOON + WEEK_MS
  expect(await goalFor(all[0]!, { pack: 3, now })).toMatchObject({ marks: 0, target: 15 })
  await marks(all[0]!, { now })
  expect(await goalFor(all[0]!, { pack: 3, now })).toEqual({ marks: 1, target: 15, own: 1, isReached: false })
  expect((await goalFor(all[0]!, { pack: 3, now: now + WEEK_MS })).target).toBe(PACK_GOAL.least)
})

it('[PG1] pays each who gave a mark once, also those who mark later in the week, and nobody else', async () => {
  const [bella, max, late] = await players(3, { pack: 4 })
  const other = await aPlayer({ pack: 5 })
  await marks(other)
  await marksMany(bella!, 4)
  expect(await payMarkers(db, NOON)).toEqual([])
  await marksMany(max!, 2)
  expect((await payMarkers(db, NOON)).toSorted()).toEqual([bella!.dogId, max!.dogId].toSorted())
  expect(await payMarkers(db, NOON)).toEqual([])
  await marks(late!)
  await marks(max!)
  expect(await payMarkers(db, NOON)).toEqual([late!.dogId])
  const bones = await Promise.all([bella!, max!, late!, other].map(({ dogId }) => held(dogId, 'bones')))
  expect(bones).toEqual([10, 10, 10, 0])
  const books = await Promise.all([bella!, late!, other].map(({ userId }) => bookOf(db, userId)))
  expect(books.map(({ stamps }) => stamps.some(({ key }) => key === 'pack-banner'))).toEqual([true, true, false])
})

it('[PG1] pays a user with dogs of two packs once a week, and again in the next one', async () => {
  const bella = await aPlayer({ pack: 0 })
  const luna = await aDogOf(bella.userId, { pack: 1 })
  const [one, two] = [await aPlayer({ pack: 0 }), await aPlayer({ pack: 1 })]
  await marks(bella)
  await marks(bella, { dog: luna })
  await marksMany(one, 6)
  await marksMany(two, 6)
  await payMarkers(db, NOON)
  await payMarkers(db, NOON)
  expect((await held(bella.dogId, 'bones')) + (await held(luna, 'bones'))).toBe(10)
  await marksMany(bella, 10, { now: NOON + WEEK_MS })
  await payMarkers(db, NOON + WEEK_MS)
  expect((await held(bella.dogId, 'bones')) + (await held(luna, 'bones'))).toBe(20)
})

it('[PG1] pays once where twenty runs are at work at the same time', async () => {
  const bella = await aPlayer({ pack: 2 })
  await marksMany(bella, 6)
  await atOnce(20, 'runs', () => payMarkers(db, NOON))
  expect(await held(bella.dogId, 'bones')).toBe(PACK_GOAL.bones)
  const due = isPayDue(db)
  expect(due.read(await due.statement)).toBe(false)
})

it('[PG1] pays a living dog where the one that gave the mark has died', async () => {
  const bella = await aPlayer({ pack: 2 })
  const luna = await aDogOf(bella.userId)
  await endow(luna, 'life', 60)
  await marksMany(bella, 6)
  await db.update(dog).set({ diedAt: NOON }).where(eq(dog.id, bella.dogId))
  expect(await payMarkers(db, NOON)).toEqual([luna])
})

it('[PG1] is given by the very op of the act: a repetition gives none, and a refused one neither', async () => {
  const bella = await aPlayer({ pack: 3 })
  const act = bella.act()
  await trailFound(db, act, osloDay(NOON))
  await trailFound(db, act, osloDay(NOON))
  expect(await trailFound(db, bella.act(), osloDay(NOON))).toBe('trail-found')
  expect((await goalFor(bella, { pack: 3 })).own).toBe(1)
  const friend = await aPlayer()
  await giveTreat(db, bella.act(), friend.dogId)
  expect(await giveTreat(db, bella.act(), friend.dogId)).toBe('treated-today')
  expect((await goalFor(bella, { pack: 3 })).own).toBe(2)
})

it('[PG2] hangs the banner from the moment on in which the goal is reached, until the Sunday after', async () => {
  const bella = await aPlayer({ pack: 5 })
  await marksMany(bella, 5)
  expect(await packsWithBanner(db, NOON)).toEqual([])
  await marks(bella)
  expect(await packsWithBanner(db, NOON)).toEqual(['stammen'])
  expect(await packsWithBanner(db, NOON + WEEK_MS)).toEqual(['stammen'])
  expect(await packsWithBanner(db, NOON + 2 * WEEK_MS)).toEqual([])
  const [{ week } = { week: 0 }] = await db.select({ week: packGoal.week }).from(packGoal)
  expect([week, weekBefore(week)]).toEqual([WEEK, WEEK - 7])
  expect(await db.get(sql`select count(*) as n from pack_mark`)).toEqual({ n: 1 })
})
