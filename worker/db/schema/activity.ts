import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** [S21] How many users were in the park or on its pages in a month: one number, and nobody's name. */
export const monthlyUsers = sqliteTable('monthly_users', {
  /** "2026-11", in Oslo. */
  month: text().primaryKey().notNull(),
  users: integer().notNull(),
})
