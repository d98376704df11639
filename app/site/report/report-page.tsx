import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_NAME } from '#app/product.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PaperNotice } from '#app/ui/notice.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { PUBLIC_REPORTS_KEPT_MS } from '#durable/rules/staff/forgetting.ts'
import {
  REPORTED_KINDS,
  REPORTED_WHAT_MAX,
  REPORTED_WORDS_MAX,
  REPORTED_WORDS_MIN,
  REPORT_EMAIL_MAX,
  REPORT_GROUNDS,
} from '#durable/rules/staff/public-reports.ts'
import { Edges } from '../page/edges.tsx'
import { Lede } from '../page/lede.tsx'
import { FindReport } from './find-report.tsx'
import type { ReportFields, ReportProblem } from './public-reports.ts'
import { useErrors } from './use-errors.ts'
import { WordsField } from './words-field.tsx'
import field from '#app/ui/styles/field.module.css'
import styles from './report.module.css'

const DAY_MS = 24 * 60 * 60 * 1000
export const KEPT_DAYS = PUBLIC_REPORTS_KEPT_MS / DAY_MS

const EMPTY: ReportFields = { kind: 'name', ground: 'rules', what: '', words: '', email: '' }

export type ReportPageProps = {
  number: string
  drawnAt: number
  /** What was sent and not taken, and why. */
  refused: (ReportFields & { problem: ReportProblem; isInGoodFaith: boolean }) | null
}

/** [B20] The form by which anybody reports something. It works without a script. */
export function ReportPage({ number, drawnAt, refused }: ReportPageProps) {
  const { t } = useTranslation('report')
  const sent = refused ?? EMPTY
  const errorOf = useErrors(refused?.problem ?? null)
  const limits = { min: REPORTED_WORDS_MIN, max: REPORTED_WORDS_MAX }
  return (
    <>
      <PageTitle title={t('title')} description={t('description', { product: PRODUCT_NAME })} />
      <Edges />
      <Lede title={t('title')} lead={t('lead')}>
        <p>{t('inPark')}</p>
        <p className={styles.emergency}>
          <Icon name="danger" />
          <b>{t('emergency')}</b>
        </p>
      </Lede>
      <div className={styles.page}>
        <Panel>
          {refused && (
            <div className={styles.refused}>
              <PaperNotice kind="danger" word={t('wrong')} live="alert">
                {errorOf(refused.problem)}
              </PaperNotice>
            </div>
          )}
          <Form method="post" className={styles.form} noValidate>
            <input type="hidden" name="number" value={number} />
            <input type="hidden" name="drawnAt" value={drawnAt} />
            <Choices
              legend={t('kind')}
              name="kind"
              chosen={sent.kind}
              values={REPORTED_KINDS}
              textOf={(kind) => t(`kinds.${kind}`)}
            />
            <Field
              name="what"
              label={t('what')}
              hint={t('whatHint')}
              defaultValue={sent.what}
              maxLength={REPORTED_WHAT_MAX}
              error={errorOf('what')}
              autoComplete="off"
              required
            />
            <Choices
              legend={t('ground')}
              name="ground"
              chosen={sent.ground}
              values={REPORT_GROUNDS}
              textOf={(ground) => t(`grounds.${ground}`)}
            />
            <WordsField label={t('words')} hint={t('wordsHint', limits)} text={sent.words} error={errorOf('words')} />
            <Field
              name="email"
              type="email"
              label={t('email')}
              hint={t('emailHint')}
              defaultValue={sent.email}
              maxLength={REPORT_EMAIL_MAX}
              error={errorOf('email')}
              autoComplete="email"
            />
            <div className={styles.trap} aria-hidden="true">
              <label>
                {t('trap')}
                <input name="homepage" tabIndex={-1} autoComplete="off" />
              </label>
            </div>
            <label className={styles.choice}>
              <input type="checkbox" name="faith" defaultChecked={refused?.isInGoodFaith} required />
              <span>{t('faith')}</span>
            </label>
            <p className={styles.small}>
              {t('privacy', { days: KEPT_DAYS })} <Link to="/transparency">{t('openness')}</Link>
            </p>
            <div>
              <Button type="submit" kind="primary" size="big" icon="send">
                {t('send')}
              </Button>
            </div>
          </Form>
        </Panel>
        <FindReport />
      </div>
    </>
  )
}

type ChoicesProps<Value extends string> = {
  legend: string
  name: string
  chosen: string
  values: readonly Value[]
  textOf: (value: Value) => ReactNode
}

function Choices<Value extends string>({ legend, name, chosen, values, textOf }: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend className={field.label}>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{textOf(value)}</span>
        </label>
      ))}
    </fieldset>
  )
}
