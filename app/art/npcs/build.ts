import { join } from 'node:path'
import { writeAtlas } from '#app/art/atlas.ts'
import { drawGarm } from './garm.ts'

/** Writes `npcs.png/json`, the atlas of the NPCs. */
export function buildNpcs(out: string): void {
  writeAtlas(join(out, 'npcs'), drawGarm())
}
