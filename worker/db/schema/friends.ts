import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { dog } from './dogs.ts'

/**
 * Two dogs that are friends, or one that has asked the other. There is one row for a pair, whoever asked; a dog has 200
 * at most: the trigger friend_max aborts with 'too-many-friends'.
 */
export const friend = sqliteTable(
  'friend',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    asker: integer()
      .notNull()
      .references(() => dog.id),
    asked: integer()
      .notNull()
      .references(() => dog.id),
    askedAt: integer('asked_at').notNull(),
    /** Since when they are friends; null while the asked one has not said yes. */
    since: integer(),
  },
  (table) => [
    uniqueIndex('friend_pair').on(sql`min(${table.asker}, ${table.asked})`, sql`max(${table.asker}, ${table.asked})`),
    index('friend_asker').on(table.asker),
    index('friend_asked').on(table.asked),
    check('friend_two', sql.raw('asker <> asked')),
  ],
)
