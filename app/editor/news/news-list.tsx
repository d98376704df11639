import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { FoundList, TYPED_MS } from '#app/editor/kit/found-list.tsx'
import type { FoundRow } from '#app/editor/kit/found-list.tsx'
import { useSettled } from '#app/editor/kit/use-settled.ts'
import { dateLocale } from '#app/shared/dates.ts'
import { useAsked } from '#app/shared/use-asked.ts'
import { keptDraft } from '#app/shared/use-kept.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { EDITED_NEWS } from './news-queries.ts'
import { isKeptNews, keptNewsKey } from './typed-news.ts'

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
  const rows = answer?.editedNews.map(({ id, publishedAt, title, languages }): FoundRow => {
    const at = moment.format(new Date(publishedAt))
    const isPlanned = Date.parse(publishedAt) > now
    const known = [
      t(isPlanned ? 'news.plannedFor' : 'news.outSince', { at }),
      languages < LANGUAGES.length && t('news.lacking', { count: LANGUAGES.length - languages }),
      isKeptNews(keptDraft(keptNewsKey(id))) && t('news.unsaved'),
    ].filter((mark) => mark !== false)
    return { id, icon: isPlanned ? 'clock' : 'news', name: title, known: known.join(', ') }
  })
  return (
    <FoundList
      words={{
        find: t('news.search'),
        found: t('tab.announcements'),
        loading: t('news.loading'),
        failed: t('people.failed'),
        none: t('news.none'),
      }}
      {...{ typed, hasFailed, chosen, onChoose }}
      onType={setTyped}
      rows={rows ?? null}
      onAgain={again}
    />
  )
}
