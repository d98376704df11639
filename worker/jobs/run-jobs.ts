import { openDbAtLeisure } from '#worker/db/client.ts'
import type { Db } from '#worker/db/client.ts'
import { runTogether } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import type { Env } from '#worker/env.ts'
import { log, loggable } from '#worker/log.ts'
import { endLease, takeLease } from './leases-db.ts'

/** No run of a job may take longer than this, ms: afterwards another one may begin. */
const LEASE_MS = 2 * 60 * 1000

/**
 * A job of each minute. `isDue` is one indexed read, so an idle minute costs next to nothing; `run` does a bounded part
 * of what is due, and the next minute goes on.
 */
export type MinuteJob<Needs = Env> = {
  name: string
  isDue: (db: Db, now: number) => Query<boolean>
  run: (env: Needs, db: Db, now: number) => Promise<void>
}

/** Runs each job that has something to do, unless a run of it is going on. One that fails does not stop the others. */
export async function runJobs<Needs extends Pick<Env, 'DB'>>(
  env: Needs,
  now: number,
  jobs: readonly [MinuteJob<Needs>, ...MinuteJob<Needs>[]],
): Promise<void> {
  const db = openDbAtLeisure(env.DB)
  const [first, ...others] = jobs
  const due = await runTogether(db, [first.isDue(db, now), ...others.map(({ isDue }) => isDue(db, now))])
  for (const [at, { name, run }] of jobs.entries()) {
    const lease = { job: name, until: now + LEASE_MS }
    if (due[at] !== true || !(await takeLease(db, { ...lease, now }))) continue
    try {
      await run(env, db, now)
    } catch (error) {
      log({ event: 'job-failed', job: name, error: loggable(error).error })
    } finally {
      await endLease(db, lease)
    }
  }
}
