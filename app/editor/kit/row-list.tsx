import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import type { RowFault } from '#durable/rules/sheets/faults.ts'
import type { Differences } from './differences.ts'
import type { ListLook, LookContext } from './sheet-look.ts'
import styles from './row-list.module.css'

/** What of the rows is listed: by the words of the search, and by the key of a filter. */
export type Listing = { search: string; filter: string | null }

export function listed(
  rows: readonly DraftRow[],
  { search, filter }: Listing,
  { look, context }: { look: ListLook; context: LookContext },
): readonly DraftRow[] {
  const words = search.trim().toLowerCase()
  const chosen = look.filters(context).find(({ key }) => key === filter)
  return rows.filter(
    (row) =>
      (chosen?.has(row) ?? true) &&
      [row.id, look.nameOf(row, context), ...look.namesOf(row)].some((name) => name.toLowerCase().includes(words)),
  )
}

type RowListProps = {
  look: ListLook
  context: LookContext
  /** All rows, and those that are listed. */
  all: readonly DraftRow[]
  rows: readonly DraftRow[]
  listing: Listing
  onList: (listing: Listing) => void
  chosen: string | null
  onChoose: (row: string) => void
  differences: Pick<Differences, 'added' | 'changed'>
  faults: readonly RowFault[]
  others: ReadonlyMap<string, string>
}

/** The rows of a sheet with search and filters. Arrow keys move in it. */
export function RowList(props: RowListProps) {
  const { look, context, all, rows, listing, onList, chosen, onChoose, differences, faults, others } = props
  const { t } = useTranslation('editor')
  const [reached, setReached] = useState<string | null>(null)
  const filters = look.filters(context)
  // One row of the list can be reached by Tab.
  const stop = [reached, chosen].find((id) => rows.some((row) => row.id === id)) ?? rows[0]?.id
  return (
    <div className={styles.list}>
      <label className={styles.search}>
        <Icon name="search" label={t('search')} />
        <input
          type="search"
          value={listing.search}
          placeholder={t('search')}
          onChange={(event) => onList({ ...listing, search: event.currentTarget.value })}
        />
      </label>
      {filters.length > 0 && (
        <div className={styles.filters} role="group" aria-label={t('filters')}>
          <button
            type="button"
            aria-pressed={listing.filter === null}
            onClick={() => onList({ ...listing, filter: null })}
          >
            {t('all', { rows: all.length })}
          </button>
          {filters.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              aria-pressed={listing.filter === key}
              onClick={() => onList({ ...listing, filter: key })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <ul className={styles.rows} aria-label={look.title(t)} onKeyDown={moveAmongRows}>
        {rows.map((row) => {
          const marks = [
            look.noteOf(row, context),
            differences.added.has(row.id) && t('mark.new'),
            differences.changed.has(row.id) && t('mark.changed'),
            others.has(row.id) && t('mark.by', { name: others.get(row.id) }),
          ].filter((mark) => mark !== '' && mark !== false)
          const isWrong = faults.some(({ at }) => at === row.id || at.startsWith(`${row.id}.`))
          return (
            <li key={row.id}>
              <button
                type="button"
                data-row={row.id}
                tabIndex={row.id === stop ? 0 : -1}
                className={classNames(
                  styles.row,
                  row.isRetired === true && styles.retired,
                  (differences.added.has(row.id) || differences.changed.has(row.id)) && styles.changed,
                )}
                aria-current={row.id === chosen || undefined}
                onFocus={() => setReached(row.id)}
                onClick={() => onChoose(row.id)}
              >
                <span className={styles.picture}>{look.pictureOf(row)}</span>
                <span className={styles.words}>
                  <b>{look.nameOf(row, context)}</b>
                  <small>{marks.join(', ')}</small>
                </span>
                {isWrong && <Icon name="report" label={t('mark.wrong')} />}
                <span className={styles.figure}>{look.figureOf(row)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {rows.length === 0 && <p className={styles.none}>{t('none')}</p>}
    </div>
  )
}

/** Up, down, Home and End move the focus among the rows. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-row]')]
  const at = all.findIndex((row) => row === document.activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
  const row = to === undefined || at === -1 ? undefined : all[Math.max(0, to)]
  if (!row) return
  event.preventDefault()
  row.focus()
}
