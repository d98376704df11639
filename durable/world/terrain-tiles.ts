import { hash, smoothNoise } from './noise.ts'
import type { RoomDoc } from './room-doc.ts'
import { EDGE_VARIANTS, slopeAt } from './terrain-slopes.ts'

/**
 * One picture of the ground of a room. The terrain rows name the terrain at the corners of tiles (a dual grid). A tile
 * shows a layer by the mask of its corners that belong to it (1 top-left, 2 top-right, 4 bottom-left, 8 bottom-right).
 * A layer reaches one corner under the layers on top of it, so that no grass shows through where two layers meet.
 */
export type TerrainTile = { x: number; y: number; frame: string }

/** The part of a room that its ground is drawn from. */
type Land = Pick<RoomDoc, 'width' | 'height' | 'terrain'>

/** The width of a laid pattern, tiles; it is two tiles high. */
const LAID_ACROSS = 3

type Layer = { name: string; letters: string; seed: number; laid?: true; sloped?: true }

/**
 * The layers from the ground up, with the letters of the corners that each covers. The variants of a layer that is
 * `laid` are neighbours in a pattern of three by two tiles, so that stones and boards run on from tile to tile.
 * The edges of a layer that is `sloped` have no stairs.
 */
const LAYERS = [
  { name: 'lush', letters: 'l', seed: 4, sloped: true },
  { name: 'sand', letters: 'n', seed: 14, sloped: true },
  { name: 'soil', letters: 's', seed: 24, sloped: true },
  { name: 'path', letters: 'p', seed: 34, sloped: true },
  { name: 'rock', letters: 'r', seed: 74, laid: true },
  { name: 'snowfield', letters: 'i', seed: 84, sloped: true },
  { name: 'setts', letters: 'c', seed: 94, laid: true },
  { name: 'worn', letters: '', seed: 114, laid: true },
  { name: 'water', letters: 'wd', seed: 5, sloped: true },
  { name: 'deep', letters: 'd', seed: 44, sloped: true },
  { name: 'floor', letters: 'f', seed: 54, laid: true },
  { name: 'wall', letters: 'x', seed: 64 },
] satisfies Layer[]
/** The letters from the ground up. Each hides the layers below its own; grass (g) hides nothing. */
const HEIGHTS = 'lnspricwdfx'
const FULL = 15
const FACE_SEED = 104
const WORN_SEED = 134
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const
const [LEFT_HALF, RIGHT_HALF] = [5, 10]
const NORTHERN_BANK = 12

/** Tiles of a room from `left` and `top` to `right` and `bottom`, which are the first ones outside. */
export type TileBounds = { left: number; top: number; right: number; bottom: number }

/** How far from a corner a tile may be whose picture its terrain changes: worn setts and the faces of walls look so far. */
const CHANGES_TILES = 3

/**
 * All pictures of the ground in the order of drawing, or those of some tiles. `x`, `y` are in tiles, `frame` is a name in the terrain
 * atlas.
 */
export function terrainTiles(
  doc: Land,
  within: TileBounds = { left: 0, top: 0, right: doc.width, bottom: doc.height },
): TerrainTile[] {
  const tiles: TerrainTile[] = []
  const eachTile = (visit: (x: number, y: number) => void, below = 0) => {
    for (let y = within.top; y < Math.min(within.bottom + below, doc.height); y++)
      for (let x = within.left; x < within.right; x++) visit(x, y)
  }
  eachTile((x, y) => tiles.push({ x, y, frame: `grass/${meadowVariant(x, y)}` }))
  LAYERS.forEach((layer: Layer, height) => {
    const covers =
      layer.name === 'worn'
        ? (x: number, y: number) => isWorn(doc, { x, y })
        : (x: number, y: number) => coversCorner(doc, { x, y }, layer.letters, height)
    eachTile((x, y) => {
      const mask = maskOf(covers, x, y)
      if (mask === 0) return
      const variant = layer.laid ? laidVariant(x, y) : edgeVariant(covers, layer, { x, y, mask })
      tiles.push({ x, y, frame: `${lookOf(doc, { x, y }, { name: layer.name, mask })}/${mask}/${variant}` })
    })
  })
  const add = (tile: TerrainTile) => {
    if (tile.y >= within.top && tile.y < within.bottom) tiles.push(tile)
  }
  // The crest of a cliff is on the tile above its foot.
  eachTile((x, y) => {
    const mask = (isWallFoot(doc, x, y) ? LEFT_HALF : 0) | (isWallFoot(doc, x + 1, y) ? RIGHT_HALF : 0)
    if (mask === 0) return
    const isRock = [x, x + 1].some((column) => isWallFoot(doc, column, y) && isRocky(doc, column, y + 2))
    if (!isRock) return add({ x, y, frame: `face/${mask}/${Math.floor(hash(x, y, FACE_SEED) * EDGE_VARIANTS)}` })
    add({ x, y, frame: `cliff/${mask}/${laidVariant(x, y)}` })
    add({ x, y: y - 1, frame: `crest/${mask}/${laidVariant(x, y)}` })
  }, 1)
  return tiles
}

