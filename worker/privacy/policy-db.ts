import { getTableColumns } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'

/**
 * What becomes of a column of rows about somebody.
 * - `personal`: says who they are, what they wrote or what they like. They may see it, and it is deleted with them.
 * - `told`: they may see it. It may stay, because without the rest it is about nobody.
 * - `secret`: opens something, or belongs to somebody else. They may not see it, and it is deleted with them.
 * - `ours`: neither.
 */
export type Concern = 'personal' | 'told' | 'secret' | 'ours'

/**
 * What happens to the rows when their user is deleted: they are removed, kept, or kept with other values in some
 * columns.
 */
type End<Table extends SQLiteTable> = 'removed' | 'kept' | ((userId: number) => SQLiteUpdateSetSource<Table>)

export type Policy<Table extends SQLiteTable = SQLiteTable> = {
  table: Table
  /** The condition for rows about the user. */
  of: (userId: number) => SQL | undefined
  /** Each column by its name in TypeScript. A missing one does not compile. */
  columns: Record<keyof Table['_']['columns'] & string, Concern>
  end: End<Table>
}

export function policy<Table extends SQLiteTable>(table: Table, rest: Omit<Policy<Table>, 'table'>): Policy {
  const { end } = rest
  const columns: Record<string, Concern> = rest.columns
  return { table, of: rest.of, columns, end: typeof end === 'function' ? (userId) => end(userId) : end }
}

/** The columns of a table that the user may see. */
export function toldColumns({ table, columns }: Policy) {
  const all = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => columns[name] === 'personal' || columns[name] === 'told'),
  )
}
