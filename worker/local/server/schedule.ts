import { Cron } from 'croner'

export type Schedule = { stop: () => void }

/**
 * Calls `run` whenever one of the cron expressions is due, in UTC as at Cloudflare. It does not start a run while
 * another one is going on. `failed` is called if a run throws; later runs are not affected.
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
