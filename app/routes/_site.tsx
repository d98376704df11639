import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, useLoaderData } from '@remix-run/react'
import { SiteFrame } from '#app/site/layout/site-frame.tsx'
import { type Season, seasonAt } from '#app/site/season.ts'

export function loader({ context }: LoaderFunctionArgs): { season: Season; year: number; stage: boolean } {
  const now = Date.now()
  return { season: seasonAt(now), year: new Date(now).getFullYear(), stage: context.stage }
}

export default function SiteLayout() {
  return (
    <SiteFrame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </SiteFrame>
  )
}
