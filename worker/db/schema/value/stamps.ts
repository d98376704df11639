import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '../users.ts'

/**
 * [BK1] The stamps that users have in their books, by key (durable/rules/stamps/stamps.ts), and when each was given (epoch ms). A
 * row is written once, and never changed.
 */
export const stamp = sqliteTable(
  'stamp',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    key: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    check('stamp_key', sql.raw('length(key) between 1 and 20')),
  ],
)
