import { osloDay } from '#durable/rules/life/days.ts'
import { lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import type { Write } from '#worker/ledger/operation.ts'
import { demand } from '#worker/ledger/writes.ts'
import { daily, rest } from '#worker/db/schema/value/days.ts'

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

/** Deletes rests that are over, and the daily counters of days before today. */
export async function forgetRests(db: Db, now: number): Promise<void> {
  await db.batch([db.delete(rest).where(lte(rest.until, now)), db.delete(daily).where(lt(daily.day, osloDay(now)))])
}
