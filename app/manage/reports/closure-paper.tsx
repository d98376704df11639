import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { WriteForm } from '../form/write-form.tsx'
import { Paper } from '../page.tsx'
import { When } from '../when.tsx'
import type { Closure } from './closures-desk.ts'
import styles from './reports-page.module.css'

/** [B24] An account that is closed: who has closed it and why, and the forms for who may decide. */
export function ClosurePaper({ closure }: { closure: Closure }) {
  const { t } = useTranslation('manage')
  const { banId, userId, username, at, endsAt, reason, closer, mayDecide, mayOpen } = closure
  return (
    <Paper title={t('closing.title', { name: username })}>
      <p className={styles.words}>{reason}</p>
      <p className={styles.people}>
        <Link to={`/manage/users/${userId}`}>{username}</Link> · {t('closing.closedBy', { name: closer ?? '–' })} ·{' '}
        <When at={at} /> · {t('closing.opens')} <When at={endsAt} />
      </p>
      {!mayDecide && <p>{t('closing.needsAnother')}</p>}
      {mayOpen && (
        <div className={styles.forms}>
          {mayDecide && (
            <WriteForm
              name={`exclude ${banId}`}
              verb={t('closing.forGood')}
              kind="danger"
              reasonLabel={t('closing.reason')}
            />
          )}
          <WriteForm name={`open ${banId}`} verb={t('closing.open')} reasonLabel={t('closing.reason')} />
        </div>
      )}
    </Paper>
  )
}
