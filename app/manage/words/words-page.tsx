import { Link, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import type { WordChange } from '#durable/rules/filter/entries.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { ManagePage, Paper } from '../page.tsx'
import { DataTable } from '../table/data-table.tsx'
import { Pager } from '../table/pager.tsx'
import { addressWith } from '../table/table-query.ts'
import type { TableAddress } from '../table/table-query.ts'
import { TableSearch } from '../table/table-search.tsx'
import { When } from '../when.tsx'
import { TryForm } from './try-form.tsx'
import type { WordRow } from './words-desk.ts'
import styles from './words-page.module.css'

type WordsPageProps = { query: TableAddress; rows: readonly WordRow[]; total: number; wanted: WordChange }

/** The word lists of all languages. A change must be tried on lines first, and then holds in every room. */
export function WordsPage({ query, rows, total, wanted }: WordsPageProps) {
  const { t } = useTranslation('manage')
  const options = LANGUAGES.map((value) => ({ value, label: t(`words.language.${value}`) }))
  return (
    <ManagePage title={t('sections.words')}>
      <TryForm wanted={wanted} />
      <Paper title={t('words.lists')}>
        <TableSearch
          query={query}
          label={t('words.search')}
          filters={{ label: t('words.of'), options: [{ value: '', label: t('words.all') }, ...options] }}
        />
        <DataTable
          label={t('words.lists')}
          rows={rows}
          keyOf={({ language, list, entry }) => `${language} ${list} ${entry}`}
          empty={t('table.nothing')}
          columns={[
            { key: 'entry', title: t('words.entry'), cell: (row) => <Entry row={row} /> },
            { key: 'list', title: t('words.list'), cell: ({ list }) => t(`words.kind.${list}`) },
            { key: 'language', title: t('words.of'), cell: ({ language }) => t(`words.language.${language}`) },
            {
              key: 'changed',
              title: t('words.changed'),
              cell: ({ changedAt }) => (changedAt === null ? '–' : <When at={changedAt} />),
            },
            { key: 'do', title: t('words.do'), cell: (row) => <TurnLink row={row} /> },
          ]}
        />
        <Pager page={query.page} total={total} />
      </Paper>
    </ManagePage>
  )
}

function Entry({ row: { entry, isIn } }: { row: WordRow }) {
  const { t } = useTranslation('manage')
  if (isIn) return <span className={styles.entry}>{entry}</span>
  return (
    <>
      <s className={styles.entry}>{entry}</s>
      {` (${t('words.out')})`}
    </>
  )
}

/** A link that puts the opposite of the present state into the form above, to be tried. */
function TurnLink({ row: { language, list, entry, isIn } }: { row: WordRow }) {
  const { t } = useTranslation('manage')
  const { search } = useLocation()
  return (
    <Link className={styles.turn} to={addressWith(search, { language, list, entry, isIn: String(!isIn) })}>
      <Icon name={isIn ? 'close' : 'retry'} />
      {t(isIn ? 'words.takeOut' : 'words.putBack')}
    </Link>
  )
}
