import { drizzle } from 'drizzle-orm/d1'
import { withBreaker, sessionOf } from './circuit-breaker.ts'

/** Opens the database behind a D1 binding. */
export function openDb(d1: D1Database) {
  return drizzle(withBreaker(d1))
}

/**
 * Opens a replica of it, for reads that nobody decides by: public pages and exports. It may lag behind by some seconds, so
 * bans, tickets and ops never ask it.
 */
export function openReplica(d1: D1Database): Db {
  return drizzle(withBreaker(d1, 'first-unconstrained'))
}

/** Opens the database without a timeout, for jobs that nobody waits for. */
export function openDbAtLeisure(d1: D1Database): Db {
  return drizzle(d1)
}

/**
 * Opens it without a timeout, for long reads: the first one is answered by the primary, the others by any replica that is
 * not older than that. So they see whatever had happened when they began, and hold nobody up who plays.
 */
export function openForLongReads(d1: D1Database): Db {
  return drizzle(sessionOf(d1, 'first-primary'))
}

export type Db = ReturnType<typeof openDb>
