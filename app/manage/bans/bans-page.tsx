import { Link, useActionData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PaperNotice } from '#app/ui/notice.tsx'
import { BAN_FILTERS } from '#durable/rules/staff/tables.ts'
import type { FormAnswer } from '../form/outcome.ts'
import { WriteForm } from '../form/write-form.tsx'
import { ManagePage, Paper } from '../page.tsx'
import { DataTable } from '../table/data-table.tsx'
import { Pager } from '../table/pager.tsx'
import type { TableAddress } from '../table/table-query.ts'
import { TableSearch } from '../table/table-search.tsx'
import { When } from '../when.tsx'
import type { BanRow } from './bans-desk.ts'
import { HowLong } from './how-long.tsx'
import styles from './bans-page.module.css'

type BansPageProps = { query: TableAddress; rows: readonly BanRow[]; total: number }

/** The list of bans and kicks, where bans can be lifted. */
export function BansPage({ query, rows, total }: BansPageProps) {
  const { t } = useTranslation('manage')
  const outcome = useActionData<FormAnswer>()?.outcome
  return (
    <ManagePage title={t('sections.bans')}>
      {outcome?.done && (
        <PaperNotice kind="info" word={t('bans.lifted')} live="status">
          {t('bans.liftedText')}
        </PaperNotice>
      )}
      <Paper>
        <TableSearch
          query={query}
          label={t('bans.search')}
          filters={{
            label: t('users.show'),
            options: BAN_FILTERS.map((value) => ({ value, label: t(`bans.filter.${value}`) })),
          }}
        />
        <DataTable
          label={t('sections.bans')}
          rows={rows}
          keyOf={({ id }) => id}
          empty={t('table.nothing')}
          sort={query.sort}
          columns={[
            { key: 'who', title: t('bans.who'), sort: 'name', cell: (row) => <Who row={row} /> },
            { key: 'why', title: t('bans.why'), cell: ({ reason }) => reason || '–' },
            { key: 'long', title: t('bans.howLong'), cell: (row) => <HowLong {...row} /> },
            { key: 'by', title: t('bans.by'), cell: ({ issuer }) => issuer ?? '–' },
            { key: 'at', title: t('bans.given'), sort: 'newest', cell: ({ at }) => <When at={at} /> },
            { key: 'ends', title: t('bans.ends'), sort: 'ends', cell: (row) => <End row={row} /> },
          ]}
        />
        <Pager page={query.page} total={total} />
      </Paper>
    </ManagePage>
  )
}

function Who({ row: { userId, username, dogName } }: { row: BanRow }) {
  return (
    <>
      <Link to={`/manage/users/${userId}`}>{username}</Link>
      {dogName !== null && ` · ${dogName}`}
    </>
  )
}

function End({ row: { id, endsAt, seconds, kind, isActive, isLifted, isAppealed, mayLift } }: { row: BanRow }) {
  const { t } = useTranslation('manage')
  if (seconds === 0 && !isActive) return '–'
  return (
    <>
      {isActive && kind === 'for-good' ? '–' : <When at={endsAt} />}
      {isLifted && ` · ${t('bans.wasLifted')}`}
      {isActive && isAppealed && (
        <>
          {' · '}
          <Link to="/manage/reports">{t('bans.appealed')}</Link>
        </>
      )}
      {mayLift && (
        <details className={styles.lift}>
          <summary>{t('bans.lift')}</summary>
          <WriteForm name={`lift ${id}`} verb={t('bans.lift')} kind="primary" />
        </details>
      )}
    </>
  )
}
