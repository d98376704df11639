import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { ToCome } from './to-come.tsx'
import styles from './row-list.module.css'

/** After so long without a letter the server is asked, ms. */
export const TYPED_MS = 300

/** One of what was found: its name, and below it what else is known. */
export type FoundRow = { id: number; icon: IconName; name: ReactNode; known: string }

type FoundListProps = {
  /** What the field of the search is called, the list, and what is said while it is fetched, cannot be, or is empty. */
  words: { find: string; found: string; loading: string; failed: string; none: string }
  typed: string
  onType: (typed: string) => void
  /** Null until the server has answered. */
  rows: readonly FoundRow[] | null
  hasFailed: boolean
  onAgain: () => void
  chosen: number | null
  onChoose: (id: number) => void
}

/** A search that the server answers, and what it has found. */
export function FoundList({ words, typed, onType, rows, hasFailed, onAgain, chosen, onChoose }: FoundListProps) {
  return (
    <div className={styles.list}>
      <label className={styles.search}>
        <Icon name="search" label={words.find} />
        <input
          type="search"
          value={typed}
          placeholder={words.find}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </label>
      {!rows && <ToCome loading={words.loading} failed={hasFailed ? words.failed : null} onAgain={onAgain} />}
      {rows?.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ul className={styles.rows} aria-label={words.found}>
          {rows?.map(({ id, icon, name, known }) => (
            <li key={id}>
              <button
                type="button"
                data-row={id}
                className={styles.row}
                aria-current={id === chosen || undefined}
                onClick={() => onChoose(id)}
              >
                <span className={styles.picture}>
                  <Icon name={icon} />
                </span>
                <span className={styles.words}>
                  <b>{name}</b>
                  <small>{known}</small>
                </span>
                <span className={styles.figure}>{id}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
