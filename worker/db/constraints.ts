import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'

/**
 * Writes that belong together go into one `db.batch`, which a failed constraint rolls back as a whole. A WHERE that
 * matches no row rolls nothing back on D1: the other statements of the batch still run. So every precondition is a
 * constraint. An invariant is a trigger or an index; a limit is a demand with the number of the rule book.
 */

/**
 * The view `demand`, whose trigger aborts with the word of the demand that does not hold. It is declared as a table
 * because Drizzle inserts only into tables.
 */
const demandRow = sqliteTable('demand', { word: text().notNull(), holds: integer().notNull() })

/**
 * A statement that rolls back its batch, which then fails with `word`, unless `holds` is true. Ops of the ledger use
 * `demand`.
 */
export function demanded(db: Db, word: string, holds: SQL) {
  return db.insert(demandRow).values({ word, holds: sql`${holds}` })
}

/**
 * The meaning of a failed constraint, found by a part of SQLite's message: "user.username_key" for a UNIQUE or NOT NULL
 * column, or the word of a trigger.
 * @throws the error itself if it is none of these
 */
export function meaningOf<Meaning>(error: unknown, meanings: Readonly<Record<string, Meaning>>): Meaning {
  const message = messagesOf(error)
  for (const [constraint, meaning] of Object.entries(meanings)) {
    if (message.includes('constraint failed: ' + constraint) || message.includes(constraint + ': SQLITE_CONSTRAINT')) {
      return meaning
    }
  }
  throw error
}

// Outside of a batch drizzle wraps D1's error.
function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}\n${messagesOf(error.cause)}` : error.message
}
