import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { schedule } from '#worker/local/server/schedule.ts'
import type { Schedule } from '#worker/local/server/schedule.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let running: Schedule | null = null
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-07-01T03:16:30Z') })
})
afterEach(() => {
  running?.stop()
  vi.useRealTimers()
})

it('runs at the time of the expression, in UTC, and passes the expression and the time', async () => {
  const run = vi.fn(async () => {})
  running = schedule(['17 3 * * *'], run, () => {})
  await vi.advanceTimersByTimeAsync(29_000)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(run.mock.calls).toEqual([['17 3 * * *', new Date('2026-07-01T03:17:00Z')]])
})

it('runs again the next day after a run that failed, and reports the failure', async () => {
  const failed = vi.fn()
  const run = vi.fn(() => Promise.reject(new Error('the books are locked')))
  running = schedule(['17 3 * * *'], run, failed)
  await vi.advanceTimersByTimeAsync(DAY_MS + 60_000)
  expect(run).toHaveBeenCalledTimes(2)
  expect(String(failed.mock.calls[0]?.[0])).toContain('the books are locked')
})

it('does not begin a run while the last one is still going on', async () => {
  const run = vi.fn(() => new Promise<void>(() => {}))
  running = schedule(['* * * * *'], run, () => {})
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(run).toHaveBeenCalledTimes(1)
})

it('runs nothing after it was stopped', async () => {
  const run = vi.fn(async () => {})
  schedule(['* * * * *'], run, () => {}).stop()
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(run).not.toHaveBeenCalled()
})
