import type { Rgb } from '#app/art/palette.ts'

/** A light: its centre and its radius in the room, art px; how bright its middle is; and its colour, 0 to 255. */
export type Pool = { x: number; y: number; reach: number; strength: number; warm: Rgb }

/** Where no light reaches, the picture is multiplied with `tint`; `floor` is the share of light that reaches everywhere. */
export type LightPlan = { tint: Rgb; floor: number; pools: readonly Pool[] }

/**
 * The part of a room, or of the land around it, that a light map covers: cells, each a square of `cellPx` art px. `left` and
 * `top` are multiples of 4, 0 at the corner of the room.
 */
export type CellSize = { left?: number; top?: number; width: number; height: number; cellPx: number }

/** The number of steps between dark and bright. */
const LEVELS = 7
/** How much wider than high a light is, because the ground is seen at an angle. */
const FLAT = 1.3
const FALL = 1.15
/** Between two steps of brightness the cells of both are mixed by this pattern of four by four. */
const PATTERN = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
/**
 * In full light a pixel keeps this share of its own colour, and takes this share of the light's. What lamps add comes on top
 * (glow-map.ts), so both together stay low enough for the shades of white fur to be seen.
 */
const LIT = { own: 0.62, warm: 0.33 }
const CHANNELS = [0, 1, 2] as const
/** Light is added up for squares of this many cells a side; only the pattern is as fine as a cell. */
const COARSE = 2
/** For each square: the light, and its red, green and blue. */
const SUMS = 4

/** The light over a room as RGBA pixels to multiply the picture with; a pixel is a cell. */
export function paintLight(size: CellSize, { tint, floor, pools }: LightPlan): Uint8ClampedArray<ArrayBuffer> {
  return paintCells(size, pools, (channel, sum, warm, threshold) => {
    const level = brightnessAt(floor + sum, threshold)
    return tint[channel] * (1 - level) + (LIT.own * 255 + LIT.warm * warm) * level
  })
}

/** The colour of a channel of a cell: by the light that reaches it, its colour, and the threshold of the pattern there. */
type CellPaint = (channel: 0 | 1 | 2, sum: number, warm: number, threshold: number) => number

/** Opaque RGBA pixels, one for each cell, by the light that pools give it. */
export function paintCells(
  { left = 0, top = 0, width, height, cellPx }: CellSize,
  pools: readonly Pool[],
  paint: CellPaint,
): Uint8ClampedArray<ArrayBuffer> {
  const across = Math.ceil(width / COARSE)
  const sums = new Float32Array(across * Math.ceil(height / COARSE) * SUMS)
  for (const pool of pools) {
    const { x, y } = pool
    shine({ ...pool, x: x - left * cellPx, y: y - top * cellPx }, { across, sums, cellPx: cellPx * COARSE })
  }
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const from = (Math.floor(y / COARSE) * across + Math.floor(x / COARSE)) * SUMS
      const sum = sums[from] ?? 0
      const threshold = ((PATTERN[(y & 3) * 4 + (x & 3)] ?? 0) + 0.5) / 16 - 0.5
      for (const channel of CHANNELS) {
        const warm = sum > 0 ? (sums[from + 1 + channel] ?? 0) / sum : 255
        pixels[at + channel] = paint(channel, sum, warm, threshold)
      }
      pixels[at + 3] = 255
    }
  }
  return pixels
}

/** One of the steps of brightness, 0 to 1. */
export function brightnessAt(light: number, threshold: number): number {
  return Math.max(0, Math.min(LEVELS, Math.round(light * LEVELS + threshold))) / LEVELS
}

/** Adds a light to the cells that it reaches. */
function shine(
  { x, y, reach, strength, warm }: Pool,
  { across, sums, cellPx }: { across: number; sums: Float32Array; cellPx: number },
): void {
  const down = sums.length / SUMS / across
  const cell = (value: number, end: number) => Math.max(0, Math.min(end, Math.floor(value / cellPx)))
  const [left, right] = [cell(x - reach, across), cell(x + reach + cellPx, across)]
  const [top, bottom] = [cell(y - reach / FLAT, down), cell(y + reach / FLAT + cellPx, down)]
  for (let row = top; row < bottom; row++) {
    const dy = ((row + 0.5) * cellPx - y) * FLAT
    for (let column = left; column < right; column++) {
      const dx = (column + 0.5) * cellPx - x
      const away = Math.sqrt(dx * dx + dy * dy) / reach
      if (away >= 1) continue
      const share = strength * (1 - away) ** FALL
      const at = (row * across + column) * SUMS
      sums[at] = (sums[at] ?? 0) + share
      for (const channel of CHANNELS) sums[at + 1 + channel] = (sums[at + 1 + channel] ?? 0) + share * warm[channel]
    }
  }
}
