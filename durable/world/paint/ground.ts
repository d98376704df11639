import { canStep, DIRECTIONS, neighbour } from '#durable/rules/steps.ts'
import { GROUND, isWalkable } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { FOOTPRINTS } from '#durable/world/prefabs.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { Thing } from '#durable/world/room-doc.ts'
import type { TerrainPainter } from './terrain-painter.ts'

/** A patch of tiles whose ground is not what its terrain says: a bridge, a jetty, the foot of a house. */
export type GroundPatch = { kind: keyof typeof GROUND; x: number; y: number; w: number; h: number }

/** How many of its four corners must be water (or soil) to make a tile water (or dig ground). */
const MOST = 3
/** How much of a tile a thing must cover to make it forbidden, art px across and down. */
const COVERED = { across: 14, down: 10 }

/**
 * The ground of a room as rows of digits, one `Ground` per tile. It follows from the terrain, the patches and the
 * things that stand there. The rim is forbidden, and so is every pocket that cannot be reached from the first entry.
 */
export function groundRows(
  terrain: TerrainPainter,
  { things, patches, start }: { things: readonly Thing[]; patches: readonly GroundPatch[]; start: Tile },
): string[] {
  const { width, height } = terrain
  const ground = new Uint8Array(width * height)
  const set = (x: number, y: number, value: number) => {
    if (x >= 0 && y >= 0 && x < width && y < height) ground[y * width + x] = value
  }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) set(x, y, groundOf(terrain, x, y))
  for (const { kind, ...patch } of patches) {
    for (let i = 0; i < patch.w * patch.h; i++)
      set(patch.x + (i % patch.w), patch.y + Math.floor(i / patch.w), GROUND[kind])
  }
  for (const thing of things) for (const { x, y } of tilesUnder(thing)) set(x, y, GROUND.forbidden)
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) set(x, y, GROUND.forbidden)
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) set(x, y, GROUND.forbidden)
  closePockets({ width, height, ground }, start)
  return Array.from({ length: height }, (_, y) => ground.subarray(y * width, (y + 1) * width).join(''))
}

function groundOf(terrain: TerrainPainter, x: number, y: number): number {
  const corners = [terrain.at(x, y), terrain.at(x + 1, y), terrain.at(x, y + 1), terrain.at(x + 1, y + 1)]
  const count = (letters: string) => corners.filter((letter) => letters.includes(letter)).length
  if (count('x') > 0) return GROUND.forbidden
  if (count('wd') >= MOST) return GROUND.water
  return count('s') >= MOST ? GROUND.dig : GROUND.normal
}

/**
 * The tiles that a thing stands on: the one under the middle of its foot, and others that it covers for the most part.
 */
export function tilesUnder({ prefab, x, y }: Thing): Tile[] {
  const [w, h] = FOOTPRINTS[prefab] ?? [0, 0]
  if (w === 0) return []
  const across = spanned(x - w / 2, x + w / 2, COVERED.across)
  const down = spanned(y - h, y, COVERED.down)
  return down.flatMap((row) => across.map((column) => ({ x: column, y: row })))
}

function spanned(from: number, to: number, least: number): number[] {
  const middle = Math.floor((from + to) / 2 / TILE_PX)
  const tiles = []
  for (let tile = Math.floor(from / TILE_PX); tile <= Math.floor(to / TILE_PX); tile++) {
    const covered = Math.min(to, (tile + 1) * TILE_PX) - Math.max(from, tile * TILE_PX)
    if (tile === middle || covered >= least) tiles.push(tile)
  }
  return tiles
}

function closePockets(grid: Grid, start: Tile): void {
  const reached = new Set<number>()
  const open = [start]
  for (let tile = open.pop(); tile; tile = open.pop()) {
    const index = tile.y * grid.width + tile.x
    if (reached.has(index) || !isWalkable(grid, tile.x, tile.y)) continue
    reached.add(index)
    for (const direction of DIRECTIONS) if (canStep(grid, tile, direction)) open.push(neighbour(tile, direction))
  }
  grid.ground.forEach((_, index) => {
    if (!reached.has(index)) grid.ground[index] = GROUND.forbidden
  })
}
