import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { report } from '#worker/db/schema/staff.ts'

const REPORTS_MAX = 50

// The name is shown only if it is the one that the reporter knew: a rebirth or the deletion of the owner changes it.
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

/** The user's own reports with their outcomes, newest first. `dogName` is null if the dog has another name now. */
export async function ownReports(db: Db, userId: number) {
  return own(db, eq(report.reporterId, userId))
}
export type OwnReport = Awaited<ReturnType<typeof ownReports>>[number]

const isUntold = (userId: number) =>
  and(eq(report.reporterId, userId), isNotNull(report.closedAt), isNull(report.seenAt))

/** The user's own closed reports whose outcome they have not been shown. */
export async function untoldOutcomes(db: Db, userId: number): Promise<OwnReport[]> {
  return own(db, isUntold(userId))
}

/** Stores that the user has been shown these outcomes; those closed since then stay unseen. */
export async function seeOutcomes(
  db: Db,
  { userId, ids, now }: { userId: number; ids: readonly number[]; now: number },
): Promise<void> {
  await db
    .update(report)
    .set({ seenAt: now })
    .where(and(isUntold(userId), inArray(report.id, [...ids])))
}
