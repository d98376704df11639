import { type SQL, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'

/**
 * Writes that belong together go into one `db.batch`, which a broken constraint undoes as a whole. A WHERE that finds
 * no row does not undo anything on D1: the other half of the batch still runs. So every precondition is a constraint: an
 * invariant is a trigger or an index, a limit is a demand with the number of the rule book.
 */

/** The view `demand`, whose trigger aborts with the word of what does not hold. Drizzle inserts into tables alone. */
const demandRow = sqliteTable('demand', { word: text().notNull(), holds: integer().notNull() })

/** What must be so, or the batch that it stands in is undone, and fails with the word. Ops of the ledger have `demand`. */
export function demanded(db: Db, word: string, holds: SQL) {
  return db.insert(demandRow).values({ word, holds: sql`${holds}` })
}

/**
 * What a broken constraint means, by a part of SQLite's message: "user.username_key" of a UNIQUE or NOT NULL column,
 * or a trigger's own word.
 * @throws the error itself when it is none of those.
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

// drizzle wraps D1's error outside of a batch.
function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}\n${messagesOf(error.cause)}` : error.message
}
