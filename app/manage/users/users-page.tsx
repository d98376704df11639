import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { USER_FILTERS } from '#durable/rules/staff/tables.ts'
import { ManagePage, Paper } from '../page.tsx'
import { DataTable } from '../table/data-table.tsx'
import { Pager } from '../table/pager.tsx'
import type { TableAddress } from '../table/table-query.ts'
import { TableSearch } from '../table/table-search.tsx'
import { When } from '../when.tsx'
import { RoleMarks } from './roles.tsx'
import type { UserRow } from './users-desk.ts'

type UsersPageProps = { query: TableAddress; rows: readonly UserRow[]; total: number }

/** The list of all users. */
export function UsersPage({ query, rows, total }: UsersPageProps) {
  const { t } = useTranslation('manage')
  return (
    <ManagePage title={t('sections.users')}>
      <Paper>
        <TableSearch
          query={query}
          label={t('users.search')}
          filters={{
            label: t('users.show'),
            options: USER_FILTERS.map((value) => ({ value, label: t(`users.filter.${value}`) })),
          }}
        />
        <DataTable
          label={t('sections.users')}
          rows={rows}
          keyOf={({ id }) => id}
          empty={t('table.nothing')}
          sort={query.sort}
          columns={[
            {
              key: 'name',
              title: t('users.name'),
              sort: 'name',
              cell: ({ id, username }) => <Link to={`/manage/users/${id}`}>{username}</Link>,
            },
            { key: 'dogs', title: t('users.dogs'), cell: ({ dogNames }) => dogNames || '–' },
            { key: 'roles', title: t('users.is'), cell: (row) => <RoleMarks {...row} /> },
            {
              key: 'seen',
              title: t('users.seen'),
              sort: 'seen',
              cell: ({ seenAt }) => (seenAt === null ? '–' : <When at={seenAt} />),
            },
            {
              key: 'since',
              title: t('users.since'),
              sort: 'newest',
              cell: ({ createdAt }) => <When at={createdAt} />,
            },
          ]}
        />
        <Pager page={query.page} total={total} />
      </Paper>
    </ManagePage>
  )
}
