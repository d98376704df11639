import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { PaneHeading } from '#app/editor/kit/pane-heading.tsx'
import { ToCome } from '#app/editor/kit/to-come.tsx'
import { useAsked } from '#app/shared/use-asked.ts'
import { NewsForm } from './news-form.tsx'
import { EDITED_ANNOUNCEMENT, PICTURES_OF_NEWS } from './news-queries.ts'
import type { EditedAnnouncement } from './news-queries.ts'
import { typedNewsOf } from './typed-news.ts'
import pane from '#app/editor/kit/pane.module.css'

type NewsPaneProps = {
  /** Null for a new announcement. */
  id: number | null
  /** Whether it was saved just now. */
  isSaved: boolean
  headingAt: Parameters<typeof PaneHeading>[0]['at']
  onSaved: (id: number) => void
}

type Asked = { newsPictures: readonly string[]; editedAnnouncement: EditedAnnouncement | null }

/** An announcement that is written or changed. */
export function NewsPane({ id, isSaved, headingAt, onSaved }: NewsPaneProps) {
  const { t } = useTranslation('editor')
  const ask = async (): Promise<Asked> =>
    id === null
      ? { editedAnnouncement: null, ...(await request(PICTURES_OF_NEWS, {})) }
      : request(EDITED_ANNOUNCEMENT, { id })
  const { answer, hasFailed, again } = useAsked(ask, String(id))
  const [now] = useState(() => Date.now())
  const isThere = answer !== null
  // What was chosen is read out once it has come.
  useEffect(() => {
    if (isThere) headingAt.current?.focus()
  }, [isThere, headingAt])
  if (!answer)
    return <ToCome loading={t('news.loading')} failed={hasFailed ? t('people.failed') : null} onAgain={again} />
  const { editedAnnouncement: news, newsPictures } = answer
  if (id !== null && !news) return <p>{t('news.none')}</p>
  return (
    <div className={pane.pane}>
      <PaneHeading at={headingAt} note={id === null ? undefined : String(id)}>
        {t(id === null ? 'news.write' : 'news.change')}
      </PaneHeading>
      <div role="status">{isSaved && <p className={pane.lead}>{t('people.saved')}</p>}</div>
      <NewsForm
        id={id}
        rev={news?.rev ?? null}
        stored={typedNewsOf(news, now)}
        pictures={newsPictures}
        now={now}
        onSaved={onSaved}
        onOvertaken={again}
      />
    </div>
  )
}
