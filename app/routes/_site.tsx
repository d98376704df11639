import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, useLoaderData } from '@remix-run/react'
import type { WakingHandle } from '#app/late-scripts.tsx'
import { seasonAt } from '#app/shared/season.ts'
import type { Season } from '#app/shared/season.ts'
import { SiteFrame } from '#app/site/layout/site-frame.tsx'

// Most visitors read and go on by a link. The sign-in box shows its form, and the dressing room its dog, without a script.
export const handle: WakingHandle = { wakes: 'by-sign' }

export function loader({ context }: LoaderFunctionArgs): {
  season: Season
  year: number
  stage: boolean
} {
  const now = Date.now()
  return { season: seasonAt(now), year: new Date(now).getFullYear(), stage: context.stage }
}

// The season and the year stay the same for the whole visit.
export function shouldRevalidate() {
  return false
}

export default function SiteLayout() {
  const { season, year, stage } = useLoaderData<typeof loader>()
  return (
    <SiteFrame season={season} year={year} stage={stage}>
      <Outlet />
    </SiteFrame>
  )
}
