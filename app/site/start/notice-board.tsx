import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Announcement } from '#app/queries.ts'
import { shortDate } from '#app/shared/dates.ts'
import { safePath } from '#app/shared/markdown/markdown.ts'
import { NewsPicture } from '#app/shared/news-picture.tsx'
import { noticeKind } from '#app/shared/notice-kind.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { PaperNotice } from '#app/ui/notice.tsx'
import { Ribbon } from '#app/ui/ribbon.tsx'
import { FeedLink } from '../announcement/feed-link.tsx'
import styles from './styles/notice-board.module.css'

/** The latest announcements on a roofed board. */
export function NoticeBoard({ announcements }: { announcements: readonly Announcement[] | null }) {
  const { t } = useTranslation('site')
  return (
    <section className={styles.board} aria-labelledby="news">
      <div className={styles.roof} aria-hidden="true" />
      <div className={styles.legs} aria-hidden="true" />
      <FeedLink />
      <Ribbon id="news">{t('news.title')}</Ribbon>
      {announcements?.length ? (
        <div className={styles.notes}>
          {announcements.map((announcement) => (
            <Slip key={announcement.id} announcement={announcement} />
          ))}
        </div>
      ) : (
        <p className={styles.empty}>{announcements ? t('news.empty') : t('signIn.unreachable')}</p>
      )}
      <p className={styles.all}>
        <Button to="/announcements">{t('news.all')}</Button>
      </p>
    </section>
  )
}

function Slip({ announcement: { id, type, title, message, date, image, imageAlt } }: { announcement: Announcement }) {
  const { t } = useTranslation('site')
  const picture = image === null ? null : safePath(image)
  const kind = noticeKind(type)
  const word = (
    <>
      {t(`news.kind.${kind}`)}
      <time dateTime={date}>{shortDate(date, useLanguage())}</time>
    </>
  )
  return (
    <article className={styles.note}>
      <PaperNotice kind={kind} word={word}>
        {picture && <NewsPicture path={picture} alt={imageAlt} className={styles.picture} />}
        <h3>{title}</h3>
        {message.split(/\n+/).map((paragraph, line) => (
          <p key={line}>{paragraph}</p>
        ))}
        <Link to={`/announcement/${id}`} className={styles.more}>
          {t('news.more')} <span className={styles.about}>{t('news.about', { title })}</span>
        </Link>
      </PaperNotice>
    </article>
  )
}
