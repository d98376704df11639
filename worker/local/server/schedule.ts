import { Cron } from 'croner'

export type Schedule = { stop: () => void }

/**
 * Calls `run` whenever one of the cron expressions comes due, in UTC as at Cloudflare. A run that takes longer than the
 * time until the next is not joined by it. `failed` is told of a run that throws; the next one comes all the same.
 */
export function schedule(
  crons: readonly string[],
  run: (cron: string, time: Date) => Promise<void>,
  failed: (error: unknown) => void,
): Schedule {
  const jobs = crons.map(
    (cron) =>
      new Cron(cron, { timezone: 'UTC', protect: true, catch: failed }, (job: Cron) =>
        run(cron, job.currentRun() ?? new Date()),
      ),
  )
  return { stop: () => jobs.forEach((job) => job.stop()) }
}
