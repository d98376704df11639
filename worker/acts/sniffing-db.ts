import { sql } from 'drizzle-orm'
import { osloDay } from '#durable/rules/life/days.ts'
import { KARMA_A_DAY, KARMA_PER_SNIFF, SNIFF_REST_MS } from '#durable/rules/life/karma.ts'
import { stampsOfAct } from '#durable/rules/stamps/paid.ts'
import type { Db } from '#worker/db/client.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import type { Write } from '#worker/ledger/operation.ts'
import { giveStamps } from '#worker/ledger/stamps-db.ts'
import { demand, transfer } from '#worker/ledger/writes.ts'
import { isAlive, mayAct } from './acting-db.ts'
import type { Actor } from './acting-db.ts'
import { firstRest, isResting, withRest } from './resting-db.ts'
import type { RestOfDay } from './resting-db.ts'

const SNIFFED = sql`daily.sniffed`

/**
 * [J2] A dog has sniffed another, or itself. The room vouches that they stand together and that the other is awake.
 * Refused if it gives no karma; the profile can be read all the same.
 */
export async function sniffed(db: Db, actor: Actor, other: number) {
  const { op: id, user, dog, now } = actor
  const today = osloDay(now)
  const rest = { what: `${other}`, now, until: now + SNIFF_REST_MS }
  const rows = sql`dog_id = ${dog} and day >= ${today - 1}`
  const writes = [
    ...mayAct(actor),
    demand('dog-has-died', isAlive(other, today)),
    demand('sniffed-lately', sql`not ${isResting({ table: sql`daily`, rests: sql`sniffed`, rows }, rest)}`),
    ...gainKarma(actor, { amount: KARMA_PER_SNIFF, from: 'sniffing', sniffed: rest }),
    ...giveStamps({ user, keys: stampsOfAct({ type: 'sniff' }), now }),
  ]
  const operation = { id, actor: user, kind: 'sniff' as const, request: { dog, other }, now }
  return perform(db, operation, { writes, result: told({ karma: KARMA_PER_SNIFF }) })
}

type Gain = {
  amount: number
  from: 'npcs' | 'scooping' | 'sniffing' | 'trail'
  sniffed?: RestOfDay
  post?: number
  errand?: boolean
}

/**
 * [J1] Gives the dog karma, up to the most that it can get on one day. `sniffed` is the dog that rests from now on, `post` the
 * smell post that was read, as a bit [TH12], and `errand` says that the errand of the day is done [NP7].
 */
export function gainKarma(
  { op, dog, now }: Actor,
  { amount, from, sniffed, post = 0, errand = false }: Gain,
): Write<'karma-full'>[] {
  const today = osloDay(now)
  const gained = sql`coalesce((select amount from daily where dog_id = ${dog} and day = ${today} and kind = 'karma'), 0)`
  return [
    demand('karma-full', sql`${gained} + ${amount} <= ${KARMA_A_DAY}`),
    {
      sql: sql`insert into daily (dog_id, day, kind, amount, sniffed, posts, errand)
        values (${dog}, ${today}, 'karma', ${amount}, ${sniffed ? firstRest(sniffed) : '{}'}, ${post}, ${errand ? 1 : 0})
        on conflict do update set amount = amount + ${amount}, sniffed = ${sniffed ? withRest(SNIFFED, sniffed) : SNIFFED},
        posts = posts | ${post}, errand = max(errand, ${errand ? 1 : 0})`,
    },
    ...transfer(op, { unit: 'karma', amount, from: { park: from }, to: { dog } }),
  ]
}
