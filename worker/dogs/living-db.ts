import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { osloDay } from '#durable/rules/life/days.ts'
import { LIFEPOINTS, gainAtLogin } from '#durable/rules/life/lifepoints.ts'
import { isAlive, lifepointsLeft, mayAct } from '#worker/acts/acting-db.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import { packMarkFor } from '#worker/acts/pack-marks-db.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { op } from '#worker/db/schema/value/ledger.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import type { LedgerRefusal, Write } from '#worker/ledger/operation.ts'
import { demand, transfer } from '#worker/ledger/writes.ts'
import type { Party } from '#worker/ledger/writes.ts'
import { awaitsHearts } from '#worker/supporters/supporters-db.ts'

const greetingId = (dogId: number, today: number) => `day:${dogId}:${today}`

/** Whether the dog has had its first login of the day; then `greetDay` has nothing to do. */
export function isGreeted(db: Db, { dogId, now }: { dogId: number; now: number }): Query<boolean> {
  const rows = db
    .select({ id: op.id })
    .from(op)
    .where(eq(op.id, greetingId(dogId, osloDay(now))))
  return query(rows, (found) => found.length > 0)
}

/** `awaitsHearts`: the dog is still to be lent the supporter hearts [SU5]. */
export type Greeting = { gained: number; lifepoints: number; awaitsHearts?: true }

/** [H3] The first login of a dog on a day lengthens its life; a later one changes nothing. */
export async function greetDay(
  db: Db,
  { dogId, now }: { dogId: number; now: number },
): Promise<Greeting | 'dog-is-dead' | LedgerRefusal> {
  const today = osloDay(now)
  const id = greetingId(dogId, today)
  const left = sql`(select ${lifepointsLeft(today)} from dog where id = ${dogId})`
  // The ids sort by day, since days have five digits until the year 2243. If a later day was done first, a value over
  // 60 now says nothing about then.
  const isLate = sql`exists (select 1 from op where id > ${id} and id < ${`day:${dogId}:~`})`
  const found = await db.get<{ lifepoints: number | null; isLate: number; awaits: number }>(
    sql`select ${left} as lifepoints, ${isLate} as isLate, ${awaitsHearts(dogId)} as awaits`,
  )
  const lifepoints = found.lifepoints ?? 0
  const gained = gainAtLogin(lifepoints, found.isLate !== 0)
  const isAsFound = sql`${left} = ${lifepoints} and ${isLate} = ${found.isLate}`
  const answer = await perform(
    db,
    { id, actor: null, kind: 'day', request: {}, now },
    {
      writes: [
        demand('dog-is-dead', isAlive(dogId, today)),
        demand('life-moved', isAsFound),
        { sql: sql`update dog set life_day = ${today} where id = ${dogId} and life_day is null` },
        ...daysFor(id, dogId, gained),
      ],
      result: told({ gained, lifepoints: lifepoints + gained }),
    },
  )
  // A treat was given between the read and the op, so the gain is calculated again.
  if (answer === 'life-moved') return greetDay(db, { dogId, now })
  return typeof answer === 'string' || found.awaits === 0 ? answer : { ...answer, awaitsHearts: true }
}

/** Transfers days from the park to the dog, or back to the park if `days` is negative. */
function daysFor(id: string, dogId: number, days: number): Write[] {
  const park: Party = { park: 'days' }
  const dog: Party = { dog: dogId }
  if (days === 0) return []
  if (days < 0) return transfer(id, { unit: 'life', amount: -days, from: dog, to: park })
  return transfer(id, { unit: 'life', amount: days, from: park, to: dog })
}

/** SQL for what the names of the treats begin with that a user's dogs were given: the day and the giver follow. */
export function treatsOf(user: number | SQL): SQL {
  // D1 binds numbers with a fraction, and "5.0" is no id.
  return sql`'treated:' || ${typeof user === 'number' ? String(user) : user} || ':'`
}

/** [H5] A treat for the dog of another user: one more day to live, once a day for each pair of users. */
export async function giveTreat(db: Db, actor: Actor, to: number) {
  const { op: id, user, now } = actor
  const today = osloDay(now)
  const others = sql`(select user_id from dog where id = ${to})`
  const pair = sql`${treatsOf(others)} || ${`${today}:${user}`}`
  const writes: Write<'no-treat-for-own' | 'treated-today' | 'dog-has-died'>[] = [
    demand('no-treat-for-own', sql`coalesce(${others}, ${user}) <> ${user}`),
    demand('dog-has-died', isAlive(to, today)),
    demand('treated-today', sql`not exists (select 1 from once where what = ${pair})`),
    { sql: sql`insert into once (what, op_id) values (${pair}, ${id})` },
    ...transfer(id, { unit: 'life', amount: LIFEPOINTS.perTreat, from: { park: 'treats' }, to: { dog: to } }),
  ]
  return perform(
    db,
    { id, actor: user, kind: 'treat', request: { dog: actor.dog, to }, now },
    {
      writes: [...mayAct(actor), ...writes, ...packMarkFor(actor)],
      // `by` is for the receiver, who is told the giver [U7].
      result: told({ given: LIFEPOINTS.perTreat, by: actor.dog }),
    },
  )
}

/** [H9] Stores the deaths of age among these dogs. Returns all of them that are dead. */
export async function buryAmong(db: Db, { dogs, now }: { dogs: readonly number[]; now: number }): Promise<number[]> {
  const isDead = and(isNotNull(dog.diedAt), isAmong(dogs))
  const [, dead] = await db.batch([buriedAmong(db, { dogs, now }), db.select({ id: dog.id }).from(dog).where(isDead)])
  return dead.map(({ id }) => id)
}

/** The statement that stores the deaths of age among these dogs. */
export function buriedAmong(db: Db, { dogs, now }: { dogs: readonly number[]; now: number }) {
  return db
    .update(dog)
    .set({ diedAt: now })
    .where(and(isNull(dog.diedAt), isOver(now), isAmong(dogs)))
}

function isAmong(dogs: readonly number[]): SQL {
  return sql`${dog.id} in (select value from json_each(${JSON.stringify(dogs)}))`
}

/** [H4] Stores the deaths of age up to now: of one dog, or of all. */
export async function bury(db: Db, { now, dogId }: { now: number; dogId?: number }): Promise<void> {
  const which = dogId === undefined ? undefined : eq(dog.id, dogId)
  await db
    .update(dog)
    .set({ diedAt: now })
    .where(and(isNull(dog.diedAt), isOver(now), which))
}

function isOver(now: number): SQL {
  return sql`${dog.lifeDay} is not null and ${lifepointsLeft(osloDay(now))} <= 0`
}