/** The tiles whose pictures differ between two rooms of one size; null for none. */
export function tilesChanged(before: Land, after: Land): TileBounds | null {
  if (before.terrain === after.terrain) return null
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  after.terrain.forEach((line, y) => {
    const was = before.terrain[y] ?? ''
    if (was === line) return
    let [left, right] = [0, line.length - 1]
    while (left < right && was[left] === line[left]) left++
    while (right > left && was[right] === line[right]) right--
    bounds.left = Math.min(bounds.left, left)
    bounds.right = Math.max(bounds.right, right)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  })
  if (bounds.left > bounds.right) return null
  return {
    left: Math.max(0, bounds.left - CHANGES_TILES),
    top: Math.max(0, bounds.top - CHANGES_TILES),
    right: Math.min(after.width, bounds.right + CHANGES_TILES),
    bottom: Math.min(after.height, bounds.bottom + CHANGES_TILES),
  }
}

function edgeVariant(
  covers: (x: number, y: number) => boolean,
  { seed, sloped }: Layer,
  tile: { x: number; y: number; mask: number },
): number {
  const slope = sloped ? slopeAt(covers, tile) : 0
  return slope > 0 ? EDGE_VARIANTS - 1 + slope : Math.floor(hash(tile.x, tile.y, seed) * EDGE_VARIANTS)
}

function laidVariant(x: number, y: number): number {
  return (x % LAID_ACROSS) + LAID_ACROSS * (y % 2)
}

/** The picture of a layer at a tile: that of water depends on its shore, and that of a wall on the ground before it. */
function lookOf(doc: Land, { x, y }: Corner, { name, mask }: { name: string; mask: number }): string {
  if (name === 'water') return shoreOf(doc, { x, y }, mask)
  if (name !== 'wall' || mask === FULL) return name
  return outsideOf(mask).every(([dx, dy]) => isRocky(doc, x + dx, y + dy)) ? 'cave' : name
}

/** The walls before rock are rock themselves, as in a cave. */
function isRocky(doc: Land, x: number, y: number): boolean {
  return 'rw'.includes(letterAt(doc, x, y))
}

/** The corners of a tile that are not in the mask, as steps from its upper left corner. */
function outsideOf(mask: number): (readonly [dx: number, dy: number])[] {
  return CORNERS.filter((_, bit) => !(mask & (1 << bit)))
}

/** Whether setts are worn pale here: away from their edges, and in places near to them. */
function isWorn(doc: Land, { x, y }: Corner): boolean {
  const reach = smoothNoise(x / 2.4, y / 1.8, WORN_SEED) > 0.36 ? 1 : 2
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) if (letterAt(doc, x + dx, y + dy) !== 'c') return false
  }
  return true
}

/** Whether a wall ends below this corner of the tile: then the face of the wall fills the height of the tile. */
function isWallFoot(doc: Land, x: number, y: number): boolean {
  return letterAt(doc, x, y) === 'x' && letterAt(doc, x, y + 1) === 'x' && letterAt(doc, x, y + 2) !== 'x'
}

/** The drawing of a grass tile: half of the grass is plain, and flowers stand in groups where smooth noise is high. */
function meadowVariant(x: number, y: number): number {
  const drift = smoothNoise(x / 3.1, y / 3.1, 55)
  const pick = hash(x, y, 8)
  const one = (...variants: number[]) => variants[Math.floor(hash(x, y, 9) * variants.length)] ?? 0
  if (drift > 0.66 && pick > 0.25) return drift > 0.74 ? one(5, 9, 10, 9, 1) : one(6, 8, 11)
  if (drift < 0.24 && pick > 0.4) return pick > 0.7 ? 7 : one(8, 11)
  if (pick < 0.5) return 0
  if (pick < 0.74) return 1
  if (pick < 0.82) return 2
  if (pick < 0.9) return 3
  return pick < 0.96 ? 4 : 1
}

type Corner = { x: number; y: number }

/** The letter at a corner; outside of the room that of the nearest corner inside. */
function letterAt(doc: Land, x: number, y: number): string {
  const row = doc.terrain[Math.max(0, Math.min(doc.height, y))] ?? ''
  return row.charAt(Math.max(0, Math.min(doc.width, x)))
}

function coversCorner(doc: Land, { x, y }: Corner, letters: string, height: number): boolean {
  const letter = letterAt(doc, x, y)
  if (letters.includes(letter)) return true
  if (HEIGHTS.indexOf(letter) <= height) return false
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (letters.includes(letterAt(doc, x + dx, y + dy))) return true
  }
  return false
}

function maskOf(covers: (x: number, y: number) => boolean, x: number, y: number): number {
  const bit = (dx: number, dy: number) => (covers(x + dx, y + dy) ? 1 : 0)
  return bit(0, 0) | (bit(1, 0) << 1) | (bit(0, 1) << 2) | (bit(1, 1) << 3)
}

/**
 * The picture of a shore. Water has a bank of earth, except beside sand, rock and snow. On a northern shore the bank
 * runs out towards a corner of sand.
 */
function shoreOf(doc: Land, { x, y }: Corner, mask: number): string {
  if (mask === FULL) return 'water'
  const sandAt = (dx: number, dy: number) => 'nri'.includes(letterAt(doc, x + dx, y + dy))
  const dry = outsideOf(mask)
  const sandy = dry.filter(([dx, dy]) => sandAt(dx, dy))
  if (sandy.length === dry.length) return 'beach'
  const isBank = (mask & NORTHERN_BANK) === mask
  if (isBank && sandAt(0, 0)) return 'bank-left'
  if (isBank && sandAt(1, 0)) return 'bank-right'
  return 'water'
}
