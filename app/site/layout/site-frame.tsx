import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import type { Season } from '#app/shared/season.ts'
import { seasonStyle, useSeasonArt } from '../season-art.ts'
import { Crumbs } from './crumbs.tsx'
import { DemoBanner } from './demo-banner.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from '../styles/site-frame.module.css'

const PICTURES = {
  grass: 'ground-*-grass',
  flowers: 'ground-*-flowers',
  trail: 'ground-*-trail',
  'trail-start': 'ground-*-trail-start',
  shore: 'ground-*-shore',
  water: 'ground-*-water',
  'deep-edge': 'ground-*-deep-edge',
}

type SiteFrameProps = {
  season: Season
  year: number
  /** Whether this is the demo park. */
  stage: boolean
  children: ReactNode
}

/**
 * The layout of every public page: sky at the top, lake at the bottom, and the page is a piece of the trail between
 * them.
 */
export function SiteFrame({ season, year, stage, children }: SiteFrameProps) {
  const { t } = useTranslation('site')
  // The app may open any page first, so its parameters are removed from the address here.
  useEffect(() => void appVisit(), [])
  const isStart = useLocation().pathname === '/'
  return (
    <div className={styles.frame} style={seasonStyle(useSeasonArt(), PICTURES)}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {stage && <DemoBanner />}
      <SiteHeader season={season} isLow={!isStart} />
      <main id="main" className={isStart ? undefined : styles.inner}>
        {!isStart && <Crumbs />}
        {children}
      </main>
      <SiteFooter year={year}>
        <Elsewhere />
      </SiteFooter>
    </div>
  )
}
