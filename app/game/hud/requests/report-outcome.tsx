import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportOutcome as Outcome } from '#app/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { useAccount } from '#app/game/hud/account/use-account.ts'
import styles from './requests.module.css'

/** What became of a report, told once; it stays in the report window. */
export function ReportOutcome({ report: { id, dogName: name, outcome } }: { report: Outcome }) {
  const { t } = useTranslation(['game', 'words'])
  const account = useAccount()
  useEffect(() => account.seeOutcome(id), [account, id])
  if (!outcome) return null
  const what = t(`staff.report.outcome.${outcome}`)
  return (
    <div className={styles.bubble} data-hud>
      <p>{t(name === null ? 'staff.report.told' : 'staff.report.toldOf', { name, outcome: what })}</p>
      <Button size="small" onClick={() => account.putOutcomeAside(id)}>
        {t('words:ok')}
      </Button>
    </div>
  )
}
