import { useTranslation } from 'react-i18next'
import { dateLocale } from '#app/shared/dates.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useContact } from '../contact.ts'
import { Edges } from '../page/edges.tsx'
import { Lede } from '../page/lede.tsx'
import type { ReportState } from './public-reports.ts'
import { KEPT_DAYS } from './report-page.tsx'
import styles from './report.module.css'

/** [B21] The page of a report, for whoever has its number: received, decided, what and why, and what one can do. */
export function ReceiptPage({ report }: { report: ReportState }) {
  const { t } = useTranslation('report')
  const { number, at, kind, ground, what, words, hasEmail, decided } = report
  return (
    <>
      <PageTitle title={t('receipt.title')} isUnlisted />
      <Edges />
      <Lede title={t('receipt.title')} lead={t('receipt.keep')}>
        <p className={styles.number}>
          <span>{t('receipt.number')}</span> <code>{number}</code>
        </p>
      </Lede>
      <div className={styles.page}>
        <Panel title={t('receipt.state')}>
          <dl className={styles.facts}>
            <dt>{t('receipt.received')}</dt>
            <dd>
              <Moment at={at} />
            </dd>
            {decided && (
              <>
                <dt>{t('receipt.decided')}</dt>
                <dd>
                  <Moment at={decided.at} /> {t(`receipt.by.${decided.decider ?? 'staff'}`)}
                </dd>
              </>
            )}
          </dl>
          {decided ? (
            <>
              <p className={styles.outcome}>{t(`receipt.outcome.${decided.outcome}`)}</p>
              {decided.reason !== '' && (
                <>
                  <h3>{t('receipt.why')}</h3>
                  <p className={styles.said}>{decided.reason}</p>
                </>
              )}
            </>
          ) : (
            <p>{t(ground === 'danger' ? 'receipt.urgent' : 'receipt.waiting')}</p>
          )}
          {hasEmail && <p>{t('receipt.letter')}</p>}
        </Panel>
        <Panel title={t('receipt.yours')}>
          {words === '' ? (
            <p>{t('receipt.gone', { days: KEPT_DAYS })}</p>
          ) : (
            <>
              <p>
                <b>
                  {t(`kinds.${kind}`)}: {what}
                </b>
              </p>
              <p>{t(`grounds.${ground}`)}</p>
              <p className={styles.said}>{words}</p>
            </>
          )}
        </Panel>
        {decided && <Redress />}
        <div className={styles.links}>
          <Button to="/report" icon="report">
            {t('receipt.another')}
          </Button>
        </div>
      </div>
    </>
  )
}

function Redress() {
  const { t } = useTranslation('report')
  return (
    <Panel title={t('receipt.redress')}>
      <p>{t('receipt.redressText', { address: useContact().address })}</p>
    </Panel>
  )
}

function Moment({ at }: { at: number }) {
  const locale = dateLocale(useLanguage())
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Oslo' })
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>
}
