import { useTranslation } from 'react-i18next'
import { PaperNotice } from '#app/ui/notice.tsx'
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { MarkdownText } from './markdown/markdown-text.tsx'
import { safePath } from './markdown/markdown.ts'
import type { Markdown } from './markdown/markdown.ts'
import { NewsPicture } from './news-picture.tsx'
import { noticeKind } from './notice-kind.ts'
import styles from './news-slips.module.css'

/** An announcement in one language, as it is shown; a null `imageAlt` is that of a decoration. */
export type NewsSlip = { language: Language; title: string; imageAlt: string | null; message: Markdown }

type NewsSlipsProps = {
  /** One of ANNOUNCEMENT_TYPES. */
  type: number
  /** The path of the picture; null for none. */
  image: string | null
  texts: readonly NewsSlip[]
}

/** An announcement as it will be published, in each of its languages. The texts of `site` are there. */
export function NewsSlips({ type, image, texts }: NewsSlipsProps) {
  const { t } = useTranslation('site')
  const kind = noticeKind(type)
  const picture = image === null ? null : safePath(image)
  return (
    <div className={styles.slips}>
      {texts.map(({ language, title, message, imageAlt }) => (
        <article key={language} lang={LANGUAGE_TAGS[language]}>
          <PaperNotice kind={kind} word={`${LANGUAGE_NAMES[language]} · ${t(`news.kind.${kind}`)}`}>
            <h3>{title}</h3>
            <div className={styles.text}>
              {picture && <NewsPicture path={picture} alt={imageAlt} className={styles.picture} />}
              <MarkdownText nodes={message} />
            </div>
          </PaperNotice>
        </article>
      ))}
    </div>
  )
}
