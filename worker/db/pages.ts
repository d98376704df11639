import { or, sql } from 'drizzle-orm'
import type { Column, SQL } from 'drizzle-orm'
import { PAGE_ROWS } from '#durable/rules/staff/tables.ts'

/** How many rows to skip before a page. */
export function offsetOf(page: number): number {
  return (Math.max(1, page) - 1) * PAGE_ROWS
}

/**
 * A condition that a row has the words in one of the columns, or has this id; undefined if nothing is searched for. It
 * uses no LIKE, because D1 fails on a pattern of more than 50 bytes.
 */
export function foundIn(search: string, columns: readonly Column[], id?: Column): SQL | undefined {
  const words = search.trim()
  if (words === '') return undefined
  const isIn = columns.map((column) => sql`instr(lower(${column}), lower(${words})) > 0`)
  return or(...isIn, id && sql`cast(${id} as text) = ${words}`)
}
