import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { dog } from './dogs.ts'
import { user } from './users.ts'

/**
 * Two dogs that are friends, or one that has asked the other. There is one row for a pair, whoever asked; how
 * many a dog has at most is for who writes here to see to [U3].
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

/** What waits for a dog that slept, until its player has seen it: one of each user. */
export const pawPrint = sqliteTable(
  'paw_print',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    toDog: integer('to_dog')
      .notNull()
      .references(() => dog.id),
    fromDog: integer('from_dog')
      .notNull()
      .references(() => dog.id),
    fromUser: integer('from_user')
      .notNull()
      .references(() => user.id),
    /** Empty where there is nothing but the paw. */
    text: text().notNull(),
    /** Where its words stand in the log, for a report: the copy of a room, and the line. */
    room: text().notNull(),
    line: integer(),
    at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('paw_print_pair').on(table.toDog, table.fromUser),
    index('paw_print_from').on(table.fromUser),
    index('paw_print_at').on(table.at),
  ],
)
