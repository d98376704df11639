import { type SQL, sql } from 'drizzle-orm'

// Times are epoch milliseconds. Secrets (tokens, nonces, tickets) are stored as SHA-256 hashes only.
// Every table is STRICT; that word and the triggers are in the migrations, since drizzle has no way to say them here.

export const LANGUAGE_VALUES = ['dk', 'en', 'no', 'se'] as const

/** What SQLite's GLOB takes for a colour, "#rrggbb". */
export const HEX_COLOR = `'#${'[0-9a-f]'.repeat(6)}'`

/** A CHECK that the column holds one of the values. */
export function isOneOf(column: string, values: readonly string[]): SQL {
  return sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`)
}
