import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addressWith } from './table-query.ts'
import styles from './data-table.module.css'

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** The sort order (a value in the URL) of this column; a column without one cannot be sorted by. */
  sort?: string
  isNumber?: boolean
}

/** The text of an empty cell. On a phone such a cell is left out. */
export const NOTHING = '–'

type DataTableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Shown if there are no rows. */
  empty: string
  /** The present sort order. */
  sort?: string
}

/** A table. On a phone each row becomes a card with its columns one below the other. */
export function DataTable<Row>({ label, columns, rows, keyOf, empty, sort }: DataTableProps<Row>) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              data-number={column.isNumber || undefined}
              aria-sort={sortOf(column, sort)}
            >
              <ColumnTitle column={column} isSorted={column.sort !== undefined && column.sort === sort} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, title, cell, isNumber }) => {
              const content = cell(row)
              return (
                <td
                  key={key}
                  data-title={title}
                  data-number={isNumber || undefined}
                  data-empty={content === NOTHING || undefined}
                >
                  <span>{content}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Each sort order has one direction, the useful one: newest or fullest first, names from A. */
function sortOf<Row>(column: Column<Row>, sort: string | undefined): 'ascending' | 'descending' | undefined {
  if (column.sort === undefined || column.sort !== sort) return undefined
  return column.sort === 'name' ? 'ascending' : 'descending'
}

function ColumnTitle<Row>({ column, isSorted }: { column: Column<Row>; isSorted: boolean }) {
  const { t } = useTranslation('manage')
  const { search } = useLocation()
  if (column.sort === undefined || isSorted) return column.title
  return (
    <Link
      to={addressWith(search, { sort: column.sort })}
      title={t('table.sortBy', { column: column.title })}
      preventScrollReset
    >
      {column.title}
    </Link>
  )
}
