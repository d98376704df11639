import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { ToCome } from '#app/editor/kit/to-come.tsx'
import { useSettled } from '#app/editor/kit/use-settled.ts'
import { dateLocale } from '#app/shared/dates.ts'
import { useAsked } from '#app/shared/use-asked.ts'
import { keptDraft } from '#app/shared/use-kept.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { EDITED_NEWS } from './news-queries.ts'
import { isKeptNews, keptNewsKey } from './typed-news.ts'
import styles from '#app/editor/kit/row-list.module.css'

/** After so long without a letter the server is asked, ms. */
const TYPED_MS = 300

type NewsListProps = {
  chosen: number | null
  /** Counts what was saved: the list is asked for anew. */
  times: number
  onChoose: (id: number) => void
}

/** A search for announcements, and those that were found with their state, the newest first. */
export function NewsList({ chosen, times, onChoose }: NewsListProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), TYPED_MS)
  const { answer, hasFailed, again } = useAsked(() => request(EDITED_NEWS, { search }), `${times} ${search}`)
  const moment = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Oslo',
  })
  const [now] = useState(() => Date.now())
  return (
    <div className={styles.list}>
      <label className={styles.search}>
        <Icon name="search" label={t('news.search')} />
        <input
          type="search"
          value={typed}
          placeholder={t('news.search')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      {!answer && <ToCome loading={t('news.loading')} failed={hasFailed ? t('people.failed') : null} onAgain={again} />}
      {answer?.editedNews.length === 0 ? (
        <p className={styles.none}>{t('news.none')}</p>
      ) : (
        <ul className={styles.rows} aria-label={t('tab.announcements')}>
          {answer?.editedNews.map(({ id, publishedAt, title, languages }) => {
            const at = moment.format(new Date(publishedAt))
            const marks = [
              t(Date.parse(publishedAt) > now ? 'news.plannedFor' : 'news.outSince', { at }),
              languages < LANGUAGES.length && t('news.lacking', { count: LANGUAGES.length - languages }),
              isKeptNews(keptDraft(keptNewsKey(id))) && t('news.unsaved'),
            ].filter((mark) => mark !== false)
            return (
              <li key={id}>
                <button
                  type="button"
                  data-row={id}
                  className={styles.row}
                  aria-current={id === chosen || undefined}
                  onClick={() => onChoose(id)}
                >
                  <span className={styles.picture}>
                    <Icon name={Date.parse(publishedAt) > now ? 'clock' : 'news'} />
                  </span>
                  <span className={styles.words}>
                    <b>{title}</b>
                    <small>{marks.join(', ')}</small>
                  </span>
                  <span className={styles.figure}>{id}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
