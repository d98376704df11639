import { type Column, type SQL, or, sql } from 'drizzle-orm'
import { PAGE_ROWS } from '#durable/rules/staff/tables.ts'

/** Rows to leave out before the page. */
export function offsetOf(page: number): number {
  return (Math.max(1, page) - 1) * PAGE_ROWS
}

/**
 * Whether a row has the words anywhere in one of the columns, or is the one with this id; undefined where nothing is
 * searched for. Not by LIKE: D1 fails on a pattern of more than 50 bytes.
 */
export function foundIn(search: string, columns: readonly Column[], id?: Column): SQL | undefined {
  const words = search.trim()
  if (words === '') return undefined
  const isIn = columns.map((column) => sql`instr(lower(${column}), lower(${words})) > 0`)
  return or(...isIn, id && sql`cast(${id} as text) = ${words}`)
}
