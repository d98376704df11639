import { DEMO_STAYS_JOB } from './accounts/demo-stays.ts'
import { NEWS_JOB } from './announcements/telling.ts'
import { HAT_JOB } from './committee/hats.ts'
import type { Env } from './env.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { AUDIT_JOB } from './nightly.ts'
import { PACK_JOB } from './packs/paying.ts'
import { SUPPORT_END_JOB } from './patreon/ending.ts'
import { LIST_JOB } from './patreon/listing.ts'
import { LOOK_JOB } from './patreon/looking.ts'
import { PUSH_JOB } from './push/sending.ts'

/** What is done each minute: whatever is due of these jobs. */
export function minutely(env: Env, now: number): Promise<void> {
  const ofAnyPark = [AUDIT_JOB, PUSH_JOB, SUPPORT_END_JOB, LIST_JOB, LOOK_JOB, HAT_JOB, NEWS_JOB, PACK_JOB] as const
  return runJobs(env, now, env.MAIN_PARK ? [...ofAnyPark, DEMO_STAYS_JOB] : ofAnyPark)
}
