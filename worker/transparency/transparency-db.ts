import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'

/** What was reported and done since some time. */
export type Counts = {
  parkReceived: number
  parkDecided: number
  siteReceived: number
  siteDecided: number
  kicks: number
  bans: number
  closures: number
  exclusions: number
  names: number
  scores: number
  nothingDone: number
  appealsMade: number
  appealsGranted: number
}

/** What was reported and done since then, epoch ms, from the staff log and the reports. */
export async function countsSince(db: Db, since: number): Promise<Counts> {
  const acts = (act: string, and = sql`1`) =>
    sql`(select count(*) from staff_log where act = ${act} and at > ${since} and ${and})`
  return db.get<Counts>(sql`select
      (select count(*) from report where at > ${since}) as parkReceived,
      (select count(*) from report where at > ${since} and closed_at is not null) as parkDecided,
      (select count(*) from public_report where at > ${since} and again_of is null) as siteReceived,
      (select count(*) from public_report where at > ${since} and decided_at is not null and again_of is null) as siteDecided,
      ${acts('kick', sql`detail ->> '$.seconds' = 0`)} as kicks,
      ${acts('kick', sql`detail ->> '$.seconds' > 0`)} as bans,
      ${acts('close-account')} as closures,
      ${acts('exclude-for-good')} as exclusions,
      ${acts('take-name')} as names,
      ${acts('remove-score')} as scores,
      (select count(*) from report where at > ${since} and outcome in ('nothing', 'untrue'))
        + (select count(*) from public_report where at > ${since} and outcome in ('nothing', 'not-found') and again_of is null)
        as nothingDone,
      (select count(*) from appeal where at > ${since})
        + (select count(*) from public_report where at > ${since} and again_of is not null) as appealsMade,
      (select count(*) from appeal where at > ${since} and is_lifted = 1)
        + (select count(*) from public_report again join public_report first on first.id = again.again_of
          where again.at > ${since} and again.outcome <> first.outcome) as appealsGranted`)
}

/** How long it took until half of the reports since then were decided, ms; null if none were. */
export async function middleTimes(db: Db, since: number): Promise<{ park: number | null; site: number | null }> {
  const [park, site] = await Promise.all([
    middleOf(db, sql`select closed_at - at as took from report where at > ${since} and closed_at is not null`),
    middleOf(
      db,
      sql`select decided_at - at as took from public_report
        where at > ${since} and decided_at is not null and again_of is null`,
    ),
  ])
  return { park, site }
}

/** The middle one of the times that `times` selects as `took`, ms; null if there is none. */
async function middleOf(db: Db, times: SQL): Promise<number | null> {
  const row = await db.get<{ took: number } | undefined>(sql`with times as (${times})
    select took from times order by took limit 1 offset (select (count(*) - 1) / 2 from times)`)
  return row?.took ?? null
}
