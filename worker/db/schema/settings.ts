import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from './users.ts'

export const setting = sqliteTable('setting', {
  type: text().primaryKey().notNull(),
  value: text().notNull(),
})

/** What a user likes to have otherwise, as JSON: the rules say what it may hold, and fill in what is missing. */
export const preference = sqliteTable(
  'preference',
  {
    userId: integer('user_id')
      .primaryKey()
      .notNull()
      .references(() => user.id),
    value: text().notNull(),
  },
  () => [check('preference_value', sql.raw('json_valid(value) AND length(value) <= 2000'))],
)
