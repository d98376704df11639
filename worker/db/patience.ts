/**
 * The database has not answered: it is down or stalled, or it was so a moment ago and is left alone. What was asked may
 * or may not have been done; whoever asked may ask again.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** Of one question, ms. */
const ANSWER_WITHIN_MS = 3000
/** After so many questions in a row without an answer nobody asks for PAUSE_MS; then one does, to find out. */
const FAILURES_MAX = 5
const PAUSE_MS = 2000
/** Questions that wait for an answer at one time; a stalled database must not fill the memory. */
const WAITING_MAX = 2000

/** SQLite says this of itself, not of the statement: it is locked, or has no room left. Asked later it may do it. */
const IS_UNABLE = /SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|NOMEM|READONLY)/
/** What SQLite says of a statement is an answer, also where that is a refusal. */
const ANSWERS = /SQLITE_|D1_TYPE_ERROR|D1_COLUMN_NOTFOUND/

/** Of one database in one isolate: how long to wait for it, and when not to ask at all (a circuit breaker). */
class Patience {
  #failures = 0
  #waiting = 0
  #pausedUntil = 0

  /** @throws DatabaseUnavailable, or what the database says of the question. */
  async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if (Date.now() < this.#pausedUntil || this.#waiting >= WAITING_MAX) throw new DatabaseUnavailable('not asked')
    // The one that finds out has the pause to itself.
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

const patienceWith = new WeakMap<D1Database, Patience>()

/**
 * The database as everybody here asks it: with patience that ends, and each time the primary first, so that a replica
 * that lags behind lets in nobody who was banned a moment ago.
 */
export function patient(d1: D1Database): D1Database {
  const patience = patienceWith.get(d1) ?? new Patience()
  patienceWith.set(d1, patience)
  const session = d1.withSession('first-primary')
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  const asked = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        if (key === 'bind') return (...values: unknown[]) => asked(target.bind(...values))
        return (...args: unknown[]) => patience.ask(() => value.apply(target, args))
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
          patience.ask(() => session.batch(statements.map((one) => originals.get(one) ?? one)))
      }
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Whether this is what became of a question that the database has not answered. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error instanceof DatabaseUnavailable || isUnavailable(error.cause)
}
