import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { dog } from './dogs.ts'
import { user } from './users.ts'

/**
 * The room of each dog in the park. The gate writes the row with the ticket, and the room deletes it when the dog leaves.
 * Both name the epoch, so that a late write never changes a newer stay. A row that no room has confirmed for
 * PRESENCE_STALE_MS is ignored.
 */
export const presence = sqliteTable(
  'presence',
  {
    dogId: integer('dog_id')
      .primaryKey()
      .notNull()
      .references(() => dog.id),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    /** The key of a copy of a room: "plaza", "plaza~2". */
    room: text().notNull(),
    epoch: integer().notNull(),
    hidden: integer().notNull(),
    since: integer().notNull(),
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [
    index('presence_user_id').on(table.userId),
    index('presence_room').on(table.room, table.seenAt, table.hidden),
    check('presence_hidden', sql.raw('hidden in (0, 1)')),
  ],
)

/** [M6] When dogs were cut off for flooding, epoch ms. The rooms write rows, and delete those that no longer count. */
export const flood = sqliteTable(
  'flood',
  {
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dogId, table.at] })],
)
