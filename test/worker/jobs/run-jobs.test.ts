import { env } from 'cloudflare:test'
import { count } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '#test/worker/support/d1.ts'
import { query } from '#worker/db/query.ts'
import { jobLease } from '#worker/db/schema/jobs.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import type { MinuteJob } from '#worker/jobs/run-jobs.ts'

const NOW = Date.parse('2026-11-20T11:00:00Z')

function aJob(
  name: string,
  { isDue = true, run = async () => {} }: { isDue?: boolean; run?: () => Promise<void> } = {},
) {
  const job = { name, runs: 0 }
  const made: MinuteJob<typeof env> = {
    name,
    isDue: () => query(db.select({ leases: count() }).from(jobLease), () => isDue),
    run: async () => {
      job.runs += 1
      await run()
    },
  }
  return [job, made] as const
}

it('runs what is due and nothing else, and goes on after one that fails', async () => {
  const [broken, first] = aJob('broken', { run: () => Promise.reject(new Error('no')) })
  const [idle, second] = aJob('idle', { isDue: false })
  const [good, third] = aJob('good')
  await runJobs(env, NOW, [first, second, third])
  await runJobs(env, NOW + 60_000, [first, second, third])
  expect([broken.runs, idle.runs, good.runs]).toEqual([2, 0, 2])
})

it('runs a job once when two crons come at once, and again when a run has died', async () => {
  let end = () => {}
  const going = new Promise<void>((resolve) => (end = resolve))
  const [slow, job] = aJob('slow', { run: () => going })
  const first = runJobs(env, NOW, [job])
  await expect.poll(() => slow.runs).toBe(1)
  await runJobs(env, NOW + 60_000, [job])
  expect(slow.runs).toBe(1)
  // After its lease it counts as dead.
  void runJobs(env, NOW + 2 * 60_000, [job])
  await expect.poll(() => slow.runs).toBe(2)
  end()
  await first
})
