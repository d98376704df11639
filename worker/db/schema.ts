import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

// Times are epoch milliseconds. Secrets (tokens, nonces, tickets) are stored as SHA-256 hashes only.
// Every table is STRICT; that word and the triggers are in the migrations, since drizzle has no way to say them here.

const HEX_COLOR = `'#${'[0-9a-f]'.repeat(6)}'`
const LANGUAGES = ['dk', 'en', 'no', 'se'] as const

function isOneOf(column: string, values: readonly string[]): SQL {
  return sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`)
}

export const user = sqliteTable(
  'user',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Who vouches for the person: 'google' or 'local'. */
    issuer: text().notNull(),
    /** The issuer's own, never changing id of the person. */
    sub: text().notNull(),
    username: text().notNull(),
    /** The folded skeleton of the username [N3]: what makes two names the same. */
    usernameKey: text('username_key').notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    admin: integer().notNull().default(0),
    moderator: integer().notNull().default(0),
    developer: integer().notNull().default(0),
    maxDogs: integer('max_dogs').notNull().default(3),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_identity').on(table.issuer, table.sub),
    uniqueIndex('user_username_key').on(table.usernameKey),
    check('user_language', isOneOf('language', LANGUAGES)),
  ],
)

/** A nonce that we handed out for one sign-in and that its ID token must bring back. */
export const signInNonce = sqliteTable(
  'sign_in_nonce',
  {
    hash: text().primaryKey().notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('sign_in_nonce_expires_at').on(table.expiresAt)],
)

/** A person whose ID token was good but who has no username yet: the credential works once more, in createUser. */
export const newcomer = sqliteTable(
  'newcomer',
  {
    credentialHash: text('credential_hash').primaryKey().notNull(),
    issuer: text().notNull(),
    sub: text().notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('newcomer_expires_at').on(table.expiresAt)],
)

export const session = sqliteTable(
  'session',
  {
    hash: text().primaryKey().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    revokedAt: integer('revoked_at'),
  },
  (table) => [index('session_user_id').on(table.userId), index('session_expires_at').on(table.expiresAt)],
)

/** The signing key of the local issuer; the table stays empty in production. */
export const localKey = sqliteTable('local_key', {
  id: integer().primaryKey().notNull(),
  privateJwk: text('private_jwk').notNull(),
})

export const ban = sqliteTable(
  'ban',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    reason: text().notNull(),
    startsAt: integer('starts_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    issuedBy: integer('issued_by').references(() => user.id),
  },
  (table) => [index('ban_user_id').on(table.userId, table.endsAt), check('ban_order', sql.raw('ends_at >= starts_at'))],
)

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
    levelPoints: integer('level_points').notNull().default(0),
    /** The start of this life: a rebirth sets it anew. */
    bornAt: integer('born_at').notNull(),
    diedAt: integer('died_at'),
    /** The fencing number: each ticket to the park raises it, and what holds an older one has lost the dog. */
    epoch: integer().notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('dog_name_key').on(table.nameKey),
    index('dog_user_id').on(table.userId),
    check('dog_color', sql.raw(`color glob ${HEX_COLOR}`)),
    check('dog_shadow_color', sql.raw(`shadow_color glob ${HEX_COLOR}`)),
    check('dog_pack', sql.raw('pack between 0 and 5')),
    check('dog_level_points', sql.raw('level_points >= 0')),
  ],
)

export const WEAR_SLOTS = ['hat', 'mouth', 'back', 'ass'] as const

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

/** Admission of one dog to one park room, once, within a minute. */
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
  },
  (table) => [index('ticket_expires_at').on(table.expiresAt)],
)

export const SUPPORTER_TIERS = ['Bronze', 'Silver', 'Gold', 'Diamond', 'Inactive'] as const

export const supporter = sqliteTable(
  'supporter',
  {
    userId: integer('user_id')
      .primaryKey()
      .notNull()
      .references(() => user.id),
    tier: text({ enum: SUPPORTER_TIERS }).notNull(),
    since: integer().notNull(),
  },
  () => [check('supporter_tier', isOneOf('tier', SUPPORTER_TIERS))],
)

export const announcement = sqliteTable(
  'announcement',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** 0 information, 1 danger, 2 not important, 3 changelog (spec 3). */
    type: integer().notNull(),
    publishedAt: integer('published_at').notNull(),
    /** Path of a small picture. */
    image: text(),
  },
  (table) => [
    index('announcement_published_at').on(table.publishedAt),
    check('announcement_type', sql.raw('type between 0 and 3')),
  ],
)

export const announcementText = sqliteTable(
  'announcement_text',
  {
    announcementId: integer('announcement_id')
      .notNull()
      .references(() => announcement.id),
    language: text({ enum: LANGUAGES }).notNull(),
    title: text().notNull(),
    message: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.language] }),
    check('announcement_text_language', isOneOf('language', LANGUAGES)),
  ],
)

export const setting = sqliteTable('setting', {
  type: text().primaryKey().notNull(),
  value: text().notNull(),
})
