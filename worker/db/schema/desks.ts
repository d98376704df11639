import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { session, user } from './users.ts'

/** The staff pages, opened in one browser by a session of its user. It ends with that session. */
export const desk = sqliteTable(
  'desk',
  {
    hash: text().primaryKey().notNull(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => session.hash),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('desk_session_hash').on(table.sessionHash), index('desk_expires_at').on(table.expiresAt)],
)

/** A note of staff about a user; never changed. */
export const userNote = sqliteTable(
  'user_note',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => user.id),
    text: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('user_note_user_id').on(table.userId, table.id)],
)
