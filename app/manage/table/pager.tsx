import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { PAGE_ROWS } from '#durable/rules/staff/tables.ts'
import { addressWith } from './table-query.ts'
import styles from './pager.module.css'

/** Links to the previous and the next page; nothing below an empty table, which says so itself. */
export function Pager({ page, total }: { page: number; total: number }) {
  const { t } = useTranslation('manage')
  const { search } = useLocation()
  const pages = Math.ceil(total / PAGE_ROWS)
  if (total === 0) return null
  return (
    <nav className={styles.pager} aria-label={t('table.pages')}>
      <p>{t('table.total', { count: total, page, pages })}</p>
      {page > 1 && (
        <Button to={addressWith(search, { page: page - 1 })} icon="previous">
          {t('table.previous')}
        </Button>
      )}
      {page < pages && (
        <Button to={addressWith(search, { page: page + 1 })} icon="next">
          {t('table.next')}
        </Button>
      )}
    </nav>
  )
}
