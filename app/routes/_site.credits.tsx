import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { PageError } from '#app/site/page/page-error.tsx'
import { CreditsPage } from '#app/site/team/credits-page.tsx'
import { membersOf } from '#app/site/team/members.server.ts'
import { CREDITS_QUERY } from '#app/site/team/queries.ts'
import { CREDIT_ROLES } from '#durable/rules/site/team.ts'

export const handle = { i18n: ['pages'] }

export async function loader({ context }: LoaderFunctionArgs) {
  const { team, pictureCredits } = await context.query(CREDITS_QUERY, { types: [...CREDIT_ROLES] })
  return { members: membersOf(team), pictures: pictureCredits }
}

export default function CreditsRoute() {
  return <CreditsPage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <PageError />
}
