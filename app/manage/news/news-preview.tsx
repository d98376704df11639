import { useTranslation } from 'react-i18next'
import { NewsSlips } from '#app/shared/news-slips.tsx'
import { Paper } from '../page.tsx'
import { When } from '../when.tsx'
import type { Preview } from './sent-news.server.ts'

type NewsPreviewProps = {
  preview: Preview
  now: number
  /** Whether it can be read now, as it was saved last. */
  isRead: boolean
}

/** Shows an announcement as it will be published, in each of its languages. */
export function NewsPreview({ preview, now, isRead }: NewsPreviewProps) {
  const { t } = useTranslation('manage')
  const { type, publishedAt, image, texts } = preview
  const isOut = publishedAt !== null && publishedAt <= now
  return (
    <Paper title={t('news.previewTitle')}>
      <p role="status">
        {publishedAt === null
          ? t('news.noDate')
          : t(isOut ? (isRead ? 'news.outAlready' : 'news.outAtOnce') : 'news.outFrom')}{' '}
        {publishedAt !== null && !isOut && <When at={publishedAt} />}
      </p>
      <NewsSlips type={type} image={image} texts={texts} />
    </Paper>
  )
}
