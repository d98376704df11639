import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_NAME } from '#app/product.ts'
import { dateLocale } from '#app/shared/dates.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { Panel } from '#app/ui/panel.tsx'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { AVERAGED_MONTHS } from '#durable/rules/staff/transparency.ts'
import { Edges } from '../page/edges.tsx'
import { Lede } from '../page/lede.tsx'
import { TRANSPARENT_ACTS } from './transparency.ts'
import type { ReportCounts, Told, Transparency } from './transparency.ts'
import styles from './transparency.module.css'

/** [S20] What is reported and what staff do, in rounded numbers. */
export function TransparencyPage({ numbers }: { numbers: Transparency }) {
  const { t } = useTranslation('transparency')
  const { fromPark, fromSite, acts, appeals, months, averageUsers } = numbers
  return (
    <>
      <PageTitle title={t('title')} description={t('description', { product: PRODUCT_NAME })} />
      <Edges />
      <Lede title={t('title')} lead={t('lead')}>
        <p>{t('rounded')}</p>
      </Lede>
      <div className={styles.page}>
        <Panel title={t('reports')}>
          <Table heads={[t('where'), t('received'), t('decided'), t('hours')]}>
            <Reports from={t('fromPark')} counts={fromPark} />
            <Reports from={t('fromSite')} counts={fromSite} />
          </Table>
        </Panel>
        <Panel title={t('acts')}>
          <Table heads={[t('what'), t('times')]}>
            {TRANSPARENT_ACTS.map((act) => (
              <Row key={act} head={t(`act.${act}`)} cells={[acts[act]]} />
            ))}
          </Table>
        </Panel>
        <Panel title={t('appeals')}>
          <p>{t('appealsText')}</p>
          <Table heads={[t('what'), t('times')]}>
            <Row head={t('made')} cells={[appeals.made]} />
            <Row head={t('granted')} cells={[appeals.granted]} />
          </Table>
        </Panel>
        <Panel title={t('users')}>
          <p>{t('usersText')}</p>
          {months.length === 0 ? (
            <p>{t('noMonths')}</p>
          ) : (
            <Table heads={[t('month'), t('times')]}>
              {months.map(({ month, users }) => (
                <Row key={month} head={<Month month={month} />} cells={[users]} />
              ))}
              <Row head={t('average', { months: AVERAGED_MONTHS })} cells={[averageUsers]} />
            </Table>
          )}
        </Panel>
        <Panel title={t('filter')}>
          <p>{t('filterText')}</p>
        </Panel>
        <Panel>
          <p className={styles.foot}>
            {t('computed')} <Link to="/report">{t('report')}</Link>
          </p>
        </Panel>
      </div>
    </>
  )
}

function Reports({ from, counts: { received, decided, hours } }: { from: string; counts: ReportCounts }) {
  const { t } = useTranslation('transparency')
  const took = hours === null ? '–' : t('hoursOf', { count: hours })
  return <Row head={from} cells={[received, decided]} last={took} />
}

function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function Row({ head, cells, last }: { head: ReactNode; cells: readonly Told[]; last?: string }) {
  const { t } = useTranslation('transparency')
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[useLanguage()])
  return (
    <tr>
      <th scope="row">{head}</th>
      {cells.map((count, place) => (
        <td key={place}>{count === null ? t('few') : format.format(count)}</td>
      ))}
      {last !== undefined && <td>{last}</td>}
    </tr>
  )
}

function Month({ month }: { month: string }) {
  const format = new Intl.DateTimeFormat(dateLocale(useLanguage()), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return <time dateTime={month}>{format.format(new Date(month))}</time>
}
