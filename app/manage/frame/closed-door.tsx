import { useEffect } from 'react'
import type { Season } from '#app/shared/season.ts'
import { SiteFrame } from '#app/site/layout/site-frame.tsx'
import { StrayPage } from '#app/site/stray-page.tsx'
import { knock } from './door.ts'

/** The 404 page that everybody sees who is not staff. For staff whose desk is not open, it opens the desk (`knock`). */
export function ClosedDoor(site: { season: Season; year: number; stage: boolean }) {
  const { season, year, stage } = site
  useEffect(() => void knock(), [])
  return (
    <SiteFrame season={season} year={year} stage={stage}>
      <StrayPage kind="notFound" />
    </SiteFrame>
  )
}
