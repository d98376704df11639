import { useTranslation } from 'react-i18next'
import { dateLocale } from '#app/shared/dates.ts'
import { parseMarkdown } from '#app/shared/markdown/parse-markdown.ts'
import { NewsSlips } from '#app/shared/news-slips.tsx'
import { epochOfOslo } from '#app/shared/oslo-time.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { isBegun } from './typed-news.ts'
import type { TypedNews } from './typed-news.ts'
import styles from './news.module.css'

type NewsTrialProps = {
  typed: TypedNews
  now: number
  /** Whether it can be read now, as it was saved last. */
  isRead: boolean
}

/** An announcement as players would see it in each language, and from when on. */
export function NewsTrial({ typed, now, isRead }: NewsTrialProps) {
  const { t } = useTranslation('editor')
  const at = epochOfOslo(typed.publishedAt)
  const moment = new Intl.DateTimeFormat(dateLocale(useLanguage()), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Oslo',
  })
  const isPlanned = at !== null && at > now
  const texts = LANGUAGES.filter((language) => isBegun(typed, language)).map((language) => {
    const { title, message, imageAlt } = typed.texts[language]
    return { language, title, imageAlt: imageAlt || null, message: parseMarkdown(message) }
  })
  return (
    <section className={styles.trial}>
      <h4>{t('news.previewTitle')}</h4>
      <p>
        {at === null ? t('news.noDate') : t(isPlanned ? 'news.outFrom' : isRead ? 'news.outAlready' : 'news.outAtOnce')}{' '}
        {isPlanned && <time dateTime={new Date(at).toISOString()}>{moment.format(at)}</time>}
      </p>
      <NewsSlips type={Number(typed.type)} image={typed.image || null} texts={texts} />
    </section>
  )
}
