import { useActionData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { noticeKind } from '#app/shared/notice-kind.ts'
import { osloLocal } from '#app/shared/oslo-time.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Flag } from '#app/ui/flag.tsx'
import { LANGUAGES, LANGUAGE_NAMES, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { ANNOUNCEMENT_TYPES } from '#durable/rules/site/announcements.ts'
import { Choice } from '../form/choice.tsx'
import type { TextControl } from '../form/first-fault.ts'
import { TextArea } from '../form/text-area.tsx'
import { WriteForm } from '../form/write-form.tsx'
import { ManagePage, Paper } from '../page.tsx'
import type { WholeNews } from './news-desk.ts'
import { NewsPreview } from './news-preview.tsx'
import type { Preview } from './sent-news.server.ts'
import styles from './news-editor.module.css'

type NewsEditorProps = {
  /** The announcement to change; null for a new one. */
  news: WholeNews | null
  pictures: readonly string[]
  /** Epoch ms: the initial date of a new one. */
  now: number
}

/** The editor of an announcement in four languages, with a preview on request. */
export function NewsEditor({ news, pictures, now }: NewsEditorProps) {
  const { t } = useTranslation(['manage', 'site'])
  const preview = useActionData<{ preview?: Preview }>()?.preview
  const lackOf = (form: HTMLFormElement) => {
    const half = halfWritten(form)
    if (half) return { control: half.control, text: t('form.missing', { field: fieldOf(half) }) }
    const [first] = LANGUAGES.map((language) => textControl(form, 'title', language))
    return isWritten(form) || !first ? null : { control: first, text: t('news.noText') }
  }
  const fieldOf = ({ part, language }: Half) => `${LANGUAGE_NAMES[language]} · ${t(`news.${part}`)}`
  const noPicture = { value: '', label: t('news.noPicture') }
  return (
    <ManagePage title={t(news ? 'news.change' : 'news.write')}>
      <Paper>
        <WriteForm name="news" kind="primary" verb={t('news.save')} keeps lackOf={lackOf}>
          <div className={styles.row}>
            <Choice
              name="type"
              label={t('news.type')}
              defaultValue={String(news?.type ?? 0)}
              options={ANNOUNCEMENT_TYPES.map((type) => ({
                value: String(type),
                label: t(`site:news.kind.${noticeKind(type)}`),
              }))}
            />
            <Field
              name="publishedAt"
              type="datetime-local"
              label={t('news.publishAt')}
              required
              defaultValue={osloLocal(news?.publishedAt ?? now)}
            />
            <Choice
              name="image"
              label={t('news.picture')}
              defaultValue={news?.image ?? ''}
              options={[noPicture, ...pictures.map((path) => ({ value: path, label: path.replace('/news/', '') }))]}
            />
          </div>
          {LANGUAGES.map((language, place) => {
            const text = news?.texts.find((one) => one.language === language)
            return (
              <details key={language} className={styles.language} open={place === 0}>
                <summary>
                  <Flag language={language} label="" />
                  <b lang={LANGUAGE_TAGS[language]}>{LANGUAGE_NAMES[language]}</b>
                  <span>{text?.title ?? t('news.unwritten')}</span>
                </summary>
                <div className={styles.texts} lang={LANGUAGE_TAGS[language]}>
                  <Field name={`title-${language}`} label={t('news.title')} maxLength={80} defaultValue={text?.title} />
                  <TextArea
                    name={`message-${language}`}
                    label={t('news.message')}
                    maxLength={8000}
                    defaultValue={text?.message}
                  />
                  <Field
                    name={`alt-${language}`}
                    label={t('news.alt')}
                    maxLength={160}
                    defaultValue={text?.imageAlt ?? ''}
                  />
                </div>
              </details>
            )
          })}
          <div>
            <Button type="submit" name="preview" value="1" icon="eye" formNoValidate>
              {t('news.preview')}
            </Button>
          </div>
        </WriteForm>
      </Paper>
      {preview && <NewsPreview preview={preview} now={now} isRead={news !== null && news.publishedAt <= now} />}
    </ManagePage>
  )
}

const PARTS = ['title', 'message'] as const
type Part = (typeof PARTS)[number]
type Half = { control: TextControl; part: Part; language: Language }

/** The title or the message that is missing in a language that has the other; null if there is none. */
function halfWritten(form: HTMLFormElement): Half | null {
  for (const language of LANGUAGES) {
    const halves = PARTS.flatMap((part) => {
      const control = textControl(form, part, language)
      return control && control.value.trim() === '' ? [{ control, part, language }] : []
    })
    const [half] = halves
    if (halves.length === 1 && half) return half
  }
  return null
}

/** Whether the announcement has a title in a language. */
function isWritten(form: HTMLFormElement): boolean {
  return LANGUAGES.some((language) => textControl(form, 'title', language)?.value.trim())
}

function textControl(form: HTMLFormElement, part: Part, language: Language): TextControl | null {
  return form.querySelector<TextControl>(`[name="${part}-${language}"]`)
}
