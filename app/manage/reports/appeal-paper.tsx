import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { HowLong } from '../bans/how-long.tsx'
import { WriteForm } from '../form/write-form.tsx'
import { Paper } from '../page.tsx'
import { When } from '../when.tsx'
import type { Appeal } from './appeals-desk.ts'
import styles from './reports-page.module.css'

/**
 * An appeal against a ban: the reason of the ban, the words of the user, and the form for the answer, which they read.
 */
export function AppealPaper({ appeal }: { appeal: Appeal }) {
  const { t } = useTranslation('manage')
  const { banId, userId, username, at, words, reason, seconds, kind, issuer, endsAt, mayAnswer } = appeal
  const answer = { reasonLabel: t('reports.answer') }
  return (
    <Paper title={t('reports.appeal', { name: username })}>
      <p className={styles.words}>{words}</p>
      <p className={styles.people}>
        <Link to={`/manage/users/${userId}`}>{username}</Link> · <When at={at} />
      </p>
      <p>
        {t('bans.why')}: {reason || '–'} · <HowLong seconds={seconds} kind={kind} /> · {t('bans.by')} {issuer ?? '–'}
        {kind !== 'for-good' && (
          <>
            {' · '}
            {t('bans.ends')} <When at={endsAt} />
          </>
        )}
      </p>
      {mayAnswer ? (
        <div className={styles.forms}>
          <WriteForm name={`uphold ${banId}`} verb={t('reports.uphold')} {...answer} />
          <WriteForm name={`lift ${banId}`} verb={t('reports.lift')} kind="primary" {...answer} />
        </div>
      ) : (
        <p>{t('reports.ownBan')}</p>
      )}
    </Paper>
  )
}
