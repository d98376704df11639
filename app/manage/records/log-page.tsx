import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { STAFF_ACTS } from '#durable/rules/staff/acts.ts'
import { ManagePage, Paper } from '../page.tsx'
import { roomWords, useRoomNames } from '../room-name.tsx'
import { DataTable, NOTHING } from '../table/data-table.tsx'
import { Pager } from '../table/pager.tsx'
import type { TableAddress } from '../table/table-query.ts'
import { TableSearch } from '../table/table-search.tsx'
import { When } from '../when.tsx'
import { LogDetail } from './log-detail.tsx'
import type { LogRow } from './records-desk.ts'

type LogPageProps = { query: TableAddress; rows: readonly LogRow[]; total: number }

/** The staff log, whose lines are never changed. */
export function LogPage({ query, rows, total }: LogPageProps) {
  const { t } = useTranslation('manage')
  // Old lines may have acts that the code does not know any more.
  const wordOf = (act: string) => {
    const known = STAFF_ACTS.find((one) => one === act)
    return known ? t(`log.act.${known}`) : act
  }
  const options = STAFF_ACTS.map((value) => ({ value, label: t(`log.act.${value}`) }))
  return (
    <ManagePage title={t('sections.log')}>
      <Paper>
        <TableSearch
          query={query}
          label={t('log.search')}
          filters={{ label: t('log.what'), options: [{ value: '', label: t('log.all') }, ...options] }}
        />
        <DataTable
          label={t('sections.log')}
          rows={rows}
          keyOf={({ id }) => id}
          empty={t('table.nothing')}
          sort="newest"
          columns={[
            { key: 'act', title: t('log.what'), cell: ({ act }) => wordOf(act) },
            { key: 'by', title: t('log.by'), cell: ({ staff }) => staff ?? t('log.park') },
            { key: 'whom', title: t('log.whom'), cell: (row) => <Whom row={row} /> },
            { key: 'reason', title: t('log.reason'), cell: ({ reason }) => reason || '–' },
            {
              key: 'detail',
              title: t('log.detail'),
              cell: ({ detail, code }) => (detail === '{}' ? NOTHING : <LogDetail json={detail} code={code} />),
            },
            { key: 'at', title: t('log.when'), sort: 'newest', cell: ({ at }) => <When at={at} /> },
          ]}
        />
        <Pager page={query.page} total={total} />
      </Paper>
    </ManagePage>
  )
}

function Whom({ row: { userId, username, dogName, room } }: { row: LogRow }) {
  const who = userId === null ? null : <Link to={`/manage/users/${userId}`}>{username ?? userId}</Link>
  const names = useRoomNames()
  const rest = [dogName, room && roomWords(names, room)].filter((part) => part !== null).join(' · ')
  if (who === null) return rest || '–'
  return (
    <>
      {who} {rest && `· ${rest}`}
    </>
  )
}
