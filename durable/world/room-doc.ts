import type { Language } from '#durable/rules/languages.ts'
import type { Access } from '#durable/rules/places/access.ts'
import type { TileGate } from '#durable/rules/places/gates.ts'
import type { SpotOnMap } from '#durable/rules/places/spot-on-map.ts'
import type { Grid } from '#durable/rules/tiles.ts'

export { TILE_PX } from '#durable/rules/tiles.ts'

/** The largest room, tiles. */
export const ROOM_MAX = { width: 96, height: 64 }

/**
 * A room as it is stored and published. Terrain is what is drawn, ground is what dogs may do there: they are separate
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
  /** Where dogs arrive. Those that come through no door arrive at the first one. */
  entries: readonly [Entry, ...Entry[]]
  doors: readonly Door[]
  areas?: readonly Area[]
  /** [G6] Tiles that only some dogs may enter. */
  gates?: readonly TileGate[]
  /** Who may be here, whichever way they come; everybody if absent. */
  access?: Access
  /** Where it is on the map of the park, art px of the picture; as the code says (map-positions.ts) if absent. */
  map?: SpotOnMap
  /** [ED9] Nobody may be here, whichever way they come, until it is opened again. */
  isClosed?: true
}

/** The letters of the terrain rows, with the names of the terrains. */
export const TERRAIN = {
  g: 'grass',
  l: 'lush',
  n: 'sand',
  s: 'soil',
  p: 'path',
  r: 'rock',
  i: 'snowfield',
  c: 'setts',
  f: 'floor',
  w: 'water',
  d: 'deep',
  x: 'wall',
} as const
export type TerrainLetter = keyof typeof TERRAIN

/**
 * A drawn thing in the room. `x`, `y` is its foot in art pixels; things with a larger `y` are drawn in front. `use` is how
 * it is used, a key of `rules/things/actions.ts`, where that is not what its prefab says.
 */
export type Thing = { id: string; prefab: string; x: number; y: number; use?: string }

/** A named tile where dogs arrive. */
export type Entry = {
  id: string
  x: number
  y: number
  /**
   * The validator does not ask that it can be reached on foot from the first entry: a door of another room leads to it.
   */
  secret?: true
}

/** Tiles through which dogs go to an entry of another room. `id` is unique in the whole world and never changes. */
export type Door = {
  id: string
  /** The top left tile, and the size in tiles; `w` and `h` are 1 by default. */
  x: number
  y: number
  w?: number
  h?: number
  to: { room: string; entry: string }
  /** Who may go through. A door to a room with a condition must have the same condition. */
  access?: Access
  /** Tells the validator that there is meant to be no door back. */
  oneway?: true
}

/**
 * The kinds of areas. A stage is heard in the whole room; a quiet area is not heard from outside. On festive ground the party
 * committee sets up pieces [PC14].
 */
export const AREA_KINDS = ['stage', 'quiet', 'sound', 'camera', 'sight', 'festive', 'shop', 'quiz'] as const
type AreaKind = (typeof AREA_KINDS)[number]

/** A part of the room in which something is different. `x`, `y`, `w`, `h` in tiles. */
export type Area = { id: string; kind: AreaKind; x: number; y: number; w: number; h: number }

/** The grid of a room, on which the rules find paths. [G7] All its gates are open in it. */
export function gridOf(doc: RoomDoc): Grid {
  const { width, height } = doc
  const doors = new Uint8Array(width * height)
  for (const door of doc.doors) for (const { x, y } of tilesOf(door)) doors[y * width + x] = 1
  return { width, height, ground: Uint8Array.from(doc.ground.join(''), Number), doors }
}

/** The tiles of a door. */
export function tilesOf({ x, y, w = 1, h = 1 }: Door): { x: number; y: number }[] {
  return Array.from({ length: w * h }, (_, i) => ({ x: x + (i % w), y: y + Math.floor(i / w) }))
}
