import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

// Times are epoch milliseconds. Secrets (tokens, nonces, tickets) are stored as SHA-256 hashes only.
// Every table is STRICT. STRICT and the triggers are written in the migrations, because drizzle cannot express them.

export const LANGUAGE_VALUES = ['dk', 'en', 'no', 'se'] as const

/** A pattern of SQLite's GLOB for a colour, "#rrggbb". */
export const HEX_COLOR = `'#${'[0-9a-f]'.repeat(6)}'`

/** A CHECK that the column holds one of the values. */
export function isOneOf(column: string, values: readonly string[]): SQL {
  return sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`)
}
