import { Link } from '@remix-run/react'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { dateLocale } from '#app/shared/dates.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { MarkdownText } from '#app/shared/markdown/markdown-text.tsx'
import { safePath } from '#app/shared/markdown/markdown.ts'
import type { Markdown } from '#app/shared/markdown/markdown.ts'
import { NewsPicture } from '#app/shared/news-picture.tsx'
import { noticeKind } from '#app/shared/notice-kind.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import type { NoticeKind } from '#app/ui/notice.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Edges } from '../page/edges.tsx'
import { FeedLink } from './feed-link.tsx'
import type { FoundAnnouncement } from './queries.ts'
import { ReactionRow } from './reaction-row.tsx'
import styles from './announcement-page.module.css'

/** An announcement whose message was parsed on the server. */
export type ReadAnnouncement = Omit<FoundAnnouncement, 'message'> & { message: Markdown; summary: string }

const ICONS: Record<NoticeKind, IconName> = { info: 'info', danger: 'danger', change: 'wrench', minor: 'note' }

/** One announcement. On a navigation within the site it is a promise, and the page shows before the text is loaded. */
export function AnnouncementPage({ announcement }: { announcement: ReadAnnouncement | Promise<ReadAnnouncement> }) {
  const { t } = useTranslation('words')
  return (
    <>
      <Edges />
      <Panel className={styles.page}>
        {announcement instanceof Promise ? (
          <Suspense fallback={<Spinner label={t('loading')} />}>
            <Awaited announcement={announcement} />
          </Suspense>
        ) : (
          <Article announcement={announcement} />
        )}
      </Panel>
      <div className={styles.passer}>
        <CastDog name="arriving" />
      </div>
    </>
  )
}

function Awaited({ announcement }: { announcement: Promise<ReadAnnouncement> }) {
  return <Article announcement={use(announcement)} />
}

function Article({ announcement }: { announcement: ReadAnnouncement }) {
  const { t } = useTranslation('site')
  const { title, message, summary, image, imageAlt, date, type } = announcement
  const kind = noticeKind(type)
  const picture = image === null ? null : safePath(image)
  const day = new Intl.DateTimeFormat(dateLocale(useLanguage()), { dateStyle: 'long', timeZone: 'Europe/Oslo' })
  return (
    <article>
      <FeedLink />
      <PageTitle title={title} description={summary} picture={picture} />
      <p className={styles.kind}>
        <Icon name={ICONS[kind]} />
        <b>{t(`news.kind.${kind}`)}</b>
        <time dateTime={date}>{day.format(new Date(date))}</time>
      </p>
      <h1>{title}</h1>
      <div className={styles.text}>
        {picture && <NewsPicture path={picture} alt={imageAlt} className={styles.picture} />}
        <MarkdownText nodes={message} />
      </div>
      <p>
        <Link to="/announcements">{t('news.all')}</Link>
      </p>
      <ReactionRow key={announcement.id} announcement={announcement} />
    </article>
  )
}
