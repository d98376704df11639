import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { HEX_COLOR, isOneOf } from './checks.ts'
import { user } from './users.ts'

/** One user holds at most `max_dogs`: the trigger dog_max_dogs aborts with 'too-many-dogs'. */
export const dog = sqliteTable(
  'dog',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    /** "#rrggbb", as every colour. */
    color: text().notNull(),
    shadowColor: text('shadow_color').notNull(),
    pack: integer().notNull(),
    /** What the ledger holds for it; a trigger keeps it in step. */
    levelPoints: integer('level_points').notNull().default(0),
    /** The start of this life: a rebirth sets it anew. */
    bornAt: integer('born_at').notNull(),
    diedAt: integer('died_at'),
    /** The fencing number: each ticket to the park raises it, and what holds an older one has lost the dog. */
    epoch: integer().notNull().default(0),
    createdAt: integer('created_at').notNull(),
    /** The day in Oslo from which its life is counted [H2]; null: it has not been in the park since days count. */
    lifeDay: integer('life_day'),
  },
  (table) => [
    uniqueIndex('dog_name_key').on(table.nameKey),
    index('dog_user_id').on(table.userId),
    index('dog_living').on(table.id).where(sql.raw('died_at is null')),
    check('dog_color', sql.raw(`color glob ${HEX_COLOR}`)),
    check('dog_shadow_color', sql.raw(`shadow_color glob ${HEX_COLOR}`)),
    check('dog_pack', sql.raw('pack between 0 and 5')),
    check('dog_level_points', sql.raw('level_points >= 0')),
  ],
)

export const WEAR_SLOTS = ['hat', 'mouth', 'back', 'ass'] as const

/** What dogs wear, for those who only look: triggers keep it in step with `item`. */
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

/** A puppy that was shown to a user and waits for its name. */
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
 * Admission of one dog to one park room, once, within a minute. Once it is used it stands for the socket that it has opened
 * [K8]: the room takes it away with the socket, and puts off its expiry as long as the socket is there.
 */
export const ticket = sqliteTable(
  'ticket',
  {
    hash: text().primaryKey().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    dogId: integer('dog_id')
      .notNull()
      .references(() => dog.id),
    room: text().notNull(),
    epoch: integer().notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
    /** Which session it was given to, by the start of its hash; null in what was given before this was kept. */
    sessionKey: text('session_key'),
  },
  (table) => [
    index('ticket_expires_at').on(table.expiresAt),
    index('ticket_room').on(table.room, table.expiresAt),
    index('ticket_user_id').on(table.userId),
  ],
)
