import { hash, smoothNoise } from './noise.ts'
import type { RoomDoc } from './room-doc.ts'

/**
 * One picture of the ground of a room. The terrain rows name the terrain at the corners of tiles (a dual grid). A tile
 * shows a layer by the mask of its corners that belong to it (1 top-left, 2 top-right, 4 bottom-left, 8 bottom-right).
 * A layer reaches one corner under the layers on top of it, so that no grass shows through where two layers meet.
 */
type TerrainTile = { x: number; y: number; frame: string }

/** The part of a room that its ground is drawn from. */
type Land = Pick<RoomDoc, 'width' | 'height' | 'terrain'>

/** The number of drawings for each mask of a layer. */
export const EDGE_VARIANTS = 6

/** The layers from the ground up, with the letters of the corners that each covers. */
const LAYERS = [
  { name: 'lush', letters: 'l', seed: 4 },
  { name: 'sand', letters: 'n', seed: 14 },
  { name: 'soil', letters: 's', seed: 24 },
  { name: 'path', letters: 'p', seed: 34 },
  { name: 'rock', letters: 'r', seed: 74 },
  { name: 'snowfield', letters: 'i', seed: 84 },
  { name: 'setts', letters: 'c', seed: 94 },
  { name: 'water', letters: 'wd', seed: 5 },
  { name: 'deep', letters: 'd', seed: 44 },
  { name: 'floor', letters: 'f', seed: 54 },
  { name: 'wall', letters: 'x', seed: 64 },
] as const
/** The letters from the ground up. Each hides the layers below its own; grass (g) hides nothing. */
const HEIGHTS = 'lnspricwdfx'
const FULL = 15
const FACE_SEED = 104
const [LEFT_HALF, RIGHT_HALF] = [5, 10]
const NORTHERN_BANK = 12

/**
 * All pictures of the ground in the order of drawing. `x`, `y` are in tiles, `frame` is a name in the terrain atlas.
 */
export function terrainTiles(doc: Land): TerrainTile[] {
  const tiles: TerrainTile[] = []
  eachTile(doc, (x, y) => tiles.push({ x, y, frame: `grass/${meadowVariant(x, y)}` }))
  LAYERS.forEach((layer, height) => {
    const covers = (x: number, y: number) => coversCorner(doc, { x, y }, layer.letters, height)
    eachTile(doc, (x, y) => {
      const mask = maskOf(covers, x, y)
      if (mask === 0) return
      const name = layer.name === 'water' ? shoreOf(doc, { x, y }, mask) : layer.name
      const variant = Math.floor(hash(x, y, layer.seed) * EDGE_VARIANTS)
      tiles.push({ x, y, frame: `${name}/${mask}/${variant}` })
    })
  })
  eachTile(doc, (x, y) => {
    const mask = (isWallFoot(doc, x, y) ? LEFT_HALF : 0) | (isWallFoot(doc, x + 1, y) ? RIGHT_HALF : 0)
    const variant = Math.floor(hash(x, y, FACE_SEED) * EDGE_VARIANTS)
    if (mask > 0) tiles.push({ x, y, frame: `face/${mask}/${variant}` })
  })
  return tiles
}

/** Whether a wall ends below this corner of the tile: then the face of the wall fills the height of the tile. */
function isWallFoot(doc: Land, x: number, y: number): boolean {
  return letterAt(doc, x, y) === 'x' && letterAt(doc, x, y + 1) === 'x' && letterAt(doc, x, y + 2) !== 'x'
}

function eachTile(doc: Land, visit: (x: number, y: number) => void): void {
  for (let y = 0; y < doc.height; y++) for (let x = 0; x < doc.width; x++) visit(x, y)
}

/** The drawing of a grass tile: half of the grass is plain, and flowers stand in groups where smooth noise is high. */
function meadowVariant(x: number, y: number): number {
  const drift = smoothNoise(x / 3.1, y / 3.1, 55)
  const pick = hash(x, y, 8)
  if (drift > 0.66 && pick > 0.25) return drift > 0.74 ? 5 : Math.floor(pick * 40) % 2 ? 6 : 8
  if (drift < 0.24 && pick > 0.4) return pick > 0.7 ? 7 : 8
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
  const dry = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].filter((_, bit) => !(mask & (1 << bit)))
  const sandy = dry.filter(([dx = 0, dy = 0]) => sandAt(dx, dy))
  if (sandy.length === dry.length) return 'beach'
  const isBank = (mask & NORTHERN_BANK) === mask
  if (isBank && sandAt(0, 0)) return 'bank-left'
  if (isBank && sandAt(1, 0)) return 'bank-right'
  return 'water'
}
