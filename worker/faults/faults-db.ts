import { gte, max, sql, sum } from 'drizzle-orm'
import type { CountedFault } from '#durable/rules/staff/faults.ts'
import { openDb } from '#worker/db/client.ts'
import type { Db } from '#worker/db/client.ts'
import { fault } from '#worker/db/schema/faults.ts'

const HOUR_MS = 60 * 60 * 1000
/** [S11] How long a count is stored, ms. */
export const FAULTS_KEPT_MS = 30 * 24 * HOUR_MS

/** Counts an event that was logged as a bug. Never rejects: if the database fails as well, both are in the log. */
export async function countFault(d1: D1Database, event: CountedFault, now: number): Promise<void> {
  const row = { hour: Math.floor(now / HOUR_MS), event, count: 1, lastAt: now }
  const counted = { count: sql`${fault.count} + 1`, lastAt: sql`max(${fault.lastAt}, ${now})` }
  try {
    await openDb(d1)
      .insert(fault)
      .values(row)
      .onConflictDoUpdate({ target: [fault.hour, fault.event], set: counted })
  } catch {
    return
  }
}

export type FaultCount = { event: CountedFault; count: number; lastAt: number }

/** The bugs of the last 24 hours and of the started hour before them, latest first. */
export async function recentFaults(db: Db, now: number): Promise<FaultCount[]> {
  const rows = await db
    .select({ event: fault.event, count: sum(fault.count).mapWith(Number), lastAt: max(fault.lastAt) })
    .from(fault)
    .where(gte(fault.hour, Math.floor(now / HOUR_MS) - 24))
    .groupBy(fault.event)
  const counts = rows.map(({ event, count, lastAt }) => ({ event, count, lastAt: lastAt ?? 0 }))
  return counts.toSorted((one, other) => other.lastAt - one.lastAt)
}
