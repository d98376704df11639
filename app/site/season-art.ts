import type { CSSProperties } from 'react'
import type { Season } from './season.ts'

const PICTURES = import.meta.glob<string>('../art/built/site/{ground,header,hero,thing,wood}-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of a picture that is drawn for each season ("hero-*", "header-*-sky"), or '' where a season has none. */
export function seasonArt(pattern: string, season: Season): string {
  return PICTURES[`../art/built/site/${pattern.replace('*', season)}.png`] ?? ''
}

/** Pictures of the season as custom properties, for a style sheet to lay out: `{ grass: 'ground-*-grass' }` is `--art-grass`. */
export function seasonStyle(patterns: Record<string, string>, season: Season): CSSProperties {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [`--art-${name}`, `url("${seasonArt(pattern, season)}")`]),
  )
}
