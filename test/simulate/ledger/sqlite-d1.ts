import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

/** One statement with its values. */
export type Statement = { sql: string; params: readonly SQLInputValue[] }
type Rows = Record<string, unknown>[]

/** Runs statements in one transaction. Returns the rows of each. @throws with the message of D1 */
export type RunAll = (statements: readonly Statement[]) => Rows[]

/** Carries a query to the database, and its answer back. */
export type Trip = <Answer>(question: () => Answer) => Promise<Answer>

type Options = {
  sqlite: DatabaseSync
  trip: Trip
  /** Replaces `runAll`, for a database with a mistake. */
  runAll?: RunAll
}

/** As much of a D1 binding over SQLite in this process as Drizzle and the ledger use. */
export function d1Over({ sqlite, trip, runAll = (statements) => runAllIn(sqlite, statements) }: Options): D1Database {
  const prepare = (sql: string, params: readonly SQLInputValue[] = []): object => {
    const statement = { sql, params }
    const all = () => trip(() => answered(runOne(sqlite, statement)))
    return {
      ...statement,
      bind: (...values: SQLInputValue[]) => prepare(sql, values),
      all,
      run: all,
      raw: () => trip(() => runOne(sqlite, statement, { asArrays: true })),
    }
  }
  const batch = (statements: readonly Statement[]) => trip(() => runAll(statements).map(answered))
  return { prepare: (sql: string) => prepare(sql), batch } as unknown as D1Database
}

/** `isKept`: what was written before a statement that fails is not rolled back. */
export function runAllIn(sqlite: DatabaseSync, statements: readonly Statement[], { isKept = false } = {}): Rows[] {
  sqlite.exec('begin')
  try {
    const rows = statements.map((statement) => runOne(sqlite, statement))
    sqlite.exec('commit')
    return rows
  } catch (error) {
    sqlite.exec(isKept ? 'commit' : 'rollback')
    throw error
  }
}

const preparedBy = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

/** The statement, which is compiled once for each database. */
export function preparedIn(sqlite: DatabaseSync, sql: string): StatementSync {
  const known = preparedBy.get(sqlite) ?? new Map<string, StatementSync>()
  preparedBy.set(sqlite, known)
  const statement = known.get(sql) ?? sqlite.prepare(sql)
  known.set(sql, statement)
  return statement
}

function answered(results: Rows) {
  return { success: true, meta: {}, results }
}

const SQLITE_CONSTRAINT = 19

function runOne(sqlite: DatabaseSync, { sql, params }: Statement, { asArrays = false } = {}): Rows {
  try {
    const statement = preparedIn(sqlite, sql)
    statement.setReturnArrays(asArrays)
    return statement.all(...params)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isConstraint = 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_CONSTRAINT
    throw new Error(`D1_ERROR: ${error.message}: SQLITE_${isConstraint ? 'CONSTRAINT' : 'ERROR'}`, { cause: error })
  }
}
