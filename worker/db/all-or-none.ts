import type { SQL } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'

const dialect = new SQLiteSyncDialect()

/** Runs raw SQL in one transaction: Drizzle's own batch does not take SQL with values. */
export async function runAllOrNone(db: Db, statements: readonly SQL[]): Promise<void> {
  await runRows(db, statements)
}

/** The same, with the rows of each statement. */
export async function runRows<Row>(db: Db, statements: readonly SQL[]): Promise<Row[][]> {
  const bound = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement)
    return db.$client.prepare(sql).bind(...params)
  })
  return (await db.$client.batch<Row>(bound)).map(({ results }) => results)
}
