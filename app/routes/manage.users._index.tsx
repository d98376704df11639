import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { requireDesk } from '#app/manage/require-desk.ts'
import { tableQuery } from '#app/manage/table/table-query.ts'
import { UsersPage } from '#app/manage/users/users-page.tsx'
import { USER_FILTERS, USER_SORTS } from '#durable/rules/staff/tables.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'see-users')
  const query = tableQuery(request.url, USER_SORTS)
  const filter = USER_FILTERS.find((known) => known === query.filter) ?? 'all'
  return { query, ...(await desk.users({ ...query, filter })) }
}

export default function UsersRoute() {
  return <UsersPage {...useLoaderData<typeof loader>()} />
}
