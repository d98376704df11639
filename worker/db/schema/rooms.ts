import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { user } from './users.ts'

/**
 * Every published revision of a room; never changed, never deleted. A room is published by inserting a row here: a
 * trigger updates `room` and `room_door`, so that these always match the revision that is played.
 */
export const roomRevision = sqliteTable(
  'room_revision',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    room: text().notNull(),
    /** Counts up by one within a room. The highest revision is played. */
    rev: integer().notNull(),
    /** The room as it is played, byte for byte (durable/world/room-pack.ts). */
    pack: text().notNull(),
    /** The SHA-256 of the pack in hexadecimal, which is its address. Two revisions may have the same pack. */
    hash: text().notNull(),
    publishedAt: integer('published_at').notNull(),
    /** Who published it; null for rooms that come with the code. */
    publishedBy: integer('published_by').references(() => user.id),
    /** Why it was published; empty for rooms that come with the code, and for revisions of before there were drafts. */
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('room_revision_room').on(table.room, table.rev),
    index('room_revision_hash').on(table.hash),
    check('room_revision_rev', sql.raw('rev > 0')),
    check('room_revision_hash_hex', sql.raw(`length(hash) = 64`)),
    check('room_revision_pack', sql.raw(`json_valid(pack) and json_extract(pack, '$.key') = room`)),
  ],
)

/**
 * What a release brings for rooms whose newest revision is by staff: it waits for their answer, and never replaces their work.
 * The newest release counts.
 */
export const roomOffer = sqliteTable(
  'room_offer',
  {
    room: text().primaryKey().notNull(),
    /** The room as the release has it, and its hash, as in `room_revision`. */
    pack: text().notNull(),
    hash: text().notNull(),
    /** When it came, epoch ms. */
    at: integer().notNull(),
    /** When staff have taken or left it, epoch ms; null for one that waits. */
    answeredAt: integer('answered_at'),
  },
  () => [
    check('room_offer_hash_hex', sql.raw(`length(hash) = 64`)),
    check('room_offer_pack', sql.raw(`json_valid(pack) and json_extract(pack, '$.key') = room`)),
  ],
)

/** The published rooms, by their newest revisions. */
export const room = sqliteTable('room', {
  key: text().primaryKey().notNull(),
  rev: integer().notNull(),
  hash: text().notNull(),
  /** JSON: the names by language. */
  name: text().notNull(),
  /** JSON: the access record of the room; null if everybody may enter. */
  access: text(),
  /** JSON: where it is on the map of the park; null for where the code has it. */
  map: text(),
  /** [ED9] Whether nobody may be there. */
  isClosed: integer('is_closed', { mode: 'boolean' }).notNull().default(false),
})

/** The doors of the rooms, by their newest revisions. */
export const roomDoor = sqliteTable(
  'room_door',
  {
    id: text().primaryKey().notNull(),
    room: text()
      .notNull()
      .references(() => room.key),
    toRoom: text('to_room').notNull(),
    toEntry: text('to_entry').notNull(),
    /** JSON: the access record of the door; null if everybody may pass. */
    access: text(),
  },
  (table) => [index('room_door_room').on(table.room)],
)
