import type { Season } from '#app/shared/season.ts'
import type { SeasonArt } from './season-art.ts'

const PICTURES = import.meta.glob<string>(
  '../art/built/site/{ground,header,hero,thing,wood}-{normal,autumn,winter}*.png',
  {
    eager: true,
    query: '?url',
    import: 'default',
  },
)

/** The addresses of the pictures that exist for each season, in this season's version. */
export function artOfSeason(season: Season): SeasonArt {
  return (found[season] ??= searched(season))
}

const found: Partial<Record<Season, SeasonArt>> = {}

function searched(season: Season): SeasonArt {
  const own = new RegExp(`/(\\w+-)${season}(.*)\\.png$`)
  return Object.fromEntries(
    Object.entries(PICTURES).flatMap(([path, address]) => {
      const [, kind, detail] = own.exec(path) ?? []
      return kind === undefined ? [] : [[`${kind}*${detail}`, address]]
    }),
  )
}
