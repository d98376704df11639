import { hash } from '#durable/world/noise.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { terrainTiles } from '#durable/world/terrain-tiles.ts'
import type { TerrainTile } from '#durable/world/terrain-tiles.ts'

/**
 * How far the land goes on beyond each edge of a room, tiles: further than any camera shows. A multiple of the patterns of laid
 * ground, which are three by two tiles.
 */
export const BEYOND_TILES = 18

/** What people have built ends so far from the edge, and shallow water so far, tiles. */
const BUILT_TILES = 2
const SHALLOW_TILES = 3
const BUILT = 'pcfs'
/** The letters on which trees stand. */
const WOODED = 'gl'

/** A tree beyond the room: its prefab, and its foot, art px. */
export type FarTree = { prefab: string; x: number; y: number }

/**
 * The rows of trees along each edge: how far their feet are from it, tiles. In the south a crown reaches up to the edge and
 * never over a dog.
 */
const ROWS = { north: [1.4, 2.6, 3.9], aside: [2, 3.6, 5.3], south: [4.6, 5.6, 6.7] } as const
const TREE_STEP = 1.8
/** The share of a step that a tree may stand aside. */
const JITTER = 0.7
const TREE_SEED = 211
const TREES = /^(spruce|birch|pine)-/

/** The ground beyond the edges of a room, in the order of drawing: the ground at the edge goes on. `x`, `y` in tiles of the room. */
export function tilesBeyond(doc: RoomDoc): TerrainTile[] {
  const far = BEYOND_TILES
  return terrainTiles(enlarged(doc))
    .map(({ x, y, frame }) => ({ x: x - far, y: y - far, frame }))
    .filter((tile) => distanceTo(doc, { x: tile.x + 0.5, y: tile.y + 0.5 }) > 0)
}

/** The trees of the room that go on round it, where the ground is grass. */
export function treesBeyond(doc: RoomDoc): FarTree[] {
  const kinds = [...new Set(doc.things.map(({ prefab }) => prefab).filter((prefab) => TREES.test(prefab)))].sort()
  if (kinds.length === 0) return []
  const trees: FarTree[] = []
  const plant = (x: number, y: number, row: number) => {
    const [aside, kind] = [hash(x * 16, y * 16, TREE_SEED + row), hash(x * 16, y * 16, TREE_SEED + row + 9)]
    const foot = { x: x + (aside - 0.5) * JITTER * TREE_STEP, y: y + (kind - 0.5) * 0.6 }
    const isWooded = [-1, 0, 1].every((dx) =>
      WOODED.includes(letterBeyond(doc, Math.round(foot.x) + dx, Math.round(foot.y))),
    )
    const prefab = kinds[Math.floor(kind * kinds.length)]
    if (prefab && isWooded) trees.push({ prefab, x: Math.round(foot.x * TILE_PX), y: Math.round(foot.y * TILE_PX) })
  }
  const { width, height } = doc
  for (const [row, far] of ROWS.north.entries())
    for (let x = -BEYOND_TILES; x < width + BEYOND_TILES; x += TREE_STEP) plant(x + row * 0.6, -far, row)
  for (const [row, far] of ROWS.south.entries())
    for (let x = -BEYOND_TILES; x < width + BEYOND_TILES; x += TREE_STEP) plant(x + row * 0.6, height + far, row)
  for (const [row, far] of ROWS.aside.entries())
    for (let y = 0; y < height + ROWS.south[0]; y += TREE_STEP) {
      plant(-far, y + row * 0.6, row)
      plant(width + far, y + row * 0.6, row + 3)
    }
  return trees
}

/** How far a point (tiles) is outside of the room, tiles; 0 within. */
export function distanceTo(
  { width, height }: Pick<RoomDoc, 'width' | 'height'>,
  { x, y }: { x: number; y: number },
): number {
  return Math.max(0, -x, -y, x - width, y - height)
}

/** The room with the land around it, whose upper left corner is `BEYOND_TILES` further to the north-west. */
function enlarged(doc: RoomDoc) {
  const [width, height] = [doc.width + 2 * BEYOND_TILES, doc.height + 2 * BEYOND_TILES]
  const rowAt = (row: number) =>
    Array.from({ length: width + 1 }, (_, column) => letterBeyond(doc, column - BEYOND_TILES, row - BEYOND_TILES)).join(
      '',
    )
  return { width, height, terrain: Array.from({ length: height + 1 }, (_, row) => rowAt(row)) }
}

/** The letter at a corner of the room or beyond: that of the nearest corner, but what is built ends and water gets deep. */
function letterBeyond(doc: RoomDoc, x: number, y: number): string {
  const { width, height, terrain } = doc
  const row = terrain[Math.max(0, Math.min(height, y))] ?? ''
  const letter = row.charAt(Math.max(0, Math.min(width, x)))
  const far = distanceTo(doc, { x, y })
  if (BUILT.includes(letter) && far > BUILT_TILES) return terrain.some((each) => each.includes('l')) ? 'l' : 'g'
  if (letter === 'w' && far > SHALLOW_TILES) return terrain.some((each) => each.includes('d')) ? 'd' : 'w'
  return letter
}
