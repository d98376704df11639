import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Choice } from '../form/choice.tsx'
import type { Option } from '../form/choice.tsx'
import type { TableAddress } from './table-query.ts'
import styles from './table-search.module.css'

type TableSearchProps = {
  query: TableAddress
  label: string
  hint?: string
  /** The filters; the first one is "all" with the value ''. */
  filters?: { label: string; options: readonly Option[] }
  /** The sort orders that no column stands for. */
  sorts?: { label: string; options: readonly Option[] }
}

/** A search field and a filter. Both are stored in the URL, so that a link to the table can be shared. */
export function TableSearch({ query, label, hint, filters, sorts }: TableSearchProps) {
  const { t } = useTranslation('manage')
  return (
    <Form method="get" role="search" className={styles.search} key={`${query.search} ${query.filter} ${query.sort}`}>
      <div className={styles.words}>
        <Field type="search" name="q" label={label} hint={hint} defaultValue={query.search} autoComplete="off" />
      </div>
      {filters && <Choice name="filter" label={filters.label} options={filters.options} defaultValue={query.filter} />}
      {sorts ? (
        <Choice name="sort" label={sorts.label} options={sorts.options} defaultValue={query.sort} />
      ) : (
        <input type="hidden" name="sort" value={query.sort} />
      )}
      <Button type="submit" icon="search">
        {t('table.search')}
      </Button>
    </Form>
  )
}
