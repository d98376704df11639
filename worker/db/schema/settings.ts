import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const setting = sqliteTable('setting', {
  type: text().primaryKey().notNull(),
  value: text().notNull(),
})
