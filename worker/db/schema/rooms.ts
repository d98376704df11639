import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { user } from './users.ts'

/**
 * What was ever published of a room, never changed and never deleted. To publish is to insert a row here: a trigger
 * brings `room` and `room_door` after it, so that they cannot differ from what is played.
 */
export const roomRevision = sqliteTable(
  'room_revision',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    room: text().notNull(),
    /** Counts up by one within a room; the highest is what is played. */
    rev: integer().notNull(),
    /** The room as it is played, byte for byte (durable/world/room-pack.ts). */
    pack: text().notNull(),
    /** SHA-256 of the pack, hex: its address. Two revisions may have the same. */
    hash: text().notNull(),
    publishedAt: integer('published_at').notNull(),
    /** Null for what came with the program. */
    publishedBy: integer('published_by').references(() => user.id),
  },
  (table) => [
    uniqueIndex('room_revision_room').on(table.room, table.rev),
    index('room_revision_hash').on(table.hash),
    check('room_revision_rev', sql.raw('rev > 0')),
    check('room_revision_hash_hex', sql.raw(`length(hash) = 64`)),
    check('room_revision_pack', sql.raw(`json_valid(pack) and json_extract(pack, '$.key') = room`)),
  ],
)

/** The rooms that are open, as they are published now. */
export const room = sqliteTable('room', {
  key: text().primaryKey().notNull(),
  rev: integer().notNull(),
  hash: text().notNull(),
  /** JSON: by language. */
  name: text().notNull(),
  /** JSON of who may be here; null for everybody. */
  access: text(),
})

/** The doors of the rooms as they are published now. */
export const roomDoor = sqliteTable(
  'room_door',
  {
    id: text().primaryKey().notNull(),
    room: text()
      .notNull()
      .references(() => room.key),
    toRoom: text('to_room').notNull(),
    toEntry: text('to_entry').notNull(),
    /** JSON of who may go through; null for everybody. */
    access: text(),
  },
  (table) => [index('room_door_room').on(table.room)],
)
