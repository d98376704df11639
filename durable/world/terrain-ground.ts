import { TILE_ROWS } from '#durable/rules/sheets/tiles.ts'
import { GROUND } from '#durable/rules/tiles.ts'
import type { Ground } from '#durable/rules/tiles.ts'
import { FOOTPRINTS } from './prefabs.ts'
import { TERRAIN } from './room-doc.ts'

/** What ground follows from what: from terrains, by their letters, and from things, by their prefabs (`FOOTPRINTS`). */
export type GroundRules = { terrains: TerrainGround; footprints: typeof FOOTPRINTS }

/** The ground that follows from each terrain, by its letter; a terrain that is not named is walked on. */
type TerrainGround = Readonly<Record<string, Ground>>

/** What a row of the sheet says, as far as it goes here; a draft need not be sound. */
type GroundRow = { readonly id: string; readonly ground?: unknown }

/** [SD20] The ground of the terrains, as the rows of the sheet of tiles say. */
export function terrainGround(rows: readonly GroundRow[]): TerrainGround {
  const grounds: Readonly<Record<string, Ground>> = GROUND
  const pairs = Object.entries(TERRAIN).flatMap(([letter, name]) => {
    const ground = rows.find(({ id }) => id === name)?.ground
    return typeof ground === 'string' && Object.hasOwn(grounds, ground) ? [[letter, grounds[ground]] as const] : []
  })
  return Object.fromEntries(pairs.flatMap(([letter, ground]) => (ground === undefined ? [] : [[letter, ground]])))
}

/** As the code has it. */
export const FIRST_GROUND: GroundRules = { terrains: terrainGround(TILE_ROWS), footprints: FOOTPRINTS }
