import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import { GRASS_VARIANTS, grassTile, TILE } from '#app/art/park/terrain/grass.ts'
import { edgeTile } from '#app/art/park/terrain/tile.ts'
import type { LayerName } from '#app/art/park/terrain/tile.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import { PARK_SEASON, SITE_SEASONS } from './season.ts'
import type { SiteSeason } from './season.ts'

/** Whether a layer covers the corner of tiles at column x, row y. */
export type Covers = (x: number, y: number) => boolean
/** A piece of the park: the grass of each tile, and the layers over it from the bottom up. */
export type GroundPlan = {
  columns: number
  rows: number
  season: SiteSeason
  grass: (x: number, y: number) => number
  layers: readonly { covers: Covers; kind: (x: number, y: number) => LayerName; salt: number }[]
}

/** How many variants an edge tile has. */
const EDGE_VARIANTS = 6
const FULL_MASK = 15

export function drawGround({ columns, rows, season, grass, layers }: GroundPlan): Canvas {
  const ground = new Canvas(columns * TILE, rows * TILE)
  const meadow = Array.from({ length: GRASS_VARIANTS }, (_, variant) => grassTile(variant, PARK_SEASON[season]))
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const tile = meadow[grass(x, y)]
      if (tile) ground.blit(tile, x * TILE, y * TILE)
    }
  }
  for (const { covers, kind, salt } of layers) {
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const mask = cornerMask(covers, x, y)
        if (mask) ground.blit(edge(kind(x, y), mask, season, hash(x, y, salt)), x * TILE, y * TILE)
      }
    }
  }
  return ground
}

/** The corners of the tile at x, y that a layer covers: 1 upper left, 2 upper right, 4 lower left, 8 lower right. */
export function cornerMask(covers: Covers, x: number, y: number): number {
  const bit = (dx: number, dy: number, value: number) => (covers(x + dx, y + dy) ? value : 0)
  return bit(0, 0, 1) + bit(1, 0, 2) + bit(0, 1, 4) + bit(1, 1, 8)
}

/** Repeating tiles behind a page: the meadow, the trail down its middle with its two ends, and the lake at its foot. */
export function drawPageGround(): Frames {
  const tiles: Frames = {}
  for (const season of SITE_SEASONS) {
    tiles[`ground-${season}-grass`] = pageGrass(season)
    tiles[`ground-${season}-flowers`] = pageFlowers(season)
    tiles[`ground-${season}-trail`] = trail(season, [10, FULL_MASK, FULL_MASK, 5], 8)
    tiles[`ground-${season}-trail-start`] = trail(season, [8, 12, 12, 4], 1)
    tiles[`ground-${season}-trail-end`] = trail(season, [2, 3, 3, 1], 1)
    tiles[`ground-${season}-path`] = pathAcross(season)
    tiles[`ground-${season}-shore`] = strip(16, 1, (x) => [edge('water', 12, season, hash(x, 3, 31))])
    tiles[`ground-${season}-water`] = strip(8, 4, (x, y) => [edge('water', FULL_MASK, season, hash(x, y, 3))])
    tiles[`ground-${season}-deep-edge`] = strip(16, 1, (x) => [
      edge('water', FULL_MASK, season, hash(x, 9, 3)),
      edge('deep', 12, season, hash(x, 5, 31)),
    ])
  }
  return tiles
}

/** The share of plain tiles in the page's meadow, because leaves and frozen tufts are more noticeable than grass. */
const BARE_SHARE: Readonly<Record<SiteSeason, number>> = { normal: 0, autumn: 0.45, winter: 0.35 }

/**
 * The grass of the pages. A tall page repeats it many times, so nothing in it is noticeable: tiles are turned and
 * shifted a little, so that no lattice shows, and what leaves the picture on one side continues on the other.
 */
function pageGrass(season: SiteSeason): Canvas {
  const side = 8 * TILE
  const variants = [0.56, 0.84, 0.94]
  const grass = grassTile(0, PARK_SEASON[season]).crop(0, 0, 1, 1).scale(side)
  for (let y = 0; y < side; y += TILE) {
    for (let x = 0; x < side; x += TILE) {
      if (hash(x, y, 81) < BARE_SHARE[season]) continue
      const pick = variants.filter((step) => hash(x, y, 77) >= step).length
      const marks = withoutGround(grassTile(pick === variants.length ? 8 : pick, PARK_SEASON[season]))
      const turned = hash(x, y, 78) < 0.5 ? marks : marks.flip()
      const [left, top] = [x + Math.floor(hash(x, y, 79) * TILE), y + Math.floor(hash(x, y, 80) * TILE)]
      for (const dx of [0, -side]) for (const dy of [0, -side]) grass.blit(turned, left + dx, top + dy)
    }
  }
  return grass
}

/** The noticeable part, drawn over the grass with another period, so that combinations seldom repeat. */
const FLOWERS = { columns: 13, rows: 17, share: 0.09, variants: [3, 5, 6, 4, 7, 5] }

function pageFlowers(season: SiteSeason): Canvas {
  const { columns, rows, share, variants } = FLOWERS
  const flowers = new Canvas(columns * TILE, rows * TILE)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (hash(x, y, 41) >= share) continue
      const variant = variants[Math.floor(hash(x, y, 42) * variants.length)] ?? 5
      flowers.blit(withoutGround(grassTile(variant, PARK_SEASON[season])), x * TILE, y * TILE)
    }
  }
  return flowers
}

/** The marks of a tile without its ground; its corner pixel is always ground. */
function withoutGround(tile: Canvas): Canvas {
  const ground = tile.get(0, 0)?.join()
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) if (tile.get(x, y)?.join() === ground) tile.erase(x, y)
  }
  return tile
}

function trail(season: SiteSeason, masks: readonly number[], rows: number): Canvas {
  return strip(masks.length, rows, (x, y) => [edge('path', masks[x] ?? 0, season, hash(x, rows > 1 ? y : 9, 31))])
}

/** A horizontal gravel path, three tiles high, for the dog pages. */
function pathAcross(season: SiteSeason): Canvas {
  const masks = [12, FULL_MASK, FULL_MASK, 3]
  return strip(8, masks.length, (x, y) => [edge('path', masks[y] ?? 0, season, hash(x, y, 4))])
}

function strip(columns: number, rows: number, tilesAt: (x: number, y: number) => readonly Canvas[]): Canvas {
  const canvas = new Canvas(columns * TILE, rows * TILE)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) for (const tile of tilesAt(x, y)) canvas.blit(tile, x * TILE, y * TILE)
  }
  return canvas
}

function edge(name: LayerName, mask: number, season: SiteSeason, pick: number): Canvas {
  const variant = Math.floor(pick * EDGE_VARIANTS)
  return edgeTile(name, mask, { variant, frame: 0, season: PARK_SEASON[season] })
}
