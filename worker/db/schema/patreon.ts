import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { user } from './users.ts'

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
  },
  (table) => [
    uniqueIndex('patreon_link_patreon_user').on(table.patreonUser),
    uniqueIndex('patreon_link_member').on(table.member).where(sql.raw('member is not null')),
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
  },
  (table) => [
    uniqueIndex('patreon_attempt_state').on(table.stateHash),
    uniqueIndex('patreon_attempt_finish').on(table.finishHash),
    index('patreon_attempt_user_id').on(table.userId),
    index('patreon_attempt_expires_at').on(table.expiresAt),
  ],
)
