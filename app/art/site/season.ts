import type { Season } from '#app/art/park/season.ts'

/** The three looks of the pages. The park's drawings call the same seasons summer, autumn and snow. */
export const SITE_SEASONS = ['normal', 'autumn', 'winter'] as const
export type SiteSeason = (typeof SITE_SEASONS)[number]

export const PARK_SEASON: Readonly<Record<SiteSeason, Season>> = { normal: 'summer', autumn: 'autumn', winter: 'snow' }
