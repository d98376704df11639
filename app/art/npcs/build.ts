import { join } from 'node:path'
import { writeAtlas } from '#app/art/atlas.ts'
import { drawGarm } from './garm.ts'

/** Writes `npcs.png/json`: everybody who lives in the park and is nobody's dog. */
export function buildNpcs(out: string): void {
  writeAtlas(join(out, 'npcs'), drawGarm())
}
