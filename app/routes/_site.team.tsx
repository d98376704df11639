import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { PageError } from '#app/site/page/page-error.tsx'
import { CREWS } from '#app/site/team/crews.ts'
import { membersOf } from '#app/site/team/members.server.ts'
import { TEAM_QUERY } from '#app/site/team/queries.ts'
import { TeamPage } from '#app/site/team/team-page.tsx'

export const handle = { i18n: ['pages'] }

export async function loader({ context }: LoaderFunctionArgs) {
  const { team } = await context.query(TEAM_QUERY, { types: CREWS.map(({ type }) => type) })
  return { members: membersOf(team) }
}

export default function TeamRoute() {
  return <TeamPage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <PageError />
}
