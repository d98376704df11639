import { useEffect } from 'react'
import type { Season } from '#app/shared/season.ts'
import { SiteFrame } from '#app/site/layout/site-frame.tsx'
import { StrayPage } from '#app/site/stray-page.tsx'
import { openAndReload } from './door.ts'

/** The 404 page that everybody sees who is not staff. For staff whose desk is not open, it opens the desk (`openAndReload`). */
export function ClosedDoor(site: { season: Season; year: number; stage: boolean }) {
  const { season, year, stage } = site
  useEffect(() => void openAndReload(), [])
  return (
    <SiteFrame season={season} year={year} stage={stage}>
      <StrayPage kind="notFound" />
    </SiteFrame>
  )
}
