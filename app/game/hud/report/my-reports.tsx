import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { SEE_REPORT_OUTCOMES } from '#app/queries.ts'
import { useAnswer } from '#app/game/hud/shared/use-answer.ts'
import styles from '#app/game/hud/shared/choice-form.module.css'
import { MY_REPORTS } from './report-queries.ts'

/** What has become of one's own reports; nothing where there are none, or nobody answers. */
export function MyReports() {
  const { t } = useTranslation('game')
  const mine = useAnswer(askForMine).answer?.myReports ?? []
  if (mine.length === 0) return null
  return (
    <section aria-label={t('staff.report.mine')}>
      <b>{t('staff.report.mine')}</b>
      <ul className={styles.list}>
        {mine.slice(0, 5).map(({ id, dogName, outcome, isNew }) => (
          <li key={id} className={isNew ? styles.new : undefined}>
            <bdi>{dogName ?? t('staff.report.unnamed')}</bdi>:{' '}
            {outcome ? t(`staff.report.outcome.${outcome}`) : t('staff.report.waiting')}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Those that are shown are seen. */
async function askForMine() {
  const answer = await request(MY_REPORTS, {})
  const ids = answer.myReports.filter(({ isNew }) => isNew).map(({ id }) => id)
  if (ids.length > 0) void request(SEE_REPORT_OUTCOMES, { ids }).catch(() => {})
  return answer
}
