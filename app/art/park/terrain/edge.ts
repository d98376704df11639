import { smoothNoise } from '#app/art/noise.ts'
import type { Paint } from '#app/art/palette.ts'
import type { Season } from '#app/art/park/season.ts'
import { EDGE_VARIANTS, slopeOfVariant } from '#durable/world/terrain-slopes.ts'
import type { Slope } from '#durable/world/terrain-slopes.ts'
import { TILE } from './grass.ts'

/**
 * Terrain is a dual grid: it is stored at the corners of tiles, and a tile is drawn by which of its four corners belong
 * to a layer (bits 1 upper left, 2 upper right, 4 lower left, 8 lower right). A smooth field between the corners runs
 * from 0 to 1 with a little noise, and the edge is where it is one half.
 */
export type Field = (x: number, y: number) => number
export const FULL = 15
/** The depth everywhere on a tile without an edge. */
export const WHOLE_TILE_DEPTH = 99

/** What a layer's painter gets for one pixel. */
export type EdgeSample = {
  x: number
  y: number
  /** The distance from the edge in pixels, negative outside. */
  depth: number
  /** Fine noise, -0.5 to 0.5, that frays the edge. */
  fray: number
  /** Above 0 where the material is below or right of the edge, and the higher ground casts shade on it. */
  shaded: number
  /** The downward component of the direction into the material, -1 to 1, without noise. */
  down: number
  /**
   * For straight layers, the distance in px to the nearest edge: straight above, straight below, upwards from inside,
   * to a side.
   */
  above: number
  below: number
  toNorth: number
  toSide: number
  variant: number
  frame: number
  season: Season
}

/** The look of a layer of terrain. `wobble` is how far the edge may deviate, as a share of half a tile. */
export type EdgeLayer = {
  seed: number
  wobble: number
  round: number
  /** Whether its edges run along the middles of tiles and turn at right angles. */
  isStraight?: true
  paint: (sample: EdgeSample) => Paint
}

/** Within this many pixels of their edges all tiles have the same wobble, so that any two variants fit together. */
const RIM = 7

function corners(mask: number): [number, number, number, number] {
  return [mask & 1, (mask >> 1) & 1, (mask >> 2) & 1, (mask >> 3) & 1]
}

/** 0 at the edge of a tile, 1 from `RIM` pixels inside it. */
function inwardness(x: number, y: number): number {
  const distance = Math.min(x + 0.5, y + 0.5, TILE - x - 0.5, TILE - y - 0.5)
  return Math.max(0, Math.min(1, distance / RIM))
}

function edgeField(mask: number, { variant, slope }: { variant: number; slope: Slope }, layer: EdgeLayer): Field {
  const [tl, tr, bl, br] = corners(mask)
  const [left, right, top, bottom] = slope
  const rounding = layer.round * roundingOf(mask)
  const sharedNoise = noiseOf('edge', layer.seed)
  const ownNoise = noiseOf('edge', layer.seed, variant)
  return (x, y) => {
    if (mask === FULL) return 1
    const [across, along] = [(x + 0.5) / TILE, (y + 0.5) / TILE]
    const u = moved(across, top + (bottom - top) * along)
    const v = moved(along, left + (right - left) * across)
    const base = tl * (1 - u) * (1 - v) + tr * u * (1 - v) + bl * (1 - u) * v + br * u * v
    const bump = 16 * u * (1 - u) * v * (1 - v)
    if (layer.isStraight) return 0.5 + straightDepth(mask, x, y) / TILE
    const free = inwardness(x, y)
    const shared = sharedNoise(x, y) - 0.5
    const own = ownNoise(x, y) - 0.5
    return base + rounding * bump + layer.wobble * (shared * (1 - free) + own * free)
  }
}

/** A place on a tile's side, 0 to 1, if what is `aside` quarters from its middle were in the middle, and its ends stay. */
function moved(place: number, aside: number): number {
  const middle = 0.5 + aside / 4
  return place < middle ? (place / middle) * 0.5 : 1 - ((1 - place) / (1 - middle)) * 0.5
}

type Noise = 'edge' | 'fray'
/** The noise of all tiles of a layer, which differ by variant only: a mask or a season changes nothing. */
const noises = new Map<string, Field>()

/** The noise that the tiles of a layer share, or that those of one variant have for themselves, 0 to 1. */
function noiseOf(noise: Noise, seed: number, variant?: number): Field {
  const key = `${noise} ${seed} ${variant}`
  const known = noises.get(key) ?? remembered(noiseAt(noise, seed, variant))
  noises.set(key, known)
  return known
}

function noiseAt(noise: Noise, seed: number, variant: number | undefined): Field {
  switch (noise) {
    case 'edge':
      if (variant === undefined) return (x, y) => smoothNoise(x / 8, y / 8, seed, TILE / 8)
      return (x, y) => smoothNoise(x / 8, y / 8, seed + 50 + variant)
    case 'fray':
      if (variant === undefined) return (x, y) => smoothNoise(x / 2, y / 2, seed + 7, TILE / 2)
      return (x, y) => smoothNoise((x + variant * 40) / 2.2, y / 2.2, seed + 7)
  }
}

