import { useRouteLoaderData } from '@remix-run/react'
import type { CSSProperties } from 'react'

/** Address of each picture of the season, by its name with a star for the season: "hero-*", "header-*-sky". */
export type SeasonArt = Readonly<Record<string, string>>

const NO_ART: SeasonArt = {}

/** The pictures of the current season, which the server chose; no other season's address reaches the browser. */
export function useSeasonArt(): SeasonArt {
  return useRouteLoaderData<{ art: SeasonArt }>('root')?.art ?? NO_ART
}

/** Pictures as custom properties, for a style sheet to lay out: `{ grass: 'ground-*-grass' }` is `--art-grass`. */
export function seasonStyle(art: SeasonArt, patterns: Record<string, string>): CSSProperties {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [`--art-${name}`, `url("${art[pattern] ?? ''}")`]),
  )
}
