/** Rows of one page of a staff table. */
export const PAGE_ROWS = 25

/** What a table is asked for: words to find, and which page, from 1. */
export type TableQuery = { search: string; sort: string; page: number }

/** One page of the rows, and how many rows there are on all pages. */
export type TablePage<Row> = { rows: Row[]; total: number }

/** Rows to leave out before the page. */
export function offsetOf(page: number): number {
  return (Math.max(1, page) - 1) * PAGE_ROWS
}

/** A pattern for LIKE … ESCAPE '\\' that finds the words anywhere; what LIKE reads as a sign stands for itself. */
export function patternOf(search: string): string {
  return `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
}
