import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { HEX_COLOR, isOneOf } from './checks.ts'
import { user } from './users.ts'

/** A dog. A user has `max_dogs` at most: the trigger dog_max_dogs aborts with 'too-many-dogs'. */
export const dog = sqliteTable(
  'dog',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    /** "#rrggbb", like all colours. */
    color: text().notNull(),
    shadowColor: text('shadow_color').notNull(),
    pack: integer().notNull(),
    /** A copy of the balance in the ledger, which a trigger updates. */
    levelPoints: integer('level_points').notNull().default(0),
    /** The start of this life, epoch ms. A rebirth replaces it. */
    bornAt: integer('born_at').notNull(),
    diedAt: integer('died_at'),
    /**
     * A fencing token: each ticket raises it, and so does a rebirth. Writes with a lower epoch are refused, but for those of
     * a stay while no newer ticket was used (`mayAct`).
     */
    epoch: integer().notNull().default(0),
    createdAt: integer('created_at').notNull(),
    /** The Oslo day from which lifepoints are counted [H2]; null until the first login after the ledger was introduced. */
    lifeDay: integer('life_day'),
    /** How many nudges the room was asked to send to this dog's page. A page that has this number has missed none. */
    nudges: integer().notNull().default(0),
    /**
     * The ticket that was issued last: it admits the dog to one copy of a room, once, within a minute. Null if there was
     * none, or if it is void. It is valid only with the epoch of the dog.
     */
    ticketHash: text('ticket_hash'),
    ticketEpoch: integer('ticket_epoch'),
    ticketRoom: text('ticket_room'),
    /**
     * `ticketRoom` without the number of the copy, for whoever counts the dogs that are on their way there. Null if it has so
     * many places left that nobody has to count them: then no row of an index is written.
     */
    ticketPlace: text('ticket_place'),
    ticketExpiresAt: integer('ticket_expires_at'),
    /** The first characters of the hash of the session that asked for it. */
    ticketSession: text('ticket_session'),
  },
  (table) => [
    // A name is unique only among the dogs of one user, since many users want the same. A search uses the name alone.
    uniqueIndex('dog_user_name_key').on(table.userId, table.nameKey),
    index('dog_name_key').on(table.nameKey),
    index('dog_user_id').on(table.userId),
    index('dog_living').on(table.id).where(sql.raw('died_at is null')),
    index('dog_ticket').on(table.ticketPlace, table.ticketExpiresAt).where(sql.raw('ticket_place is not null')),
    check('dog_color', sql.raw(`color glob ${HEX_COLOR}`)),
    check('dog_shadow_color', sql.raw(`shadow_color glob ${HEX_COLOR}`)),
    check('dog_pack', sql.raw('pack between 0 and 5')),
    check('dog_level_points', sql.raw('level_points >= 0')),
  ],
)

export const WEAR_SLOTS = ['hat', 'mouth', 'back', 'ass'] as const

export type WearSlot = (typeof WEAR_SLOTS)[number]

/** The item keys that a dog wears, by slot. */
export type Wear = Record<WearSlot, string | null>

export const NOTHING_WORN: Readonly<Wear> = { hat: null, mouth: null, back: null, ass: null }

/** What dogs wear, for queries that only show it. Triggers keep it equal to `item`. */
export const wear = sqliteTable(
  'wear',
  {
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    slot: text({ enum: WEAR_SLOTS }).notNull(),
    item: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dogId, table.slot] }), check('wear_slot', isOneOf('slot', WEAR_SLOTS))],
)

/** A puppy that was offered to a user and has no name yet. */
export const dogOffer = sqliteTable(
  'dog_offer',
  {
    hash: text().primaryKey().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    color: text().notNull(),
    shadowColor: text('shadow_color').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('dog_offer_user_id').on(table.userId), index('dog_offer_expires_at').on(table.expiresAt)],
)

/**
 * The sockets of dogs that `presence` does not count [K8]: of returns, and those that a room has closed and whose clients do
 * not answer. A row counts as long as it has not expired or its room is heard of, and the room deletes it when the socket is
 * gone. Its name and `used_at` are of the time when a row was a ticket until it was used: a Worker of before may still run,
 * and stores the sockets of its tickets here.
 */
export const socket = sqliteTable(
  'ticket',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    epoch: integer().notNull(),
    /** The name of a return [E11], or why there is a row; the hash of a ticket in rows of a Worker of before. */
    hash: text().notNull(),
    room: text().notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When the row was written; null in tickets of a Worker of before. */
    usedAt: integer('used_at'),
    /** The first characters of the hash of the session that asked for the ticket; null in old rows. */
    sessionKey: text('session_key'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.dogId, table.epoch, table.hash] })],
)
