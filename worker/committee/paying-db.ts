import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { hasEarnedStar, MONTHLY_PAY, paidMonths } from '#durable/rules/committee/terms.ts'
import { GLASS_STAR } from '#durable/rules/items/catalogue.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { isAlive, lifepointsLeft } from '#worker/acts/acting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { op } from '#worker/db/schema/value/ledger.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { makeThing } from '#worker/ledger/things.ts'
import { demand, transfer } from '#worker/ledger/writes.ts'
import { freeBagSlot } from '#worker/things/carrying-db.ts'
import { dueTerms } from './terms-db.ts'
import type { DueTerm } from './terms-db.ts'

const payOp = (term: number, month: number) => `committee:${term}:pay:${month}`
const starOp = (term: number) => `committee:${term}:star`

/** A dog that has just got something, and what its page is to fetch again. */
export type Paid = { dog: number; about: 'bag' | 'life' }

/**
 * [PC4] Pays for each month that was served to its end, and gives a star for each term that is over and was long enough. Each is an
 * op with an id of its own, so it is done once, however often and by however many nights at once. Who has no
 * living dog, or no room for the star, waits for some weeks. Returns what was done.
 */
export async function payCommittee(db: Db, now: number): Promise<Paid[]> {
  const paid: Paid[] = []
  for (const term of await dueTerms(db, { now })) {
    const months = paidMonths(term, now).map((month) => ({ id: payOp(term.id, month), month }))
    const star = hasEarnedStar(term, now) ? starOp(term.id) : null
    const done = await doneOf(db, term.id)
    const due = months.filter(({ id }) => !done.has(id))
    if (due.length === 0 && (star === null || done.has(star))) continue
    const to = await payeeOf(db, term, now)
    if (to === null) continue
    for (const { id, month } of due)
      if (await pay(db, { id, term: term.id, month, to, now })) paid.push({ dog: to, about: 'life' })
    if (star !== null && !done.has(star) && (await giveStar(db, { id: star, term: term.id, to, now })))
      paid.push({ dog: to, about: 'bag' })
  }
  return paid
}

/** The ops of the term that were done. */
async function doneOf(db: Db, term: number): Promise<Set<string>> {
  const rows = await db
    .select({ id: op.id })
    .from(op)
    .where(sql`${op.id} >= ${`committee:${term}:`} and ${op.id} < ${`committee:${term};`}`)
  return new Set(rows.map(({ id }) => id))
}

/** The dog of the term, or else the oldest living one of the user; null if all are dead. */
async function payeeOf(db: Db, { userId, dogId }: DueTerm, now: number): Promise<number | null> {
  const row = await db
    .select({ id: dog.id })
    .from(dog)
    .where(and(eq(dog.userId, userId), isNull(dog.diedAt), sql`${lifepointsLeft(osloDay(now))} > 0`))
    .orderBy(sql`${dog.id} <> ${dogId}`, asc(dog.id))
    .get()
  return row?.id ?? null
}

type Due = { id: string; term: number; to: number; now: number }

async function pay(db: Db, { id, term, month, to, now }: Due & { month: number }): Promise<boolean> {
  const bones = transfer(id, { unit: 'bones', amount: MONTHLY_PAY, from: { park: 'committee' }, to: { dog: to } })
  const answer = await perform(
    db,
    { id, actor: null, kind: 'committee-pay', request: { term, month }, now },
    { writes: [demand('dog-is-dead', isAlive(to, osloDay(now))), ...bones], result: told({ dog: to }) },
  )
  return typeof answer === 'object'
}

async function giveStar(db: Db, { id, term, to, now }: Due): Promise<boolean> {
  const slot = freeBagSlot(to, now)
  const answer = await perform(
    db,
    { id, actor: null, kind: 'committee-star', request: { term }, now },
    {
      writes: [
        demand('dog-is-dead', isAlive(to, osloDay(now))),
        demand('bag-full', sql`${slot} is not null`),
        makeThing(id, { kind: GLASS_STAR, to: { dog: to, slot } }),
      ],
      result: told({ dog: to }),
    },
  )
  return typeof answer === 'object'
}

/** [PC4] Whether a star of the user waits for room in the backpack at `now` (epoch ms). */
export async function hasWaitingStar(db: Db, userId: number, now: number): Promise<boolean> {
  for (const term of await dueTerms(db, { now, userId })) {
    if (hasEarnedStar(term, now) && !(await doneOf(db, term.id)).has(starOp(term.id))) return true
  }
  return false
}
