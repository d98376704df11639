import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtlas } from '#app/art/atlas.ts'
import { knogleKnasImages } from './knogleknas.ts'

/** Writes an atlas for each game of the arcade. */
export function buildGames(out: string): void {
  const folder = join(out, 'games')
  mkdirSync(folder, { recursive: true })
  writeAtlas(join(folder, 'knogleknas'), knogleKnasImages())
}

if (import.meta.main) buildGames(join(import.meta.dirname, '../built'))