/** The half pixels of a tile, and of two pixels around it. */
const HALVES = 2 * (TILE + 4)

/** The same field, which computes its value at each half pixel once. */
function remembered(field: Field): Field {
  const values = new Float64Array(HALVES * HALVES).fill(NaN)
  return (x, y) => {
    const at = 2 * (y + 2) * HALVES + 2 * (x + 2)
    const known = values[at]
    if (known !== undefined && !Number.isNaN(known)) return known
    return (values[at] = field(x, y))
  }
}

/** Single corners and crossing diagonals are made larger, and notches wider, because they look pinched otherwise. */
function roundingOf(mask: number): number {
  const count = corners(mask).reduce((sum, bit) => sum + bit, 0)
  if (count === 1 || mask === 6 || mask === 9) return 1
  return count === 3 ? -1 : 0
}

/** Returns a function that gives a painter's input for each pixel of a tile. */
export function edgeSampler(
  mask: number,
  layer: EdgeLayer,
  look: { variant: number; frame: number; season: Season },
): { field: Field; sample: (x: number, y: number) => EdgeSample } {
  const slope = slopeOfVariant(mask, look.variant)
  const variant = look.variant % EDGE_VARIANTS
  const field = edgeField(mask, { variant, slope }, layer)
  const sharedNoise = noiseOf('fray', layer.seed)
  const ownNoise = noiseOf('fray', layer.seed, variant)
  const sample = (x: number, y: number): EdgeSample => {
    if (mask === FULL)
      return { x, y, depth: WHOLE_TILE_DEPTH, fray: 0, shaded: 0, down: 0, ...NO_EDGE, ...look, variant }
    const right = field(x + 1.5, y) - field(x - 1.5, y)
    const below = field(x, y + 1.5) - field(x, y - 1.5)
    const length = Math.hypot(right, below) || 1
    const free = inwardness(x, y)
    return {
      x,
      y,
      depth: (field(x, y) - 0.5) * TILE,
      fray: sharedNoise(x, y) * (1 - free) + ownNoise(x, y) * free - 0.5,
      shaded: (right * 0.6 + below * 0.8) / length,
      down: plainDown(mask, x, y),
      ...(layer.isStraight ? straightEdges(mask, x, y) : NO_EDGE),
      ...look,
      variant,
    }
  }
  return { field, sample }
}

/** The slope of the bilinear field without noise; with noise a river bank falls into pieces. */
function plainDown(mask: number, x: number, y: number): number {
  const [tl, tr, bl, br] = corners(mask)
  const u = Math.min(0.8, Math.max(0.2, (x + 0.5) / TILE))
  const v = Math.min(0.8, Math.max(0.2, (y + 0.5) / TILE))
  const right = (tr - tl) * (1 - v) + (br - bl) * v
  const below = (bl - tl) * (1 - u) + (br - tr) * u
  return below / (Math.hypot(right, below) || 1)
}

const HALF = TILE / 2
const NO_EDGE = {
  above: WHOLE_TILE_DEPTH,
  below: WHOLE_TILE_DEPTH,
  toNorth: WHOLE_TILE_DEPTH,
  toSide: WHOLE_TILE_DEPTH,
}

/** Whether the quarter of a tile with this pixel belongs to the layer. */
function isInQuarter(mask: number, right: boolean, down: boolean): boolean {
  return (mask & (1 << (Number(right) + 2 * Number(down)))) !== 0
}

/** The distance in pixels to the nearest quarter of the other kind, negative outside, for edges at right angles. */
function straightDepth(mask: number, x: number, y: number): number {
  const [right, down] = [x >= HALF, y >= HALF]
  const inside = isInQuarter(mask, right, down)
  const across = right ? x - HALF + 0.5 : HALF - x - 0.5
  const along = down ? y - HALF + 0.5 : HALF - y - 0.5
  const others = [
    isInQuarter(mask, !right, down) === inside ? WHOLE_TILE_DEPTH : across,
    isInQuarter(mask, right, !down) === inside ? WHOLE_TILE_DEPTH : along,
    isInQuarter(mask, !right, !down) === inside ? WHOLE_TILE_DEPTH : Math.max(across, along),
  ]
  const depth = Math.min(...others, HALF)
  return inside ? depth : -depth
}

function straightEdges(mask: number, x: number, y: number): Pick<EdgeSample, 'above' | 'below' | 'toNorth' | 'toSide'> {
  const [right, down] = [x >= HALF, y >= HALF]
  const inside = isInQuarter(mask, right, down)
  const isOtherAcross = isInQuarter(mask, !right, down) !== inside
  const isOtherAlong = isInQuarter(mask, right, !down) !== inside
  const toMiddle = down ? y - HALF : HALF - y
  return {
    above: !inside && isOtherAlong && down ? toMiddle + 1 : WHOLE_TILE_DEPTH,
    below: inside && isOtherAlong && !down ? toMiddle : WHOLE_TILE_DEPTH,
    toNorth: inside && isOtherAlong && down ? toMiddle : WHOLE_TILE_DEPTH,
    toSide: isOtherAcross ? (right ? x - HALF : HALF - 1 - x) : WHOLE_TILE_DEPTH,
  }
}
