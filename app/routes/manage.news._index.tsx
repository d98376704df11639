import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { NewsTable } from '#app/manage/news/news-table.tsx'
import { NEWS_TABLE } from '#app/manage/news/queries.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { tableQuery } from '#app/manage/table/table-query.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'write-announcements')
  const query = tableQuery(request.url, ['date'])
  const { newsTable } = await desk.query(NEWS_TABLE, { search: query.search, page: query.page })
  return { query, ...newsTable, now: Date.now() }
}

export default function NewsRoute() {
  return <NewsTable {...useLoaderData<typeof loader>()} />
}
