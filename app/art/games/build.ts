import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtlas } from '#app/art/atlas.ts'
import { SITE_SEASONS } from '#app/art/site/season.ts'
import { catsFreeImages } from './cats-free.ts'
import { jumpingDogImages } from './jumping-dog.ts'
import { knogleKnasImages } from './knogleknas.ts'

/** Writes an atlas for each game of the arcade. The two outdoor games have one for each season. */
export function buildGames(out: string): void {
  const folder = join(out, 'games')
  mkdirSync(folder, { recursive: true })
  writeAtlas(join(folder, 'knogleknas'), knogleKnasImages())
  for (const season of SITE_SEASONS) {
    writeAtlas(join(folder, `jumping-dog-${season}`), jumpingDogImages(season))
    writeAtlas(join(folder, `cats-free-${season}`), catsFreeImages(season))
  }
}

if (import.meta.main) buildGames(join(import.meta.dirname, '../built'))
