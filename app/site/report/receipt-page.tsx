import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { dateLocale } from '#app/shared/dates.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { PaperNotice } from '#app/ui/notice.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { REPORTED_WORDS_MAX, REPORTED_WORDS_MIN } from '#durable/rules/staff/public-reports.ts'
import { Edges } from '../page/edges.tsx'
import { Lede } from '../page/lede.tsx'
import type { Decided, ReportProblem, ReportState } from './public-reports.ts'
import { KEPT_DAYS } from './report-page.tsx'
import { useErrors } from './use-errors.ts'
import { WordsField } from './words-field.tsx'
import styles from './report.module.css'

/** Why nobody was asked for a second look, and the words that were sent. */
export type RefusedAsking = { problem: ReportProblem; words: string } | null

/** [B21] The page of a report, for whoever has its number: received, decided, what and why, and what one can do. */
export function ReceiptPage({ report, refused }: { report: ReportState; refused: RefusedAsking }) {
  const { t } = useTranslation('report')
  const { number, at, kind, ground, what, words, hasEmail, decided, mayAskAgain, again } = report
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
          <Facts at={at} decided={decided} />
          {decided ? (
            <Answer decided={decided} />
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
        {again && <Again {...again} />}
        {decided && <Redress mayAskAgain={mayAskAgain} refused={refused} />}
        <div className={styles.links}>
          <Button to="/report" icon="report">
            {t('receipt.another')}
          </Button>
        </div>
      </div>
    </>
  )
}

type Stage = { at: number; decided: Decided | null }

/** When it came, and when and by whom it was decided. */
function Facts({ at, decided }: Stage) {
  const { t } = useTranslation('report')
  return (
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
  )
}

function Answer({ decided: { outcome, reason } }: { decided: Decided }) {
  const { t } = useTranslation('report')
  return (
    <>
      <p className={styles.outcome}>{t(`receipt.outcome.${outcome}`)}</p>
      {reason !== '' && (
        <>
          <h3>{t('receipt.why')}</h3>
          <p className={styles.said}>{reason}</p>
        </>
      )}
    </>
  )
}

/** [B26] The second look that was asked for, and what came of it. */
function Again({ at, words, decided }: NonNullable<ReportState['again']>) {
  const { t } = useTranslation('report')
  return (
    <Panel title={t('receipt.again.title')}>
      <Facts at={at} decided={decided} />
      {decided ? <Answer decided={decided} /> : <p>{t('receipt.again.waiting')}</p>}
      {words !== '' && (
        <>
          <h3>{t('receipt.yours')}</h3>
          <p className={styles.said}>{words}</p>
        </>
      )}
    </Panel>
  )
}

/** [B26] What one can do who does not agree: ask for a second look, once, or go elsewhere. It works without a script. */
function Redress({ mayAskAgain, refused }: { mayAskAgain: boolean; refused: RefusedAsking }) {
  const { t } = useTranslation('report')
  const errorOf = useErrors(refused?.problem ?? null)
  const limits = { min: REPORTED_WORDS_MIN, max: REPORTED_WORDS_MAX }
  return (
    <Panel title={t('receipt.redress')}>
      {mayAskAgain && (
        <>
          {refused && (
            <div className={styles.refused}>
              <PaperNotice kind="danger" word={t('receipt.again.wrong')} live="alert">
                {errorOf(refused.problem)}
              </PaperNotice>
            </div>
          )}
          <p>{t('receipt.again.text')}</p>
          <Form method="post" className={classNames(styles.find, styles.ask)} noValidate>
            <WordsField
              label={t('receipt.again.words')}
              hint={t('receipt.again.hint', limits)}
              text={refused?.words ?? ''}
              error={errorOf('words')}
            />
            <Button type="submit">{t('receipt.again.ask')}</Button>
          </Form>
        </>
      )}
      <p>{t('receipt.redressText')}</p>
    </Panel>
  )
}

function Moment({ at }: { at: number }) {
  const locale = dateLocale(useLanguage())
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Oslo' })
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>
}
