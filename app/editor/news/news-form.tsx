import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError, request } from '#app/api.ts'
import { FailureLine, failureOf } from '#app/editor/kit/failure-line.tsx'
import type { ActFailure } from '#app/editor/kit/failure-line.tsx'
import { useFaultWords } from '#app/editor/kit/fault-words.ts'
import { ChoiceField } from '#app/editor/kit/fields/choice-field.tsx'
import { FieldFrame } from '#app/editor/kit/fields/field-frame.tsx'
import { ReasonField } from '#app/editor/kit/reason-field.tsx'
import { Ops } from '#app/ops.ts'
import { randomId } from '#app/random-id.ts'
import { NewsPicture } from '#app/shared/news-picture.tsx'
import { noticeKind } from '#app/shared/notice-kind.ts'
import { epochOfOslo } from '#app/shared/oslo-time.ts'
import { forgetKept, keepDraft, keptDraft } from '#app/shared/use-kept.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { ANNOUNCEMENT_TYPES } from '#durable/rules/site/announcements.ts'
import { NewsLanguage } from './news-language.tsx'
import { SAVE_ANNOUNCEMENT } from './news-queries.ts'
import { NewsTrial } from './news-trial.tsx'
import { isKeptNews, keptNewsKey, newsFaults, sentAnnouncement } from './typed-news.ts'
import type { KeptNews, TypedNews } from './typed-news.ts'
import fields from '#app/editor/kit/fields/fields.module.css'
import pane from '#app/editor/kit/pane.module.css'
import styles from './news.module.css'

type NewsFormProps = {
  id: number | null
  /** The revision of what is stored; null for a new one. */
  rev: string | null
  /** The announcement as it is stored; of a new one what the form begins with. */
  stored: TypedNews
  pictures: readonly string[]
  /** Epoch ms. */
  now: number
  onSaved: (id: number) => void
  /** Others have changed it: what is stored is to be read anew. */
  onOvertaken: () => void
}

const OPS = new Ops(randomId)

/** The form of an announcement. What is typed is kept in the tab of the browser until it is saved or dropped. */
export function NewsForm({ id, rev, stored, pictures, now, onSaved, onOvertaken }: NewsFormProps) {
  const { t } = useTranslation(['editor', 'site'])
  const wordsOf = useFaultWords()
  const reader = useLanguage()
  const key = keptNewsKey(id)
  const empty: KeptNews = { base: stored, typed: stored, reason: '' }
  const [{ base, typed, reason }, setKept] = useState(() => {
    const kept = keptDraft(key)
    return isKeptNews(kept) ? kept : empty
  })
  const [opened, setOpened] = useState<readonly Language[]>([reader])
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ActFailure | null>(null)
  const keep = (next: Partial<KeptNews>) => {
    const kept = { base, typed, reason, ...next }
    setKept(kept)
    keepDraft(key, kept)
  }
  const type = (changed: Partial<TypedNews>) => keep({ typed: { ...typed, ...changed } })
  const drop = () => {
    forgetKept(key)
    setKept(empty)
    setTried(false)
    setFailure(null)
  }
  const faults = isTried ? newsFaults(typed) : []
  const faultAt = (at: string) => {
    const fault = faults.find((one) => one.at === at)
    return fault ? wordsOf(fault) : null
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    // What is wrong is to be seen.
    const wrong = LANGUAGES.filter((language) => newsFaults(typed).some(({ at }) => at.startsWith(`${language}.`)))
    setOpened((before) => [...before, ...wrong])
    const sent = sentAnnouncement(id, { typed, reason })
    if (!sent) return
    setBusy(true)
    setFailure(null)
    try {
      const asked = { ...sent, rev }
      const { saveAnnouncement } = await OPS.run(JSON.stringify(asked), (op) =>
        request(SAVE_ANNOUNCEMENT, { ...asked, op }),
      )
      forgetKept(key)
      onSaved(saveAnnouncement)
    } catch (error) {
      if (error instanceof RefusedError && error.reason === 'others-changed') onOvertaken()
      setFailure(failureOf(error, t(id === null ? 'news.unansweredNew' : 'news.unanswered')))
      setBusy(false)
    }
  }
  const isChanged = JSON.stringify(typed) !== JSON.stringify(stored) || reason !== ''
  const isOvertaken = id !== null && JSON.stringify(base) !== JSON.stringify(stored)
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      {isOvertaken && (
        <p role="status" className={styles.overtaken}>
          {t('news.overtaken')}
        </p>
      )}
      <div className={styles.facts}>
        <ChoiceField
          label={t('news.type')}
          value={typed.type}
          options={ANNOUNCEMENT_TYPES.map((one) => [String(one), t(`site:news.kind.${noticeKind(one)}`)])}
          onChoose={(next) => type({ type: next })}
        />
        <FieldFrame label={t('news.publishAt')} fault={faultAt('publishedAt')}>
          {(attributes) => (
            <input
              {...attributes}
              type="datetime-local"
              className={fields.input}
              value={typed.publishedAt}
              onChange={(event) => type({ publishedAt: event.currentTarget.value })}
            />
          )}
        </FieldFrame>
        <div className={styles.picture}>
          <ChoiceField
            label={t('news.picture')}
            value={typed.image}
            options={[
              ['', t('news.noPicture')],
              ...pictures.map((path) => [path, path.replace('/news/', '')] as const),
            ]}
            onChoose={(next) => type({ image: next })}
          />
          {typed.image !== '' && <NewsPicture path={typed.image} alt={null} />}
        </div>
      </div>
      <div>
        {LANGUAGES.map((language) => (
          <NewsLanguage
            key={language}
            language={language}
            text={typed.texts[language]}
            isOpen={opened.includes(language)}
            onOpen={(isOpen) =>
              setOpened((before) => (isOpen ? [...before, language] : before.filter((one) => one !== language)))
            }
            faultAt={(part) => faultAt(`${language}.${part}`)}
            onType={(text) => type({ texts: { ...typed.texts, [language]: text } })}
          />
        ))}
      </div>
      <NewsTrial typed={typed} now={now} isRead={id !== null && (epochOfOslo(stored.publishedAt) ?? now + 1) <= now} />
      <ReasonField
        reason={reason}
        hint={t('news.whyHint')}
        isTried={isTried}
        onReason={(next) => keep({ reason: next })}
      />
      <div role="alert">{faultAt('texts') && <p className={pane.refusal}>{t('news.noText')}</p>}</div>
      <FailureLine failure={failure} />
      <div className={pane.keys}>
        <Button size="small" disabled={!isChanged || isBusy} onClick={drop}>
          {t('news.drop')}
        </Button>
        <Button size="small" kind="primary" type="submit" disabled={isBusy}>
          {t('news.save')}
        </Button>
      </div>
    </form>
  )
}
