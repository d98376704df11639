import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { LANGUAGE_VALUES, isOneOf } from './checks.ts'

/** Written as it stands into the partial index and into each query that is to use it: SQLite compares the words. */
export const IS_STAFF = `admin <> 0 or moderator <> 0 or developer <> 0`

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
    language: text({ enum: LANGUAGE_VALUES }).notNull(),
    admin: integer().notNull().default(0),
    moderator: integer().notNull().default(0),
    developer: integer().notNull().default(0),
    maxDogs: integer('max_dogs').notNull().default(3),
    createdAt: integer('created_at').notNull(),
    /** Whether a moderator goes about unseen; means nothing for others. */
    hidden: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('user_identity').on(table.issuer, table.sub),
    uniqueIndex('user_username_key').on(table.usernameKey),
    index('user_staff').on(table.id).where(sql.raw(IS_STAFF)),
    check('user_language', isOneOf('language', LANGUAGE_VALUES)),
  ],
)

/** What users were called before, by when they changed it [N14]: staff look for who somebody was. */
export const formerName = sqliteTable(
  'former_name',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    username: text().notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [index('former_name_user_id').on(table.userId, table.changedAt)],
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
    /** Hash of what the browser calls itself [B4]; null where it did not say. */
    device: text(),
    /** When the person last proved anew who they are; null: not since the session began. */
    confirmedAt: integer('confirmed_at'),
  },
  (table) => [
    index('session_user_id').on(table.userId),
    index('session_expires_at').on(table.expiresAt),
    index('session_device').on(table.device),
  ],
)

/**
 * Kicks and bans: a kick ends as it begins. A ban that is lifted ends there and then; the trigger ban_lifted_once aborts
 * with 'ban-over'.
 */
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
    /** A broken rule [B3]; null in what was given before there were any. */
    rule: text(),
    /** What was given, however it was doubled or lifted. */
    seconds: integer().notNull().default(0),
    /** What the user went by; no reference, for a table may not refer to one that refers to it. */
    dogId: integer('dog_id'),
    liftedAt: integer('lifted_at'),
    liftedBy: integer('lifted_by').references(() => user.id),
  },
  (table) => [index('ban_user_id').on(table.userId, table.endsAt), check('ban_order', sql.raw('ends_at >= starts_at'))],
)

export const SUPPORTER_TIERS = ['Bronze', 'Silver', 'Gold', 'Diamond', 'Inactive'] as const

/** Written as it stands into the partial indexes and into each query that is to use them: SQLite compares the words. */
export const ACTIVE_SUPPORT = `tier <> 'Inactive'`

export const supporter = sqliteTable(
  'supporter',
  {
    userId: integer('user_id')
      .primaryKey()
      .notNull()
      .references(() => user.id),
    tier: text({ enum: SUPPORTER_TIERS }).notNull(),
    /** The start of support without a break: who comes back after a pause starts anew. */
    since: integer().notNull(),
  },
  (table) => [
    index('supporter_active').on(table.userId).where(sql.raw(ACTIVE_SUPPORT)),
    index('supporter_newest').on(table.since).where(sql.raw(ACTIVE_SUPPORT)),
    check('supporter_tier', isOneOf('tier', SUPPORTER_TIERS)),
  ],
)
