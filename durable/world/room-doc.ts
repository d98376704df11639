import type { Access } from '#durable/rules/places/access.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { Grid } from '#durable/rules/tiles.ts'

/** Art pixels along the side of a tile. */
export const TILE_PX = 32

/** A room is at most so many tiles wide and high. */
export const ROOM_MAX = { width: 96, height: 64 }

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
  /** Where dogs arrive; those who come by no door at the first. */
  entries: readonly [Entry, ...Entry[]]
  doors: readonly Door[]
  areas?: readonly Area[]
  /** Who may be here, by whatever way; left out: everybody. */
  access?: Access
}

/** Letters of the terrain rows. */
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

/** Something drawn that stands in the room; `x`, `y` is its foot in art pixels, which also decides what stands before what. */
export type Thing = { id: string; prefab: string; x: number; y: number }

/** A named tile where dogs arrive. */
export type Entry = {
  id: string
  x: number
  y: number
  /** It need not be reached on foot from the first entry: a door of another room is the only way to it. */
  secret?: true
}

/** Tiles that one goes through, to an entry of another room. `id` is the door's own in the whole world and never changes. */
export type Door = {
  id: string
  /** Top left tile, and how many tiles wide and high it is: 1 where left out. */
  x: number
  y: number
  w?: number
  h?: number
  to: { room: string; entry: string }
  /** Who may go through; a door to a room that asks for something asks for the same. */
  access?: Access
  /** There is no way back, and that is meant. */
  oneway?: true
}

/** What can be different in a part of a room: stage is heard by the whole room, quiet is not heard from outside of it. */
export const AREA_KINDS = ['stage', 'quiet', 'sound', 'camera', 'shop', 'quiz'] as const
export type AreaKind = (typeof AREA_KINDS)[number]

/** A part of the room in which something is different. Tiles. */
export type Area = { id: string; kind: AreaKind; x: number; y: number; w: number; h: number }

/** The floor of a room, in the shape that the rules walk on. */
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
