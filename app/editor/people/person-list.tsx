import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { ToCome } from '#app/editor/kit/to-come.tsx'
import { useSettled } from '#app/editor/kit/use-settled.ts'
import { useAsked } from '#app/shared/use-asked.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FIND_USERS } from './person-queries.ts'
import styles from '#app/editor/kit/row-list.module.css'

/** After so long without a letter the server is asked, ms. */
const TYPED_MS = 300

type PersonListProps = { chosen: number | null; onChoose: (user: number) => void }

/** A search for users, and who was found; without a word those who were seen last. */
export function PersonList({ chosen, onChoose }: PersonListProps) {
  const { t } = useTranslation('editor')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), TYPED_MS)
  const { answer, hasFailed, again } = useAsked(() => request(FIND_USERS, { search }), search)
  return (
    <div className={styles.list}>
      <label className={styles.search}>
        <Icon name="search" label={t('people.find')} />
        <input
          type="search"
          value={typed}
          placeholder={t('people.find')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      {!answer && (
        <ToCome loading={t('people.loading')} failed={hasFailed ? t('people.failed') : null} onAgain={again} />
      )}
      {answer?.findUsers.length === 0 ? (
        <p className={styles.none}>{t('people.none')}</p>
      ) : (
        <ul className={styles.rows} aria-label={t('people.found')}>
          {answer?.findUsers.map(({ id, username, dogs, isBanned }) => (
            <li key={id}>
              <button
                type="button"
                data-row={id}
                className={styles.row}
                aria-current={id === chosen || undefined}
                onClick={() => onChoose(id)}
              >
                <span className={styles.picture}>
                  <Icon name="user" />
                </span>
                <span className={styles.words}>
                  <b>{username}</b>
                  <small>
                    {[isBanned && t('people.banned'), dogs || t('people.noDogs')].filter(Boolean).join(', ')}
                  </small>
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
