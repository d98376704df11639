import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { DRAWN_AS, PAIRS_DRAWN_AS } from '#durable/rules/names/skeleton.ts'
import { BAN_KINDS } from '#durable/rules/staff/closures.ts'
import { DECIDERS, FOUND_BY } from '#durable/rules/staff/decisions.ts'
import { LANGUAGE_VALUES, isOneOf } from './checks.ts'

/**
 * The condition of the partial index. SQLite uses the index only for queries that repeat the condition word for word.
 */
export const IS_STAFF = `admin <> 0 or moderator <> 0 or developer <> 0`

/** The letters that a username key [N6] has with marks. */
const UNMARKED = { å: 'a', ä: 'a', ö: 'o' }

/**
 * The skeleton [N15] of a username, from its key. SQLite uses the index only for queries that repeat the expression. The
 * index is not unique: names that look alike were taken before the rule, and stay.
 */
export const USERNAME_SKELETON = [...Object.entries({ ...UNMARKED, ...DRAWN_AS }), ...PAIRS_DRAWN_AS].reduce(
  (drawn, [letters, letter]) => `replace(${drawn}, '${letters}', '${letter}')`,
  'username_key',
)

/** The issuer of users for whom the main park vouches [DP1]. */
export const MAIN_PARK_ISSUER = 'park'

/** The issuer of users who are deleted [S10]: nobody signs in by it. */
export const DELETED_ISSUER = 'deleted'

export const user = sqliteTable(
  'user',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Who vouches for the user: the issuer of the ID token, 'google' or 'local', or one of those above. */
    issuer: text().notNull(),
    /** The id of the person there, which never changes. */
    sub: text().notNull(),
    username: text().notNull(),
    /** The key of the username [N6]. Two names with one key are the same. */
    usernameKey: text('username_key').notNull(),
    language: text({ enum: LANGUAGE_VALUES }).notNull(),
    admin: integer().notNull().default(0),
    moderator: integer().notNull().default(0),
    developer: integer().notNull().default(0),
    maxDogs: integer('max_dogs').notNull().default(3),
    createdAt: integer('created_at').notNull(),
    /** Whether a moderator's dog is hidden; ignored for others. */
    hidden: integer().notNull().default(0),
    /** The version of the terms that the user has agreed to [S12], and when; 0 and null for none. */
    termsVersion: integer('terms_version').notNull().default(0),
    termsAt: integer('terms_at'),
  },
  (table) => [
    uniqueIndex('user_identity').on(table.issuer, table.sub),
    uniqueIndex('user_username_key').on(table.usernameKey),
    index('user_username_skeleton').on(sql.raw(USERNAME_SKELETON)),
    index('user_staff').on(table.id).where(sql.raw(IS_STAFF)),
    check('user_language', isOneOf('language', LANGUAGE_VALUES)),
  ],
)

/** Former usernames and when they were changed [N14]. Staff can search for them. */
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
    /** A hash of the browser's user agent [B4]; null if it sent none. */
    device: text(),
    /**
     * When the user last signed in for this session after it began. A session by a code begins with the time of its
     * parent; null for others until the user signs in again.
     */
    confirmedAt: integer('confirmed_at'),
    /** The session that made the code of this one; null for a session that a sign-in began. It may be deleted already. */
    parentHash: text('parent_hash'),
  },
  (table) => [
    index('session_user_id').on(table.userId),
    index('session_parent_hash').on(table.parentHash).where(sql.raw('parent_hash is not null')),
    index('session_expires_at').on(table.expiresAt),
    index('session_device').on(table.device),
  ],
)

/** The conditions of the partial indexes. SQLite uses one only for queries that repeat its condition word for word. */
export const IS_CLOSURE = `kind = 'closed'`
export const HAS_FACTS = `facts is not null`

/**
 * Kicks and bans. A kick ends when it begins, a lifted ban when it is lifted. The trigger ban_lifted_once aborts with
 * 'ban-over'.
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
    /** The rule that was broken [B3]; null in rows older than this column. */
    rule: text(),
    /** The length as it was given, before doubling or lifting. */
    seconds: integer().notNull().default(0),
    /** The dog that was kicked. Not a foreign key: the two tables would refer to each other. */
    dogId: integer('dog_id'),
    liftedAt: integer('lifted_at'),
    liftedBy: integer('lifted_by').references(() => user.id),
    /** One of BAN_KINDS. The trigger ban_for_good_by_two aborts with 'judged-by-another' [B24]. */
    kind: text({ enum: BAN_KINDS }).notNull().default('timed'),
    /** How it came to be known [B22]: one of FOUND_BY. */
    foundBy: text('found_by', { enum: FOUND_BY }).notNull().default('staff'),
    /** The role of the issuer at that time, one of DECIDERS; null in rows older than this column. */
    decider: text({ enum: DECIDERS }),
    /** The reported line, in the user's own words [B22]; null without one, or when it was deleted. */
    facts: text(),
    /** The second member of staff, who has decided on an exclusion for good. */
    confirmedBy: integer('confirmed_by').references(() => user.id),
  },
  (table) => [
    index('ban_user_id').on(table.userId, table.endsAt),
    index('ban_undecided').on(table.endsAt).where(sql.raw(IS_CLOSURE)),
    index('ban_facts').on(table.startsAt).where(sql.raw(HAS_FACTS)),
    check('ban_order', sql.raw('ends_at >= starts_at')),
  ],
)

export const SUPPORTER_TIERS = ['Bronze', 'Silver', 'Gold', 'Diamond', 'Inactive'] as const

/** Where a tier comes from: from Patreon, or given by hand, which Patreon's word never changes. */
export const SUPPORT_SOURCES = ['patreon', 'manual'] as const

/**
 * [SU1] Who supports the park now and has agreed to be shown: the condition of the partial indexes. SQLite uses them only
 * for queries that repeat the condition word for word.
 */
export const SHOWN_SUPPORT = `tier <> 'Inactive' and shown = 1`

/** The support that ends by itself: the condition of another partial index. */
export const ENDS_BY_ITSELF = `until is not null`

export const supporter = sqliteTable(
  'supporter',
  {
    userId: integer('user_id')
      .primaryKey()
      .notNull()
      .references(() => user.id),
    tier: text({ enum: SUPPORTER_TIERS }).notNull(),
    /** Since when the user has been a supporter without a break. */
    since: integer().notNull(),
    source: text({ enum: SUPPORT_SOURCES }).notNull().default('manual'),
    /** When the tier ends although nothing else is heard, epoch ms; null where it does not end by itself. */
    until: integer(),
    /** [SU1] Whether the start page may show the username and the dogs of the user, 0 or 1. */
    shown: integer().notNull().default(0),
    /** [SU2] Whether a heart stands beside the names of the user's dogs, 0 or 1. */
    heart: integer().notNull().default(1),
    /**
     * [SU5] The dog that has the supporter hearts, or gets them once its backpack has room; null for none. Not a foreign key:
     * the two tables would refer to each other.
     */
    heartsDog: integer('hearts_dog'),
  },
  (table) => [
    index('supporter_shown').on(table.userId).where(sql.raw(SHOWN_SUPPORT)),
    index('supporter_newest').on(table.since).where(sql.raw(SHOWN_SUPPORT)),
    index('supporter_until').on(table.until).where(sql.raw(ENDS_BY_ITSELF)),
    check('supporter_tier', isOneOf('tier', SUPPORTER_TIERS)),
    check('supporter_source', isOneOf('source', SUPPORT_SOURCES)),
    check('supporter_consent', sql.raw('shown in (0, 1) and heart in (0, 1)')),
  ],
)
