import { useRouteLoaderData } from '@remix-run/react'
import type { CSSProperties } from 'react'

/**
 * The address of each picture of the season, by its name with a star in place of the season: "hero-*", "header-*-sky".
 */
export type SeasonArt = Readonly<Record<string, string>>

const NO_ART: SeasonArt = {}

/** The pictures of the current season. The server chose them; the browser gets no other season's addresses. */
export function useSeasonArt(): SeasonArt {
  return useRouteLoaderData<{ art: SeasonArt }>('root')?.art ?? NO_ART
}

/** Pictures as CSS custom properties: `{ grass: 'ground-*-grass' }` sets `--art-grass`. */
export function seasonStyle(art: SeasonArt, patterns: Record<string, string>): CSSProperties {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [`--art-${name}`, `url("${art[pattern] ?? ''}")`]),
  )
}
