import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { dog } from './dogs.ts'
import { user } from './users.ts'

/**
 * Two dogs that are friends, or of which one has asked the other. A pair has one row, whoever asked. The writing query
 * limits the number of friends of a dog [U3].
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
    /** Since when they are friends; null until the request is accepted. */
    since: integer(),
  },
  (table) => [
    uniqueIndex('friend_pair').on(sql`min(${table.asker}, ${table.asked})`, sql`max(${table.asker}, ${table.asked})`),
    index('friend_asker').on(table.asker),
    index('friend_asked').on(table.asked),
    check('friend_two', sql.raw('asker <> asked')),
  ],
)

/** A paw print, kept until the player of the dog has seen it; at most one of each user waits. */
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
    /** Empty for a paw print without text. */
    text: text().notNull(),
    /** The place of its text in the chat log, for a report: the copy of a room, and the line. */
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

/** [TH12] The mark that a dog has left on a smell post. Those that are too old to be told of are deleted at night. */
export const postMark = sqliteTable(
  'post_mark',
  {
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    /** The place of the post in POSTS (durable/rules/smells/posts.ts). */
    post: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dogId, table.post] }), index('post_mark_at').on(table.post, table.at)],
)
