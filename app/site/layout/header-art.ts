import type { Season } from '../season.ts'

const PICTURES = import.meta.glob<string>('../../art/built/site/header-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of one layer of the header, or '' where the season has none. */
export function headerArt(season: Season, piece: string): string {
  return PICTURES[`../../art/built/site/header-${season}-${piece}.png`] ?? ''
}
