import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Operator } from '#app/load-context.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { BAN_MAX_MS, BAN_SECONDS } from '#durable/rules/bans.ts'
import { CLOSED_AT_MOST_MS } from '#durable/rules/staff/closures.ts'
import { DAYS_TO_REGRET } from '#durable/rules/staff/forgetting.ts'
import { TERMS, TERMS_NOTICE_DAYS } from '#durable/rules/users/terms.ts'
import { useContact } from '../contact.ts'
import { Manual, Paragraphs } from '../page/manual.tsx'
import { TERMS_SECTIONS } from './sections.ts'

const HOUR_S = 60 * 60

export function TermsPage({ operator }: { operator: Operator }) {
  const { t } = useTranslation('terms')
  const facts = {
    product: PRODUCT_NAME,
    address: useContact().address,
    operator: operator.name,
    days: DAYS_TO_REGRET,
    hours: Math.max(...BAN_SECONDS) / HOUR_S,
    banDays: BAN_MAX_MS / (24 * HOUR_S * 1000),
    closedDays: CLOSED_AT_MOST_MS / (24 * HOUR_S * 1000),
    noticeDays: TERMS_NOTICE_DAYS,
  }
  return (
    <>
      <PageTitle title={t('title')} description={t('description', facts)} canonical="/rules" />
      <Manual
        title={t('title')}
        lead={t('lead', facts)}
        since={{ words: t('updated'), day: TERMS.since }}
        contents={t('contents')}
        sections={TERMS_SECTIONS.map(({ id, icon }) => ({
          id,
          icon,
          title: t(`${id}.title`),
          body: (
            <>
              <Paragraphs text={t(`${id}.text`, facts)} />
              {id === 'reports' && (
                <p>
                  <Link to="/report">{t('reports.link')}</Link>
                </p>
              )}
            </>
          ),
        }))}
      >
        <p>
          <Link to="/privacy">{t('privacy')}</Link>
        </p>
      </Manual>
    </>
  )
}
