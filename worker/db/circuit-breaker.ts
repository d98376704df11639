/**
 * The database has not answered: it is down or stalled, or was so a moment ago and is left alone. The statement may or
 * may not have been executed; the caller may try again.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** The timeout of one query, ms. */
export const ANSWER_WITHIN_MS = 3000
/** After so many failures in a row no query is sent for PAUSE_MS; then one is sent as a trial. */
const FAILURES_MAX = 5
const PAUSE_MS = 2000
/** How many queries may wait at one time, so that a stalled database does not fill the memory. */
const WAITING_MAX = 2000

/**
 * Errors about the state of the database and not about the statement: it is locked or has no room left. A retry may
 * succeed.
 */
const IS_UNABLE = /SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|NOMEM|READONLY)/
/** Errors about the statement. They count as answers: the database works. */
const ANSWERS = /SQLITE_|D1_TYPE_ERROR|D1_COLUMN_NOTFOUND/

/** A circuit breaker with a timeout, for one database in one isolate. */
class CircuitBreaker {
  #failures = 0
  #waiting = 0
  #pausedUntil = 0

  /** Runs a query. @throws DatabaseUnavailable, or the database's error about the statement */
  async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if (Date.now() < this.#pausedUntil || this.#waiting >= WAITING_MAX) throw new DatabaseUnavailable('not asked')
    // Only one trial is sent per pause.
    if (this.#failures >= FAILURES_MAX) this.#pausedUntil = Date.now() + PAUSE_MS
    this.#waiting += 1
    try {
      const answer = await inTime(question())
      this.#answered()
      return answer
    } catch (error) {
      if (error instanceof Error && ANSWERS.test(error.message) && !IS_UNABLE.test(error.message)) {
        this.#answered()
        throw error
      }
      this.#failures += 1
      if (this.#failures >= FAILURES_MAX) this.#pausedUntil = Date.now() + PAUSE_MS
      throw new DatabaseUnavailable('no answer', { cause: error })
    } finally {
      this.#waiting -= 1
    }
  }

  #answered(): void {
    this.#failures = 0
    this.#pausedUntil = 0
  }
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ANSWER_WITHIN_MS} ms`)), ANSWER_WITHIN_MS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    if (timer !== undefined) clearTimeout(timer)
  }
}

const breakerOf = new WeakMap<D1Database, CircuitBreaker>()

/** Which database a session may ask first: the primary, or any replica, which may lag behind. */
export type SessionStart = 'first-primary' | 'first-unconstrained'

/**
 * The database behind the circuit breaker. Unless told otherwise a session reads from the primary first, because a replica
 * that lags behind would admit somebody who was banned a moment ago.
 */
export function withBreaker(d1: D1Database, start: SessionStart = 'first-primary'): D1Database {
  const breaker = breakerOf.get(d1) ?? new CircuitBreaker()
  breakerOf.set(d1, breaker)
  const session = d1.withSession(start)
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  const asked = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        if (key === 'bind') return (...values: unknown[]) => asked(target.bind(...values))
        return (...args: unknown[]) => breaker.ask(() => value.apply(target, args))
      },
    })
    originals.set(wrapped, statement)
    return wrapped
  }

  return new Proxy(d1, {
    get(target, key) {
      if (key === 'prepare') return (query: string) => asked(session.prepare(query))
      if (key === 'batch') {
        return (statements: D1PreparedStatement[]) =>
          breaker.ask(() => session.batch(statements.map((one) => originals.get(one) ?? one)))
      }
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** The database by a session of its own, without the circuit breaker. */
export function sessionOf(d1: D1Database, start: SessionStart): D1Database {
  const session = d1.withSession(start)
  return new Proxy(d1, {
    get(target, key) {
      const from = key === 'prepare' || key === 'batch' ? session : target
      const value: unknown = Reflect.get(from, key)
      return typeof value === 'function' ? value.bind(from) : value
    },
  })
}

/** Whether the error is a DatabaseUnavailable, or was caused by one. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error instanceof DatabaseUnavailable || isUnavailable(error.cause)
}
