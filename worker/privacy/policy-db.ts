import { getTableColumns } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { StaffAct } from '#durable/rules/staff/acts.ts'

/**
 * What becomes of a column of rows about somebody.
 * - `personal`: says who they are, what they wrote or what they like. They may see it, and it is deleted with them.
 * - `told`: they may see it. It may stay, because without the rest it is about nobody.
 * - `secret`: opens something, or belongs to somebody else. They may not see it, and it is deleted with them.
 * - `ours`: neither.
 */
export type Concern = 'personal' | 'told' | 'secret' | 'ours'

/**
 * A personal text that other players read.
 * - `report`: what a player reports it by: the dog that bears it, or its line in the log of the room.
 * - `takenAwayBy`: the act by which staff take it away.
 */
export type ShownText = { report: 'dog' | 'line'; takenAwayBy: StaffAct }

/**
 * What becomes of a column of free text. It says more than `personal`:
 * - `wordless`: personal, in a form that holds no words, such as a colour.
 * - `unshown`: personal, and no other player reads it.
 * - a public text: how it is reported and taken away.
 */
type TextConcern = Exclude<Concern, 'personal'> | 'wordless' | 'unshown' | ShownText

type ConcernOf<Data> = string extends Data ? TextConcern : Concern

/**
 * What happens to the rows when their user is deleted: they are removed, kept, or kept with other values in some
 * columns.
 */
type End<Table extends SQLiteTable> = 'removed' | 'kept' | ((userId: number) => SQLiteUpdateSetSource<Table>)

export type Policy<Table extends SQLiteTable = SQLiteTable> = {
  table: Table
  /** The condition for rows about the user. */
  of: (userId: number) => SQL | undefined
  /** Each column by its name in TypeScript. */
  columns: Record<string, Concern>
  /** Those of its columns that other players read. */
  publicTexts: Record<string, ShownText>
  end: End<Table>
}

type Declared<Table extends SQLiteTable> = Pick<Policy<Table>, 'of' | 'end'> & {
  /** A missing column does not compile, nor does one of free text that is only `personal`. */
  columns: { [Name in keyof Table['_']['columns'] & string]: ConcernOf<Table['_']['columns'][Name]['_']['data']> }
}

export function policy<Table extends SQLiteTable>(table: Table, { of, columns, end }: Declared<Table>): Policy {
  const declared = Object.entries<Concern | TextConcern>(columns)
  return {
    table,
    of,
    columns: Object.fromEntries(declared.map(([name, concern]) => [name, concernOf(concern)])),
    publicTexts: Object.fromEntries(declared.flatMap(([name, text]) => (isPublic(text) ? [[name, text]] : []))),
    end: typeof end === 'function' ? (userId) => end(userId) : end,
  }
}

const isPublic = (concern: Concern | TextConcern): concern is ShownText => typeof concern === 'object'

function concernOf(concern: Concern | TextConcern): Concern {
  return isPublic(concern) || concern === 'unshown' || concern === 'wordless' ? 'personal' : concern
}

/** The columns of a table that the user may see. */
export function toldColumns({ table, columns }: Policy) {
  const all = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => columns[name] === 'personal' || columns[name] === 'told'),
  )
}
