import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { isOneOf } from './checks.ts'
import { user } from './users.ts'

/** A nonce issued for one sign-in, which the ID token must contain. */
export const signInNonce = sqliteTable(
  'sign_in_nonce',
  {
    hash: text().primaryKey().notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('sign_in_nonce_expires_at').on(table.expiresAt)],
)

/** A person with a valid ID token who has no username yet. createUser accepts the credential once. */
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

/** The signing key of the local issuer. The table is empty in production. */
export const localKey = sqliteTable('local_key', {
  id: integer().primaryKey().notNull(),
  privateJwk: text('private_jwk').notNull(),
})

export const STAGE_AUDIENCES = ['stage', 'app'] as const
export type StageAudience = (typeof STAGE_AUDIENCES)[number]

/** A token that signs its user in a second time, once, within a minute: at the demo park or in the app. */
export const stageToken = sqliteTable(
  'stage_token',
  {
    hash: text().primaryKey().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    audience: text({ enum: STAGE_AUDIENCES }).notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
    /** The base64url SHA-256 of a verifier that only the app knows; null for a token that signs in whoever has it. */
    challenge: text(),
    /** The session that made the token, which is valid only as long as this is. Null in older rows, which are not valid. */
    sessionHash: text('session_hash'),
  },
  (table) => [
    index('stage_token_user_id').on(table.userId, table.expiresAt),
    index('stage_token_expires_at').on(table.expiresAt),
    check('stage_token_audience', isOneOf('audience', STAGE_AUDIENCES)),
  ],
)
