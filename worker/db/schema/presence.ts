import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { dog } from './dogs.ts'
import { user } from './users.ts'

/**
 * The room of each dog in the park. The gate writes the row with the ticket, and the room deletes it when the dog leaves.
 * Both name the epoch, so that a late write never changes a newer stay. A row no longer counts when neither it nor its
 * room's row in `room_now` is younger than PRESENCE_STALE_MS.
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
    /** When the gate wrote the row. Whether the dog is still there follows from `room_now`. */
    seenAt: integer('seen_at').notNull(),
    /**
     * [K8] 1 as long as this row stands for the socket that the ticket of the stay has opened; 0 if that is gone, or has a row
     * of its own.
     */
    socketOpen: integer('socket_open').notNull().default(0),
    /** How many sockets of the dog from before may still be closing. They count until `closingUntil`, epoch ms. */
    closing: integer().notNull().default(0),
    closingUntil: integer('closing_until').notNull().default(0),
  },
  (table) => [
    index('presence_user_id').on(table.userId),
    index('presence_room').on(table.room),
    check('presence_hidden', sql.raw('hidden in (0, 1)')),
  ],
)

/**
 * When each copy of a room last wrote to the database. A room with dogs or sockets writes its row every five minutes; the
 * row stands for all of them.
 */
export const roomNow = sqliteTable('room_now', {
  room: text().primaryKey().notNull(),
  seenAt: integer('seen_at').notNull(),
})

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
