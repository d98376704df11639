import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { LATEST_ANNOUNCEMENTS } from '#app/queries.ts'
import { StartPage } from '#app/site/start/start-page.tsx'
import { StrayPage } from '#app/site/stray-page.tsx'
import type { loader as siteLoader } from './_site.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const news = await context.query(LATEST_ANNOUNCEMENTS, {}).catch(() => null)
  return { announcements: news?.latestAnnouncements ?? null, ways: context.signIn }
}

export default function StartRoute() {
  const site = useRouteLoaderData<typeof siteLoader>('routes/_site')
  return <StartPage season={site?.season ?? 'normal'} {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <StrayPage kind="failure" />
}
