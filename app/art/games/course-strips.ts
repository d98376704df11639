import type { Colour } from '#app/art/palette.ts'
import type { SiteSeason } from '#app/art/site/season.ts'

/** The width after which the strips of the course repeat, in art pixels. Each strip scrolls at a speed of its own. */
export const COURSE_STRIPS = { peaks: 640, woods: 854, bushes: 448, ground: 384 } as const

/** Rows of the strips above the line on which the dog runs. */
export const COURSE_TOPS = { peaks: 188, woods: 140, bushes: 170, ground: 66 } as const

/** The meadow behind the bushes, where no strip is. */
export const MEADOW_COLOURS: Readonly<Record<SiteSeason, Colour>> = {
  normal: 'grass4',
  autumn: 'grass4',
  winter: 'snow2',
}
