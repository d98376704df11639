import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { NewsTable } from '#app/manage/news/news-table.tsx'
import { requireDesk } from '#app/manage/require-desk.ts'
import { tableQuery } from '#app/manage/table/table-query.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'write-announcements')
  const query = tableQuery(request.url, ['date'])
  const { search, page } = query
  return { query, ...(await desk.newsTable({ search, page })), now: Date.now() }
}

export default function NewsRoute() {
  return <NewsTable {...useLoaderData<typeof loader>()} />
}
