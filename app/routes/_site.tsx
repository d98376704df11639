import { Outlet, useLoaderData } from '@remix-run/react'
import { SiteFrame } from '#app/site/layout/site-frame.tsx'
import { type Season, seasonAt } from '#app/site/season.ts'

export function loader(): { season: Season; year: number } {
  const now = Date.now()
  return { season: seasonAt(now), year: new Date(now).getFullYear() }
}

export default function SiteLayout() {
  return (
    <SiteFrame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </SiteFrame>
  )
}
