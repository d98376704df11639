import type { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from './client.ts'

/**
 * A statement and the function that reads its rows. One round trip to D1 takes as long as many statements, so queries
 * that do not depend on each other are run together. No two columns of a statement may have the same name, because a
 * batch returns rows as objects.
 */
export type Query<Answer> = { statement: Statement<unknown>; read: (rows: unknown) => Answer }

/** SQL for a value that is part of a query. */
export type Expression<Value> = SQL<Value>

/** A statement that returns rows. */
type Statement<Rows> = BatchItem<'sqlite'> & PromiseLike<Rows>

export function query<Rows, Answer>(statement: Statement<Rows>, read: (rows: Rows) => Answer): Query<Answer> {
  return { statement, read: (rows) => read(rows as Rows) }
}

/** The same query, with an answer made from its own. */
export function mapped<One, Other>({ statement, read }: Query<One>, made: (answer: One) => Other): Query<Other> {
  return { statement, read: (rows) => made(read(rows)) }
}

export type Answers<Queries extends readonly Query<unknown>[]> = {
  -readonly [At in keyof Queries]: Queries[At] extends Query<infer Answer> ? Answer : never
}

/** Runs all queries in one round trip, against one state of the database. */
export async function runTogether<const Queries extends readonly [Query<unknown>, ...Query<unknown>[]]>(
  db: Db,
  queries: Queries,
): Promise<Answers<Queries>> {
  const [first, ...others] = queries
  const rows = await db.batch([first.statement, ...others.map(({ statement }) => statement)])
  return answersOf(queries, rows)
}

/** The same for queries of one kind, however many there are. */
export async function runEach<Answer>(db: Db, queries: readonly Query<Answer>[]): Promise<Answer[]> {
  const [first, ...others] = queries
  return first ? runTogether(db, [first, ...others]) : []
}

/** Reads the results of a batch, in the order of the queries. */
export function answersOf<const Queries extends readonly Query<unknown>[]>(
  queries: Queries,
  rows: readonly unknown[],
): Answers<Queries> {
  return queries.map(({ read }, at) => read(rows[at])) as Answers<Queries>
}

export async function run<Answer>({ statement, read }: Query<Answer>): Promise<Answer> {
  return read(await statement)
}
