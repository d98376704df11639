import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_NAME } from '#app/product.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Edges } from '../../page/edges.tsx'
import { Lede } from '../../page/lede.tsx'
import { RankLadder } from './rank-ladder.tsx'
import { StaffRoles } from './staff-roles.tsx'

export function RangPage() {
  const { t } = useTranslation('whatis')
  return (
    <>
      <PageTitle title={t('rang.title')} description={t('rang.description', { product: PRODUCT_NAME })} />
      <Edges />
      <Lede title={t('rang.title')} lead={t('rang.lead')}>
        <Link to="/help#rank">{t('rang.help')}</Link>
      </Lede>
      <RankLadder />
      <StaffRoles />
    </>
  )
}
