import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { requireDesk } from '#app/manage/require-desk.ts'
import { tableQuery } from '#app/manage/table/table-query.ts'
import { USERS_TABLE } from '#app/manage/users/queries.ts'
import { USER_FILTERS, UsersPage } from '#app/manage/users/users-page.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await requireDesk(context, 'see-users')
  const query = tableQuery(request.url, ['newest', 'name', 'seen'])
  const filter = USER_FILTERS.find((known) => known === query.filter) ?? 'all'
  const { usersTable } = await desk.query(USERS_TABLE, { ...query, filter })
  return { query, ...usersTable }
}

export default function UsersRoute() {
  return <UsersPage {...useLoaderData<typeof loader>()} />
}
