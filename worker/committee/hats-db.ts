import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { COMMITTEE_HAT } from '#durable/rules/items/catalogue.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { isAlive } from '#worker/acts/acting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { committeeTerm } from '#worker/db/schema/committee.ts'
import { item } from '#worker/db/schema/value/items.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { holderOf, makeThing, move } from '#worker/ledger/things.ts'
import { demand } from '#worker/ledger/writes.ts'
import { freeBagSlot } from '#worker/things/carrying-db.ts'

/** [PC7] For how long after a term its hat is looked for, ms: nothing but a database that was away for weeks takes so long. */
const LOOKED_FOR_MS = 60 * 24 * 60 * 60 * 1000

/** A term whose hat is to be lent or taken back, and its dog. */
export type DueHat = { term: number; dog: number }

const lendOp = (term: number) => `committee:${term}:hat`
const endOp = (term: number) => `committee:${term}:hat-end`
const isDone = (end: '' | '-end') =>
  sql`exists (select 1 from op where id = 'committee:' || ${committeeTerm.id} || ':hat' || ${end})`

/** The terms that go on, whose dog has no hat yet, is alive and has room for it. */
function toLend(db: Db, now: number) {
  const { id, dogId, startsAt, until } = committeeTerm
  return db
    .select({ term: id, dog: dogId })
    .from(committeeTerm)
    .where(
      and(
        gt(until, now),
        lte(startsAt, now),
        sql`not ${isDone('')}`,
        isAlive(dogId, osloDay(now)),
        sql`${freeBagSlot(dogId, now)} is not null`,
      ),
    )
}

/** The terms that are over, whose dog still has the hat. */
function toTakeBack(db: Db, now: number) {
  const { id, dogId, until } = committeeTerm
  return db
    .select({ term: id, dog: dogId })
    .from(committeeTerm)
    .where(and(lte(until, now), gt(until, now - LOOKED_FOR_MS), isDone(''), sql`not ${isDone('-end')}`))
}

/** [PC7] Whether any hat is to be lent or taken back. */
export function isHatDue(db: Db, now: number): Query<boolean> {
  return query(toLend(db, now).unionAll(toTakeBack(db, now)).limit(1), (rows) => rows.length > 0)
}

export async function dueHats(db: Db, now: number): Promise<{ lend: DueHat[]; takeBack: DueHat[] }> {
  const [lend, takeBack] = await db.batch([toLend(db, now), toTakeBack(db, now)])
  return { lend, takeBack }
}

/** [PC7] Lends the hat of a term, once. Returns whether the dog has got it now. */
export async function lendHat(db: Db, { term, dog, now }: DueHat & { now: number }): Promise<boolean> {
  const id = lendOp(term)
  const slot = freeBagSlot(dog, now)
  const answer = await perform(
    db,
    { id, actor: null, kind: 'lend', request: { term }, now },
    {
      writes: [
        demand('dog-is-dead', isAlive(dog, osloDay(now))),
        demand('bag-full', sql`${slot} is not null`),
        makeThing(id, { kind: COMMITTEE_HAT, to: { dog, slot } }),
      ],
      result: told({ dog }),
    },
  )
  return typeof answer === 'object'
}

/**
 * [PC7] Takes the hat of a term back, wherever the dog has it. Returns whether it is back; the next minute tries again if the dog has
 * moved it meanwhile.
 */
export async function takeHatBack(db: Db, { term, dog, now }: DueHat & { now: number }): Promise<boolean> {
  const hat = await db
    .select({ id: item.id, ver: item.ver })
    .from(item)
    .where(and(eq(item.holder, holderOf(dog)), eq(item.kind, COMMITTEE_HAT)))
    .get()
  const id = endOp(term)
  const writes = hat ? move(id, { thing: hat, from: holderOf(dog), to: 'gone' }) : []
  const answer = await perform(
    db,
    { id, actor: null, kind: 'lend-end', request: {}, now },
    { writes, result: told({ dog }) },
  )
  return typeof answer === 'object'
}
