import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { LogPage } from '#app/manage/records/log-page.tsx'
import { requireDesk } from '#app/manage/require-desk.ts'
import { tableQuery } from '#app/manage/table/table-query.ts'
import { STAFF_ACTS } from '#durable/rules/staff/acts.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'open-manage')
  const query = tableQuery(request.url, ['newest'])
  const act = STAFF_ACTS.find((known) => known === query.filter) ?? null
  return { query, ...(await desk.staffLog({ search: query.search, page: query.page, act })) }
}

export default function LogRoute() {
  return <LogPage {...useLoaderData<typeof loader>()} />
}
