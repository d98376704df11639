import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { HELD_ANSWERS } from '#durable/rules/staff/held-losses.ts'
import { user } from './users.ts'

/** The links that are to be looked at: the condition of a partial index. */
export const IS_TO_BE_LOOKED_AT = 'look_at is not null'

/** The Patreon account of a user, and its membership of our campaign; null without one. Times are epoch ms. */
export const patreonLink = sqliteTable(
  'patreon_link',
  {
    userId: integer('user_id')
      .primaryKey()
      .notNull()
      .references(() => user.id),
    patreonUser: text('patreon_user').notNull(),
    member: text(),
    linkedAt: integer('linked_at').notNull(),
    /** When Patreon last told us of the membership. */
    lookedAt: integer('looked_at').notNull(),
    /** From when on Patreon is to be asked for this member; null if nothing hints at a change. */
    lookAt: integer('look_at'),
    /** How many more times it is to be asked after a hint. */
    looks: integer().notNull().default(0),
    /** When it was last asked for this member, and how many times in a row it did not answer. */
    askedAt: integer('asked_at').notNull().default(0),
    tries: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('patreon_link_patreon_user').on(table.patreonUser),
    uniqueIndex('patreon_link_member').on(table.member).where(sql.raw('member is not null')),
    index('patreon_link_look_at').on(table.lookAt).where(sql.raw(IS_TO_BE_LOOKED_AT)),
  ],
)

/** Patreon accounts that were disconnected a while ago, as hashes: until `freeAt` another user cannot connect them. */
export const patreonParted = sqliteTable(
  'patreon_parted',
  {
    patreonHash: text('patreon_hash').primaryKey().notNull(),
    /** A hash of the account with its user, who may connect it anew at once. */
    byHash: text('by_hash').notNull(),
    freeAt: integer('free_at').notNull(),
  },
  (table) => [index('patreon_parted_free_at').on(table.freeAt)],
)

/** Whose account a connection is about. */
export const ATTEMPT_KINDS = ['supporter', 'campaign'] as const
export type AttemptKind = (typeof ATTEMPT_KINDS)[number]

/**
 * A connection that has begun. Each of its three codes is a secret, stored as a hash, and used once: the one of its start,
 * the state that Patreon gives back, and the one by which the user finishes it.
 */
export const patreonAttempt = sqliteTable(
  'patreon_attempt',
  {
    hash: text().primaryKey().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    stateHash: text('state_hash'),
    /** The verifier of the challenge (RFC 7636). */
    verifier: text(),
    finishHash: text('finish_hash'),
    /** What Patreon has answered (`Found` of worker/patreon/linking-db.ts, JSON); null until then. */
    found: text(),
    expiresAt: integer('expires_at').notNull(),
    /** Whose account it is about: that of a supporter, or that of our campaign. */
    kind: text({ enum: ATTEMPT_KINDS }).notNull().default('supporter'),
  },
  (table) => [
    uniqueIndex('patreon_attempt_state').on(table.stateHash),
    uniqueIndex('patreon_attempt_finish').on(table.finishHash),
    index('patreon_attempt_user_id').on(table.userId),
    index('patreon_attempt_expires_at').on(table.expiresAt),
  ],
)

/**
 * The campaign that is connected: the one row, or none. Its keys are boxes of worker/sealing.ts. Times are epoch ms.
 */
export const patreonCampaign = sqliteTable(
  'patreon_campaign',
  {
    id: integer().primaryKey().notNull(),
    /** The id of the campaign at Patreon. */
    campaign: text().notNull(),
    /** The pair of tokens (`KeyPair` of worker/patreon/published.ts, JSON), sealed. */
    sealed: text().notNull(),
    /** When the pair is to be renewed, and until when one run alone may do that. */
    freshUntil: integer('fresh_until').notNull(),
    leaseUntil: integer('lease_until').notNull().default(0),
    /** When Patreon has refused to renew the pair: an administrator must connect the campaign again. */
    lostAt: integer('lost_at'),
    /** The id of the webhook at Patreon, and the secret that signs its hooks, sealed; null without one. */
    hook: text(),
    sealedSecret: text('sealed_secret'),
    /** When the list of members is to be read next, and how many times in a row it could not be read whole. */
    listAt: integer('list_at').notNull(),
    listTries: integer('list_tries').notNull().default(0),
    /** When a supporter last asked for the list. */
    pulledAt: integer('pulled_at').notNull().default(0),
    /** The last list that was read whole: when, how many members it had, and how many supporters it changed. */
    listedAt: integer('listed_at'),
    listed: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    /** Ids of tiers that members pay for and that are none of ours, separated by spaces. */
    unknownTiers: text('unknown_tiers').notNull().default(''),
    /** How many supporters would have lost their tier by the last list, and keep it until somebody decides; null for none. */
    held: integer(),
    heldAnswer: text('held_answer', { enum: HELD_ANSWERS }),
  },
  () => [check('patreon_campaign_one', sql.raw('id = 1'))],
)
