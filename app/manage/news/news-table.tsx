import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { noticeKind } from '#app/shared/notice-kind.ts'
import { Button } from '#app/ui/button.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { ManagePage, Paper } from '../page.tsx'
import { DataTable } from '../table/data-table.tsx'
import { Pager } from '../table/pager.tsx'
import type { TableAddress } from '../table/table-query.ts'
import { TableSearch } from '../table/table-search.tsx'
import { When } from '../when.tsx'
import type { NewsRow } from './news-desk.ts'

type NewsTableProps = {
  query: TableAddress
  rows: readonly NewsRow[]
  total: number
  /** Epoch ms: announcements with a later date are not published yet. */
  now: number
}

/** The list of all announcements, published or not. */
export function NewsTable({ query, rows, total, now }: NewsTableProps) {
  const { t } = useTranslation(['manage', 'site'])
  return (
    <ManagePage
      title={t('sections.news')}
      action={
        <Button kind="primary" icon="plus" to="/manage/news/new">
          {t('news.write')}
        </Button>
      }
    >
      <Paper>
        <TableSearch query={query} label={t('news.search')} />
        <DataTable
          label={t('sections.news')}
          rows={rows}
          keyOf={({ id }) => id}
          empty={t('table.nothing')}
          sort="date"
          columns={[
            {
              key: 'title',
              title: t('news.title'),
              cell: ({ id, title }) => <Link to={`/manage/news/${id}`}>{title}</Link>,
            },
            { key: 'type', title: t('news.type'), cell: ({ type }) => t(`site:news.kind.${noticeKind(type)}`) },
            { key: 'date', title: t('news.date'), sort: 'date', cell: ({ publishedAt }) => <When at={publishedAt} /> },
            {
              key: 'state',
              title: t('news.state'),
              cell: ({ publishedAt, languages }) => {
                const state = t(publishedAt > now ? 'news.waits' : 'news.out')
                const lacking = LANGUAGES.length - languages
                return lacking > 0 ? `${state}, ${t('news.lacking', { count: lacking })}` : state
              },
            },
          ]}
        />
        <Pager page={query.page} total={total} />
      </Paper>
    </ManagePage>
  )
}
