import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { LeadersPage } from '#app/site/highscore/leaders-page.tsx'
import { LEADERS } from '#app/site/highscore/queries.ts'
import { PageError } from '#app/site/page/page-error.tsx'

export const handle = { i18n: ['pages'] }

export async function loader({ context }: LoaderFunctionArgs) {
  return { leaders: await context.query(LEADERS, {}) }
}

export default function LeadersRoute() {
  return <LeadersPage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <PageError />
}
