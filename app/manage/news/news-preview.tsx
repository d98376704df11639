import { useTranslation } from 'react-i18next'
import { MarkdownText } from '#app/shared/markdown/markdown-text.tsx'
import { safePath } from '#app/shared/markdown/markdown.ts'
import { NewsPicture } from '#app/shared/news-picture.tsx'
import { noticeKind } from '#app/shared/notice-kind.ts'
import { PaperNotice } from '#app/ui/notice.tsx'
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { Paper } from '../page.tsx'
import { When } from '../when.tsx'
import type { Preview } from './sent-news.server.ts'
import styles from './news-preview.module.css'

/** Shows an announcement as it will be published, in each of its languages. */
export function NewsPreview({ preview, now }: { preview: Preview; now: number }) {
  const { t } = useTranslation(['manage', 'site'])
  const { type, publishedAt, image, texts } = preview
  const kind = noticeKind(type)
  const picture = image === null ? null : safePath(image)
  const isOut = publishedAt !== null && publishedAt <= now
  return (
    <Paper title={t('news.previewTitle')}>
      <p role="status">
        {publishedAt === null ? t('news.noDate') : t(isOut ? 'news.outAtOnce' : 'news.outFrom')}{' '}
        {publishedAt !== null && !isOut && <When at={publishedAt} />}
      </p>
      <div className={styles.slips}>
        {texts.map(({ language, title, message, imageAlt }) => (
          <article key={language} lang={LANGUAGE_TAGS[language]}>
            <PaperNotice kind={kind} word={`${LANGUAGE_NAMES[language]} · ${t(`site:news.kind.${kind}`)}`}>
              <h3>{title}</h3>
              <div className={styles.text}>
                {picture && <NewsPicture path={picture} alt={imageAlt} className={styles.picture} />}
                <MarkdownText nodes={message} />
              </div>
            </PaperNotice>
          </article>
        ))}
      </div>
    </Paper>
  )
}
