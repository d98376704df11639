import type { SQL } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'

/** Runs raw SQL in one transaction: Drizzle's own batch does not take SQL with values. */
export async function runAllOrNone(db: Db, statements: readonly SQL[]): Promise<void> {
  const dialect = new SQLiteSyncDialect()
  const bound = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement)
    return db.$client.prepare(sql).bind(...params)
  })
  await db.$client.batch(bound)
}
