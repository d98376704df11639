import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import type { WakingHandle } from '#app/late-scripts.tsx'
import { readStart } from '#app/site/start/read-start.server.ts'
import { StartPage } from '#app/site/start/start-page.tsx'
import { StrayPage } from '#app/site/stray-page.tsx'
import type { loader as siteLoader } from './_site.tsx'

// Most visitors read and go on by a link. The sign-in box shows its form by itself (app/shared/wake-line.ts).
export const handle: WakingHandle = { wakes: 'by-sign' }

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
