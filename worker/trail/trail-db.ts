import { and, eq, sql } from 'drizzle-orm'
import { osloDay } from '#durable/rules/life/days.ts'
import { KARMA_A_DAY } from '#durable/rules/life/karma.ts'
import { TRAIL_PAYS } from '#durable/rules/smells/trail-day.ts'
import { stampsOfAct } from '#durable/rules/stamps/paid.ts'
import { mayAct } from '#worker/acts/acting-db.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import { packMarkFor } from '#worker/acts/pack-marks-db.ts'
import { gainKarma } from '#worker/acts/sniffing-db.ts'
import type { Db } from '#worker/db/client.ts'
import { daily, trailDay } from '#worker/db/schema/value/days.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { giveStamps } from '#worker/ledger/stamps-db.ts'
import { demand, transfer } from '#worker/ledger/writes.ts'

/** How often an op is tried again because the dog gained karma between reading and writing. */
const TRIES_MAX = 5

/**
 * [SC1] A dog takes what is hidden at the end of the trail of an Oslo day; the room vouches that it is there. It is paid once to a
 * user, so three dogs bring no more than one. Of the karma only what the day has left for the dog.
 */
export async function trailFound(db: Db, actor: Actor, day: number) {
  const { op: id, user, dog, now } = actor
  const operation = { id, actor: user, kind: 'trail' as const, request: { dog, day }, now }
  const isFound = sql`exists (select 1 from find_day where user_id = ${user} and day = ${day} and trail = 1)`
  const { bones } = TRAIL_PAYS
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const karma = Math.min(TRAIL_PAYS.karma, await karmaLeft(db, actor))
    const paid = await perform(db, operation, {
      writes: [
        ...mayAct(actor),
        demand('trail-found', sql`not ${isFound}`),
        {
          sql: sql`insert into find_day (user_id, day, spots, missed, blind, bones, trail) values (${user}, ${day}, 0, 0, 0, 0, 1)
            on conflict do update set trail = 1`,
        },
        { sql: sql`insert into trail_day (day, found) values (${day}, 1) on conflict do update set found = found + 1` },
        ...transfer(id, { unit: 'bones', amount: bones, from: { park: 'trail' }, to: { dog } }),
        ...packMarkFor(actor),
        ...(karma > 0 ? gainKarma(actor, { amount: karma, from: 'trail' }) : []),
        ...giveStamps({ user, keys: stampsOfAct({ type: 'trail', now }), now }),
      ],
      result: told({ bones, karma }),
    })
    if (paid !== 'karma-full') return paid
  }
  return 'try-again'
}

/** [SC1] How many users have found the end of the trail of an Oslo day. */
export async function foundOn(db: Db, day: number): Promise<number> {
  const [counted] = await db.select({ found: trailDay.found }).from(trailDay).where(eq(trailDay.day, day))
  return counted?.found ?? 0
}

async function karmaLeft(db: Db, { dog, now }: Actor): Promise<number> {
  const today = and(eq(daily.dogId, dog), eq(daily.day, osloDay(now)), eq(daily.kind, 'karma'))
  const [gained] = await db.select({ amount: daily.amount }).from(daily).where(today)
  return KARMA_A_DAY - (gained?.amount ?? 0)
}
