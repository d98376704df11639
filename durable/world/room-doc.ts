import type { Language } from '#durable/rules/languages.ts'
import type { Grid } from '#durable/rules/tiles.ts'

/** Art pixels along the side of a tile. */
export const TILE_PX = 32

/**
 * A room as its makers write it. Terrain is what one sees, ground is what one may do there: the two are kept apart
 * so that a drawing can change without changing where a dog may walk.
 */
export type RoomDoc = {
  v: 1
  key: string
  name: Record<Language, string>
  /** Tiles. */
  width: number
  height: number
  /** Dual grid: `height + 1` rows of `width + 1` letters, one per tile corner (see TERRAIN). */
  terrain: readonly string[]
  /** `height` rows of `width` digits, one `Ground` per tile. */
  ground: readonly string[]
  things: readonly Thing[]
  entries: readonly [Entry, ...Entry[]]
}

/** Letters of the terrain rows. */
export const TERRAIN = { g: 'grass', l: 'lush', n: 'sand', s: 'soil', p: 'path', w: 'water', d: 'deep' } as const
export type TerrainLetter = keyof typeof TERRAIN

/** Something drawn that stands in the room; `x`, `y` is its foot in art pixels, which also decides what stands before what. */
export type Thing = { id: string; prefab: string; x: number; y: number }

/** A named tile where dogs arrive. */
export type Entry = { id: string; x: number; y: number }

/** The floor of a room, in the shape that the rules walk on. */
export function gridOf(doc: RoomDoc): Grid {
  return { width: doc.width, height: doc.height, ground: Uint8Array.from(doc.ground.join(''), Number) }
}
