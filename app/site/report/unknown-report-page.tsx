import { useTranslation } from 'react-i18next'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Edges } from '../page/edges.tsx'
import { Lede } from '../page/lede.tsx'
import { FindReport } from './find-report.tsx'
import styles from './report.module.css'

/** The page of a number that is no report's. */
export function UnknownReportPage() {
  const { t } = useTranslation('report')
  return (
    <>
      <PageTitle title={t('receipt.title')} isUnlisted />
      <Edges />
      <Lede title={t('receipt.title')} />
      <div className={styles.page}>
        <FindReport isUnknown />
      </div>
    </>
  )
}
