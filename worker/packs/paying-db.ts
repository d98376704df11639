import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { osloDay } from '#durable/rules/life/days.ts'
import { PACK_GOAL } from '#durable/rules/life/pack-goal.ts'
import { lifepointsLeft } from '#worker/acts/acting-db.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { packGoal, packMark } from '#worker/db/schema/value/pack-goals.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { giveStamps } from '#worker/ledger/stamps-db.ts'
import { transfer } from '#worker/ledger/writes.ts'

/** So many users are paid in one run, so that it stays short. */
const RUN_MOST = 50

type Owed = { week: number; user: number; pack: number; dog: number }

/** [PG1] Users who gave a mark to a pack that has reached its goal, and were not paid for it yet. */
function owedTo(db: Db, most: number) {
  const { week, userId, pack, dogId, isPaid } = packMark
  return db
    .select({ week, user: userId, pack, dog: dogId })
    .from(packGoal)
    .innerJoin(packMark, and(eq(week, packGoal.week), eq(pack, packGoal.pack), eq(isPaid, 0)))
    .where(isNotNull(packGoal.reachedAt))
    .orderBy(asc(week), asc(userId))
    .limit(most)
}

/** [PG1] Whether somebody has still to be paid. */
export function isPayDue(db: Db): Query<boolean> {
  return query(owedTo(db, 1), (rows) => rows.length > 0)
}

/**
 * [PG1] Pays those who gave marks to packs that have reached their goals, once a user and week: the op has their name. Returns the
 * dogs that got the bones.
 */
export async function payMarkers(db: Db, now: number): Promise<number[]> {
  const paid: number[] = []
  for (const owed of await owedTo(db, RUN_MOST)) {
    const to = await payeeOf(db, owed, now)
    const { week, user, pack } = owed
    const isTheirs = and(eq(packMark.week, week), eq(packMark.userId, user), eq(packMark.pack, pack))
    const id = `pack-goal:${week}:${user}`
    const bones = transfer(id, { unit: 'bones', amount: PACK_GOAL.bones, from: { park: 'packs' }, to: { dog: to } })
    const operation = { id, actor: null, kind: 'pack-goal' as const, request: { week, user }, now }
    const answer = await perform(db, operation, {
      writes: [...bones, ...giveStamps({ user, keys: ['pack-banner'], now })],
      result: told({ dog: to }),
    })
    // Trade is frozen: the next minute tries again.
    if (typeof answer === 'string') break
    // A user with dogs of two such packs was paid for the other one.
    await db.update(packMark).set({ isPaid: 1 }).where(isTheirs)
    paid.push(answer.dog)
  }
  return paid
}

/** The dog that gave the last mark, or else a living one of the user. If all are dead it is the first one: bones outlast a rebirth. */
async function payeeOf(db: Db, { user, dog: marker }: Owed, now: number): Promise<number> {
  const isDead = sql`(${dog.diedAt} is not null or coalesce(${lifepointsLeft(osloDay(now))}, 0) <= 0)`
  const row = await db
    .select({ id: dog.id })
    .from(dog)
    .where(eq(dog.userId, user))
    .orderBy(isDead, sql`${dog.id} <> ${marker}`, asc(dog.id))
    .get()
  return row?.id ?? marker
}
