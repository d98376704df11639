import type { AtlasImage } from '#app/art/atlas.ts'
import type { SiteSeason } from '#app/art/site/season.ts'
import { catImages } from './cats.ts'
import { markImages } from './marks.ts'
import { picnicImages } from './picnic.ts'

/** All pictures of CatsFree but its dog. */
export function catsFreeImages(season: SiteSeason): AtlasImage[] {
  return [...picnicImages(season), ...catImages(), ...markImages()]
}
