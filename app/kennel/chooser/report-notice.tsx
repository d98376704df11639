import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { SEE_REPORT_OUTCOMES } from '#app/queries.ts'
import type { ReportOutcome } from '#app/queries.ts'
import { PaperNotice } from '#app/ui/notice.tsx'
import styles from '../styles/chooser.module.css'

/**
 * The outcomes of the user's reports since the last visit. It is shown once; the report window of the park has them
 * too.
 */
export function ReportNotice({ outcomes }: { outcomes: readonly ReportOutcome[] }) {
  const { t } = useTranslation('kennel')
  useEffect(() => {
    const ids = outcomes.map(({ id }) => id)
    request(SEE_REPORT_OUTCOMES, { ids }).catch(() => {})
  }, [outcomes])
  return (
    <PaperNotice kind="info" word={t('report.title')} live="status">
      <ul className={styles.told}>
        {outcomes.map(({ id, dogName: name, outcome }) => (
          <li key={id}>
            {outcome &&
              t(name === null ? 'report.told' : 'report.toldOf', { name, outcome: t(`report.outcome.${outcome}`) })}
          </li>
        ))}
      </ul>
    </PaperNotice>
  )
}
