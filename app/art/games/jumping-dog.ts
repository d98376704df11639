import type { AtlasImage } from '#app/art/atlas.ts'
import { PARK_SEASON } from '#app/art/site/season.ts'
import type { SiteSeason } from '#app/art/site/season.ts'
import { courseImages } from './course.ts'
import { hurdleImages } from './hurdles.ts'
import { markImages } from './marks.ts'

/** All pictures of JumpingDog but its dog. */
export function jumpingDogImages(season: SiteSeason): AtlasImage[] {
  return [...courseImages(season), ...hurdleImages(PARK_SEASON[season]), ...markImages()]
}
