import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { seedStatements } from '#worker/rooms/world.ts'

/** The first world as a file for a database that is far away. */
export async function worldSql(now: number): Promise<string> {
  const dialect = new SQLiteSyncDialect()
  const statements = await seedStatements(ROOM_DOCS, now)
  return statements.map((statement) => `${dialect.sqlToQuery(statement.inlineParams()).sql};\n`).join('')
}
