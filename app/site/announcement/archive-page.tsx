import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { dateLocale } from '#app/shared/dates.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { noticeKind } from '#app/shared/notice-kind.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Edges } from '../page/edges.tsx'
import { archivePath } from './archive-path.ts'
import { FeedLink, feedOf } from './feed-link.tsx'
import type { Archive, ArchivedAnnouncement } from './read-archive.server.ts'
import styles from './archive-page.module.css'

/** All announcements, newest first, a page at a time. */
export function ArchivePage({ announcements, page, pages }: Archive) {
  const { t } = useTranslation(['pages', 'site'])
  const language = useLanguage()
  const title = page === 1 ? t('archive.title') : t('archive.pageTitle', { page })
  return (
    <>
      <PageTitle title={title} description={t('archive.description')} />
      <FeedLink />
      <Edges />
      <Panel title={t('archive.title')} level={1} className={styles.page}>
        <p>
          {t('archive.lead')} <a href={feedOf(language)}>{t('archive.feed')}</a>
        </p>
        {announcements.length === 0 && <p>{t('site:news.empty')}</p>}
        <ol className={styles.list}>
          {announcements.map((announcement) => (
            <Entry key={announcement.id} announcement={announcement} />
          ))}
        </ol>
        {pages > 1 && (
          <nav className={styles.pages} aria-label={t('archive.pages')}>
            {page > 1 && (
              <Button to={archivePath(page - 1)} icon="back">
                {t('archive.newer')}
              </Button>
            )}
            <span>{t('archive.page', { page, pages })}</span>
            {page < pages && <Button to={archivePath(page + 1)}>{t('archive.older')}</Button>}
          </nav>
        )}
      </Panel>
    </>
  )
}

function Entry({ announcement: { id, title, summary, date, type } }: { announcement: ArchivedAnnouncement }) {
  const { t } = useTranslation('site')
  const day = new Intl.DateTimeFormat(dateLocale(useLanguage()), { dateStyle: 'long', timeZone: 'Europe/Oslo' })
  return (
    <li className={styles.entry}>
      <p className={styles.kind}>
        <b>{t(`news.kind.${noticeKind(type)}`)}</b> <time dateTime={date}>{day.format(new Date(date))}</time>
      </p>
      <h2>
        <Link to={`/announcement/${id}`}>{title}</Link>
      </h2>
      <p>{summary}</p>
    </li>
  )
}
