import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from './client.ts'

/**
 * A statement, and how its rows are read. One of D1's trips takes as long as many statements, so queries that do not wait
 * for each other are run together. No two columns may have the same name: a batch answers by names.
 */
export type Query<Answer> = { statement: Statement<unknown>; read: (rows: unknown) => Answer }

/** One that answers with rows. */
type Statement<Rows> = BatchItem<'sqlite'> & PromiseLike<Rows>

export function query<Rows, Answer>(statement: Statement<Rows>, read: (rows: Rows) => Answer): Query<Answer> {
  return { statement, read: (rows) => read(rows as Rows) }
}

export type Answers<Queries extends readonly Query<unknown>[]> = {
  -readonly [At in keyof Queries]: Queries[At] extends Query<infer Answer> ? Answer : never
}

/** Runs all in one trip, in one state of the database. */
export async function runTogether<const Queries extends readonly [Query<unknown>, ...Query<unknown>[]]>(
  db: Db,
  queries: Queries,
): Promise<Answers<Queries>> {
  const [first, ...others] = queries
  const rows = await db.batch([first.statement, ...others.map(({ statement }) => statement)])
  return answersOf(queries, rows)
}

/** Reads the rows that a batch has answered with, in the order of the queries. */
export function answersOf<const Queries extends readonly Query<unknown>[]>(
  queries: Queries,
  rows: readonly unknown[],
): Answers<Queries> {
  return queries.map(({ read }, at) => read(rows[at])) as Answers<Queries>
}

export async function run<Answer>({ statement, read }: Query<Answer>): Promise<Answer> {
  return read(await statement)
}
