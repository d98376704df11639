import { lt, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { osloDay } from '#durable/rules/life/days.ts'
import type { Db } from '#worker/db/client.ts'
import { daily, rest } from '#worker/db/schema/value/days.ts'
import type { Write } from '#worker/ledger/operation.ts'
import { demand } from '#worker/ledger/writes.ts'

/** Demands that the thing rests no more, and makes it rest again until `until` (epoch ms). */
export function restUntil<Word extends string>(
  word: Word,
  { what, now, until }: { what: string; now: number; until: number },
): Write<Word>[] {
  return [
    demand(word, sql`not exists (select 1 from rest where what = ${what} and until > ${now})`),
    { sql: sql`insert into rest (what, until) values (${what}, ${until}) on conflict do update set until = ${until}` },
  ]
}

/** Rests of a day in one column: times until when each lasts (epoch ms) by what rests, in JSON. */
export type RestOfDay = { what: string; now: number; until: number }

/** SQL for whether it rests by one of the rows whose column is `rests`. `rows` are the rows of `table` that count. */
export function isResting(
  { table, rests, rows }: { table: SQL; rests: SQL; rows: SQL },
  { what, now }: RestOfDay,
): SQL {
  return sql`exists (select 1 from ${table}, json_each(${rests}) where ${rows} and key = ${what} and value > ${now})`
}

/** SQL for the first rests of a row. */
export function firstRest({ what, until }: RestOfDay): SQL {
  return sql`${JSON.stringify({ [what]: until })}`
}

/** SQL for the rests of a row with another one, and without those that are over. */
export function withRest(rests: SQL, { what, now, until }: RestOfDay): SQL {
  const left = sql`(select json_group_object(key, value) from json_each(${rests}) where value > ${now})`
  return sql`json_set(${left}, ${`$."${what}"`}, ${until})`
}

/** Deletes rests that are over, and the daily counters of days before today. */
export async function forgetRests(db: Db, now: number): Promise<void> {
  await db.batch([db.delete(rest).where(lte(rest.until, now)), db.delete(daily).where(lt(daily.day, osloDay(now)))])
}
