import autumn from '#app/art/built/site/slide-autumn.png'
import picnic from '#app/art/built/site/slide-picnic.png'
import playground from '#app/art/built/site/slide-playground.png'
import pond from '#app/art/built/site/slide-pond.png'
import stream from '#app/art/built/site/slide-stream.png'
import summer from '#app/art/built/site/slide-summer.png'
import winter from '#app/art/built/site/slide-winter.png'
import type { Season } from '#app/shared/season.ts'

/** Screen pixels. */
export const PRINT = { width: 640, height: 400 }

export const PICTURES = { summer, pond, picnic, autumn, stream, playground, winter }
export type SlidePicture = keyof typeof PICTURES
export const PICTURE_ORDER: readonly SlidePicture[] = [
  'summer',
  'pond',
  'picnic',
  'autumn',
  'stream',
  'playground',
  'winter',
]

/** The picture that the row begins with. */
export const OF_SEASON: Record<Season, SlidePicture> = { normal: 'summer', autumn: 'autumn', winter: 'winter' }
