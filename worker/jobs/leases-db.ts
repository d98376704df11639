import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { jobLease } from '#worker/db/schema/jobs.ts'

export type Lease = { job: string; until: number }

/**
 * Takes the lease of a job until then. Returns false if another run has it: of many at once one gets true. The lease of
 * a run that has died ends by itself.
 */
export async function takeLease(db: Db, { job, until, now }: Lease & { now: number }): Promise<boolean> {
  const taken = await db
    .insert(jobLease)
    .values({ job, until })
    .onConflictDoUpdate({ target: jobLease.job, set: { until }, setWhere: lte(jobLease.until, now) })
    .returning({ job: jobLease.job })
  return taken.length === 1
}

/** Ends this lease before its time; not a newer one. */
export async function endLease(db: Db, { job, until }: Lease): Promise<void> {
  await db.delete(jobLease).where(and(eq(jobLease.job, job), eq(jobLease.until, until)))
}
