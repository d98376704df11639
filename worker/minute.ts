import type { Env } from './env.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { AUDIT_JOB } from './nightly.ts'
import { PUSH_JOB } from './push/sending.ts'

/** What is done each minute: whatever is due of these jobs. */
export function minutely(env: Env, now: number): Promise<void> {
  return runJobs(env, now, [AUDIT_JOB, PUSH_JOB])
}
