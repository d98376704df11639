import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES } from '#durable/rules/languages.ts'
import { DESK_TEXTS } from '#durable/rules/staff/desk-texts.ts'
import { PUBLIC_VERDICTS } from '#durable/rules/staff/public-reports.ts'
import { Choice } from '../form/choice.tsx'
import { TextArea } from '../form/text-area.tsx'
import { WriteForm } from '../form/write-form.tsx'
import { Paper } from '../page.tsx'
import { When } from '../when.tsx'
import { letterTo } from './letter.ts'
import type { PublicReport } from './public-reports-desk.ts'
import styles from './reports-page.module.css'

/** [B21] A report from the site: what it says, whom it may be about, and the decision or the letter that it waits for. */
export function PublicReportPaper({ report }: { report: PublicReport }) {
  const { t } = useTranslation('manage')
  const { id, at, language, kind, ground, what, words, outcome, decision, bearers, first } = report
  return (
    <Paper title={`${t('outside.title')}: ${t(`outside.kind.${kind}`)}, ${t(`outside.ground.${ground}`)} · ${id}`}>
      <p>
        <b>{what}</b>
      </p>
      {first && <b>{t('outside.again')}</b>}
      <p className={styles.words}>{words}</p>
      {first && <First {...first} />}
      <p className={styles.people}>
        {bearers.map(({ userId, username, dogName }) => (
          <span key={`${userId} ${dogName ?? ''}`}>
            <Link to={`/manage/users/${userId}`}>{username}</Link>
            {dogName !== null && ` · ${dogName}`} ·{' '}
          </span>
        ))}
        {t('outside.language', { language: LANGUAGE_NAMES[language] })} · <When at={at} />
      </p>
      {outcome === null ? (
        <Decision report={report} />
      ) : (
        <>
          <p>{t(`outside.verdict.${outcome}`)}</p>
          <p className={styles.words}>{decision}</p>
          <Letter report={report} />
        </>
      )}
    </Paper>
  )
}

/** [B26] What the reporter does not agree with. */
function First({ outcome, decision }: NonNullable<PublicReport['first']>) {
  const { t } = useTranslation('manage')
  return (
    <>
      {outcome !== null && <p>{t('outside.before', { verdict: t(`outside.verdict.${outcome}`) })}</p>}
      <p className={styles.words}>{decision}</p>
    </>
  )
}

function Decision({ report: { id, bearers } }: { report: PublicReport }) {
  const { t } = useTranslation('manage')
  const users = bearers.map(({ userId, username, dogName }) => ({
    value: String(userId),
    label: dogName === null ? username : t('outside.dog', { name: dogName, user: username }),
  }))
  const { min, max } = DESK_TEXTS.decision
  return (
    <details className={styles.answer}>
      <summary>{t('outside.decide')}</summary>
      <WriteForm name={`decide ${id}`} verb={t('outside.decide')} kind="primary" asksReason={false} isUrgent>
        <Choice
          name="outcome"
          label={t('outside.outcome')}
          options={PUBLIC_VERDICTS.map((value) => ({ value, label: t(`outside.verdict.${value}`) }))}
        />
        {users.length > 0 && (
          <Choice
            name="userId"
            label={t('outside.about')}
            options={[...users, { value: '', label: t('outside.nobody') }]}
          />
        )}
        <TextArea name="decision" label={t('outside.decision')} required minLength={min} maxLength={max} />
      </WriteForm>
    </details>
  )
}

/** The answer by hand: a letter in the mail program of whoever writes it, and then the address is deleted. */
function Letter({ report: { id, email, decision } }: { report: PublicReport }) {
  const { t } = useTranslation('manage')
  if (email === null) return null
  const letter = letterTo(email, { subject: t('outside.subject'), body: decision ?? '' })
  return (
    <>
      <p>
        {t('outside.letter', { address: email })} <a href={letter}>{t('outside.write')}</a>
      </p>
      <div className={styles.forms}>
        <WriteForm name={`letter ${id}`} verb={t('outside.sent')} asksReason={false} isUrgent />
      </div>
    </>
  )
}
