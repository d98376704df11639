import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * [B25] Sign-ins of deleted accounts that were excluded for good. A row names nobody: whoever has the key of the hash can
 * only ask whether one sign-in is among them.
 */
export const excludedSubject = sqliteTable(
  'excluded_subject',
  {
    /** HMAC-SHA-256 of the issuer and the subject, in hex (worker/exclusions/excluded-subject.ts). */
    hash: text().primaryKey().notNull(),
    /** The ban, which may be lifted still. Not a foreign key: nothing else is known of it. */
    banId: integer('ban_id').notNull(),
    /** The rule that was broken [B3]; null where it is not known. */
    rule: text(),
    excludedAt: integer('excluded_at').notNull(),
    /** When the account was deleted. */
    forgottenAt: integer('forgotten_at').notNull(),
  },
  (table) => [index('excluded_subject_ban').on(table.banId)],
)
