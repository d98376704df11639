import { useEffect } from 'react'
import { SiteFrame } from '#app/site/layout/site-frame.tsx'
import type { Season } from '#app/shared/season.ts'
import { StrayPage } from '#app/site/stray-page.tsx'
import { knock } from './door.ts'

/** The page that is not there, as everybody sees it who is not staff; staff whose desk is closed knock by it. */
export function ClosedDoor(site: { season: Season; year: number; stage: boolean }) {
  const { season, year, stage } = site
  useEffect(() => void knock(), [])
  return (
    <SiteFrame season={season} year={year} stage={stage}>
      <StrayPage kind="notFound" />
    </SiteFrame>
  )
}
