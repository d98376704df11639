import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { isAct } from '#app/manage/records/acts.ts'
import { LogPage } from '#app/manage/records/log-page.tsx'
import { STAFF_LOG } from '#app/manage/records/queries.ts'
import { requireDesk } from '#app/manage/require-desk.ts'
import { tableQuery } from '#app/manage/table/table-query.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'open-manage')
  const query = tableQuery(request.url, ['newest'])
  const act = isAct(query.filter) ? query.filter : ''
  const { staffLogTable } = await desk.query(STAFF_LOG, { search: query.search, page: query.page, act })
  return { query, ...staffLogTable }
}

export default function LogRoute() {
  return <LogPage {...useLoaderData<typeof loader>()} />
}
