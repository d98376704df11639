import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { user } from './users.ts'

/** Requests of users to be forgotten. A request is deleted when it is carried out or withdrawn. */
export const deletion = sqliteTable(
  'deletion',
  {
    userId: integer('user_id')
      .primaryKey()
      .notNull()
      .references(() => user.id),
    askedAt: integer('asked_at').notNull(),
    dueAt: integer('due_at').notNull(),
  },
  (table) => [index('deletion_due_at').on(table.dueAt)],
)
