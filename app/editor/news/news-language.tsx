import { useTranslation } from 'react-i18next'
import { FieldFrame } from '#app/editor/kit/fields/field-frame.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Flag } from '#app/ui/flag.tsx'
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { NEWS_LIMITS } from './typed-news.ts'
import type { NewsPart, TypedNews } from './typed-news.ts'
import fields from '#app/editor/kit/fields/fields.module.css'
import styles from './news.module.css'

type NewsLanguageProps = {
  language: Language
  text: TypedNews['texts'][Language]
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  faultAt: (part: NewsPart) => string | null
  onType: (text: TypedNews['texts'][Language]) => void
}

/** An announcement in one language. */
export function NewsLanguage({ language, text, isOpen, onOpen, faultAt, onType }: NewsLanguageProps) {
  const { t } = useTranslation('editor')
  const frame = (part: NewsPart) => ({
    label: (
      <>
        <span>{t(`news.${part === 'imageAlt' ? 'alt' : part}`)}</span>
        <span lang={LANGUAGE_TAGS[language]}>{LANGUAGE_NAMES[language]}</span>
      </>
    ),
    range: t('letters', { length: [...text[part]].length, max: NEWS_LIMITS[part].max }),
    fault: faultAt(part),
  })
  const input = (part: NewsPart) => ({
    lang: LANGUAGE_TAGS[language],
    value: text[part],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => onType({ ...text, [part]: event.currentTarget.value }),
  })
  return (
    <details
      className={styles.language}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onOpen(currentTarget.open)}
    >
      <summary>
        <Flag language={language} label="" />
        <b lang={LANGUAGE_TAGS[language]}>{LANGUAGE_NAMES[language]}</b>
        <span>{text.title.trim() || t('news.unwritten')}</span>
      </summary>
      <div className={styles.texts}>
        <FieldFrame {...frame('title')}>
          {(attributes) => <input {...attributes} {...input('title')} className={fields.input} />}
        </FieldFrame>
        <FieldFrame {...frame('message')}>
          {(attributes) => (
            <textarea
              {...attributes}
              {...input('message')}
              className={classNames(fields.input, styles.message)}
              rows={6}
            />
          )}
        </FieldFrame>
        <FieldFrame {...frame('imageAlt')}>
          {(attributes) => <input {...attributes} {...input('imageAlt')} className={fields.input} />}
        </FieldFrame>
      </div>
    </details>
  )
}
