import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { seedStatements } from '#worker/rooms/world.ts'

/** SQL that creates the first world in a remote database. */
export async function worldSql(now: number): Promise<string> {
  const dialect = new SQLiteSyncDialect()
  const statements = await seedStatements(ROOM_DOCS, now)
  return statements.map((statement) => `${dialect.sqlToQuery(statement.inlineParams()).sql};\n`).join('')
}
