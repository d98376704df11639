import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportOutcome as Told } from '#app/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { useLife } from '../../life/use-life.ts'
import styles from './requests.module.css'

/** What became of a report, told once; it stays in the report window. */
export function ReportOutcome({ told: { id, dogName: name, outcome } }: { told: Told }) {
  const { t } = useTranslation(['game', 'words'])
  const life = useLife()
  useEffect(() => life.seeOutcome(id), [life, id])
  if (!outcome) return null
  const what = t(`staff.report.outcome.${outcome}`)
  return (
    <div className={styles.bubble} data-hud>
      <p>{t(name === null ? 'staff.report.told' : 'staff.report.toldOf', { name, outcome: what })}</p>
      <Button size="small" onClick={() => life.putOutcomeAside(id)}>
        {t('words:ok')}
      </Button>
    </div>
  )
}
