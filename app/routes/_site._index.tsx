import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { readStart } from '#app/site/start/read-start.server.ts'
import { StartPage } from '#app/site/start/start-page.tsx'
import { StrayPage } from '#app/site/stray-page.tsx'
import type { loader as siteLoader } from './_site.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return { ...(await readStart(context.query)), ways: context.signIn, stage: context.stage }
}

export default function StartRoute() {
  const site = useRouteLoaderData<typeof siteLoader>('routes/_site')
  return <StartPage season={site?.season ?? 'normal'} {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <StrayPage kind="failure" />
}
