import { eq } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { setting } from '#worker/db/schema/settings.ts'

/** A request may ask D1 a thousand times (Cloudflare's limits of D1, queries per invocation); the page asks some itself. */
const TRIPS = 400
const PROBE = 'TRIP_PROBE'

/**
 * How long the database takes to answer from where this Worker runs: so many reads of one row by its key, one after the
 * other, and as many writes of it.
 */
export async function tripTimes(db: Db) {
  const ours = eq(setting.type, PROBE)
  const read = () => db.select({ value: setting.value }).from(setting).where(ours).get()
  const write = (trip: number) =>
    db
      .insert(setting)
      .values({ type: PROBE, value: String(trip) })
      .onConflictDoUpdate({ target: setting.type, set: { value: String(trip) } })
  const writes = await timed('write', write)
  const reads = await timed('read', read)
  await db.delete(setting).where(ours)
  return [reads, writes]
}

/** The times of so many trips of one kind, ms. The clock of a Worker has whole milliseconds. */
async function timed(kind: 'read' | 'write', ask: (trip: number) => Promise<unknown>) {
  const times: number[] = []
  for (let trip = 0; trip < TRIPS; trip += 1) {
    const askedAt = performance.now()
    await ask(trip)
    times.push(performance.now() - askedAt)
  }
  times.sort((one, other) => one - other)
  const below = (share: number) => times[Math.ceil(share * TRIPS) - 1] ?? 0
  return { kind, trips: TRIPS, medianMs: below(0.5), p90Ms: below(0.9), p99Ms: below(0.99), longestMs: below(1) }
}
