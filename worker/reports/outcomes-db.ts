import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { report } from '#worker/db/schema/staff.ts'

const REPORTS_MAX = 50

// What it is called since a rebirth, or since its owner was forgotten, is not what the reporter knew it by.
const nameAsKnown = sql<string | null>`
  case when ${dog.bornAt} <= ${report.at} and ${dog.nameKey} not like '*%' then ${dog.name} end`

function own(db: Db, where: SQL | undefined) {
  return db
    .select({
      id: report.id,
      at: report.at,
      dogName: nameAsKnown,
      offence: report.offence,
      outcome: report.outcome,
      closedAt: report.closedAt,
      seenAt: report.seenAt,
    })
    .from(report)
    .innerJoin(dog, eq(dog.id, report.dogId))
    .where(where)
    .orderBy(desc(report.id))
    .limit(REPORTS_MAX)
}

/** What has become of the user's own reports, the newest first; `dogName` is null where it has another one by now. */
export async function ownReports(db: Db, userId: number) {
  return own(db, eq(report.reporterId, userId))
}
export type OwnReport = Awaited<ReturnType<typeof ownReports>>[number]

const isUntold = (userId: number) =>
  and(eq(report.reporterId, userId), isNotNull(report.closedAt), isNull(report.seenAt))

/** Those of them that are closed, and of which the user has yet to be told. */
export async function untoldOutcomes(db: Db, userId: number): Promise<OwnReport[]> {
  return own(db, isUntold(userId))
}

/** The user has read what became of these; of others that have been closed since they have not. */
export async function seeOutcomes(
  db: Db,
  { userId, ids, now }: { userId: number; ids: readonly number[]; now: number },
): Promise<void> {
  await db
    .update(report)
    .set({ seenAt: now })
    .where(and(isUntold(userId), inArray(report.id, [...ids])))
}
