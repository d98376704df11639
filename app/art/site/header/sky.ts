import { Canvas } from '#app/art/canvas.ts'
import { hash, rng, smoothNoise } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import type { SiteSeason } from '#app/art/site/season.ts'

/** The rows of the header's sky, in art pixels. The strip is 8 wide and repeats horizontally. */
export const SKY_HEIGHT = 130
const SKY_WIDTH = 8
const BANDS: Readonly<Record<SiteSeason, readonly [Colour, Colour, Colour, Colour]>> = {
  normal: ['water2', 'water3', 'water4', 'cream'],
  autumn: ['slate2', 'snow0', 'gravel3', 'gold3'],
  winter: ['slate1', 'slate2', 'snow0', 'snow1'],
}
const BAND_ENDS = [26, 58, 88, SKY_HEIGHT]

/** Four flat bands from the zenith down, with a few rows of dithering between them. */
export function drawSky(season: SiteSeason): Canvas {
  const sky = new Canvas(SKY_WIDTH, SKY_HEIGHT)
  for (let y = 0; y < SKY_HEIGHT; y++) {
    const band = BAND_ENDS.findIndex((end) => y < end)
    const rowsLeft = (BAND_ENDS[band] ?? SKY_HEIGHT) - y
    for (let x = 0; x < SKY_WIDTH; x++) {
      const next = band < 3 && startsNextBand(x, y, rowsLeft) ? 1 : 0
      sky.set(x, y, BANDS[season][band + next] ?? null)
    }
  }
  return sky
}

function startsNextBand(x: number, y: number, rowsLeft: number): boolean {
  if (rowsLeft === 1) return x % 4 !== 0
  if (rowsLeft === 2) return (x + y) % 2 === 0
  if (rowsLeft === 3) return x % 4 === 0
  return rowsLeft === 4 && x % 8 === 2
}

/** The sun: low and pale in winter, broad and gold in autumn. */
export function drawSun(season: SiteSeason): Canvas {
  const sun = new Canvas(40, 40)
  if (season === 'winter') return sun.ellipse(20, 20, 13, 13, 'snow1').ellipse(19, 19, 11, 11, 'cream')
  sun.ellipse(20, 20, 20, 20, season === 'autumn' ? 'gravel3' : 'water4').ellipse(20, 20, 14, 14, 'gold3')
  return sun.ellipse(19, 19, 11, 11, season === 'autumn' ? 'gold3' : 'cream')
}

type Puff = readonly [x: number, y: number, radius: number]
type Cloud = { width: number; height: number; puffs: readonly Puff[] }
const CLOUDS: readonly Cloud[] = [
  {
    width: 64,
    height: 26,
    puffs: [
      [14, 17, 9],
      [26, 12, 11],
      [40, 13, 10],
      [51, 18, 8],
    ],
  },
  {
    width: 46,
    height: 20,
    puffs: [
      [11, 14, 7],
      [21, 9, 8],
      [33, 13, 8],
    ],
  },
  {
    width: 84,
    height: 28,
    puffs: [
      [14, 20, 8],
      [28, 14, 11],
      [44, 11, 11],
      [58, 15, 10],
      [71, 20, 8],
    ],
  },
  {
    width: 34,
    height: 14,
    puffs: [
      [9, 10, 5],
      [17, 7, 6],
      [25, 10, 5],
    ],
  },
]
export const CLOUD_COUNT = CLOUDS.length

/** One of four clouds with a flat base. Each puff is lit at its upper left and cool at its lower right. */
export function drawCloud(variant: number, season: SiteSeason): Canvas {
  const { width, height, puffs } = CLOUDS[variant] ?? { width: 1, height: 1, puffs: [] }
  const cloud = new Canvas(width, height)
  const base = height - 4
  const inside = cloudShape(puffs, base)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (inside(x, y)) cloud.set(x, y, y > base - 2 ? 'snow0' : y > base - 5 ? 'snow1' : 'snow2')
    }
  }
  for (const puff of puffs) lightPuff(cloud, puff, (x, y) => inside(x, y) && y <= base - 3)
  for (let x = 4; x < width - 4; x += 3) if (hash(x, variant, 2) < 0.5) cloud.rect(x, base - 2, 2, 1, 'snow1')
  if (season === 'autumn') cloud.remap({ snow0: 'slate2', snow1: 'gravel2', snow2: 'cream' })
  if (season === 'winter') cloud.remap({ snow0: 'slate2', snow1: 'snow0', snow2: 'snow1', cream: 'snow2' })
  return cloud
}

function cloudShape(puffs: readonly Puff[], base: number): (x: number, y: number) => boolean {
  const [firstX, , firstRadius] = puffs[0] ?? [0, 0, 0]
  const [lastX, , lastRadius] = puffs.at(-1) ?? [0, 0, 0]
  return (x, y) => {
    if (y > base) return false
    if (puffs.some(([cx, cy, radius]) => (x + 0.5 - cx) ** 2 + (y + 0.5 - cy) ** 2 <= radius * radius)) return true
    const left = firstX - firstRadius + 2 + (y - base) * -0.5
    return y > base - 4 && x > left && x < lastX + lastRadius - 2
  }
}

function lightPuff(cloud: Canvas, [cx, cy, radius]: Puff, covers: (x: number, y: number) => boolean): void {
  for (let y = cy - radius; y <= cy + radius; y++) {
    for (let x = cx - radius; x <= cx + radius; x++) {
      const u = (x + 0.5 - cx) / radius
      const v = (y + 0.5 - cy) / radius
      const far = u * u + v * v
      if (far > 1 || !covers(x, y)) continue
      const turnedAway = u * 0.6 + v * 0.8
      cloud.set(x, y, turnedAway > 0.5 ? 'snow1' : 'snow2')
      if (turnedAway < -0.55 && far > 0.45) cloud.set(x, y, 'cream')
    }
  }
}

type Mountain = { halfWidth: number; height: number; seed: number; snow: number }
const MOUNTAINS: readonly Mountain[] = [
  { halfWidth: 150, height: 70, seed: 5, snow: 0.34 },
  { halfWidth: 110, height: 58, seed: 3, snow: 0.34 },
  { halfWidth: 110, height: 60, seed: 4, snow: 0.34 },
  { halfWidth: 104, height: 78, seed: 1, snow: 0.4 },
  { halfWidth: 112, height: 80, seed: 2, snow: 0.4 },
]
export const MOUNTAIN_COUNT = MOUNTAINS.length
const WINTER_SNOW = 0.8

/** One of five mountains: a lit and a dark flank along a crooked ridge, with snow down to a ragged line. */
export function drawMountain(variant: number, season: SiteSeason): Canvas {
  const { halfWidth, height, seed, snow } = MOUNTAINS[variant] ?? { halfWidth: 1, height: 1, seed: 0, snow: 0 }
  const canvas = new Canvas(halfWidth * 2 + 8, height + 12)
  const cx = halfWidth + 4
  const base = height + 10
  const snowShare = season === 'winter' ? WINTER_SNOW : snow
  const [lit, mid, dark]: readonly [Colour, Colour, Colour] =
    season === 'winter' ? ['snow1', 'snow0', 'slate2'] : ['snow0', 'slate2', 'slate1']
  for (let x = cx - halfWidth; x <= cx + halfWidth; x++) {
    const out = Math.abs((x - cx) / halfWidth)
    const rough = (smoothNoise(x / 7, seed, 9) - 0.5) * 7 * Math.min(1, out * 4)
    const fine = (smoothNoise(x / 3, seed, 3) - 0.5) * 2.5
    const top = Math.round(base - height * Math.max(0, 1 - out) ** 1.06 - rough - fine)
    const snowLine = base - height + height * snowShare * (0.72 + 0.55 * smoothNoise(x / 4.5, seed, 12))
    for (let y = top; y < base; y++) {
      const below = height - (base - y)
      const bend = (smoothNoise(y / 9, seed, 4) - 0.5) * halfWidth * 0.28
      const ridge = cx + Math.round(bend + below * 0.1) + below * 0.05
      const isLit = x < ridge
      const fold = smoothNoise((x + (isLit ? y : -y) * 0.9) / 6, y / 13, seed + 5)
      const rock = isLit ? (fold > 0.62 ? mid : lit) : fold < 0.3 ? mid : dark
      const cap = isLit ? (fold > 0.7 ? 'snow1' : 'snow2') : fold < 0.3 ? 'snow1' : 'snow0'
      canvas.set(x, y, y < snowLine ? cap : rock)
    }
  }
  return canvas
}

/** Leaves or snow in front of the header: a transparent tile that repeats in both directions. */
export function drawFalling(season: 'autumn' | 'winter'): Canvas {
  const tile = new Canvas(256, 128)
  const random = rng(season === 'winter' ? 5 : 9)
  const count = season === 'winter' ? 44 : 16
  for (let i = 0; i < count; i++) {
    const x = 1 + Math.floor(random() * 252)
    const y = 1 + Math.floor(random() * 124)
    if (season === 'autumn')
      tile
        .set(x, y, 'gold1')
        .set(x + 1, y, 'gold2')
        .set(x + 1, y + 1, 'falu2')
    else if (i % 4 === 0) tile.rect(x, y, 2, 2, 'snow2').set(x + 1, y + 1, 'snow1')
    else tile.set(x, y, 'snow2')
  }
  return tile
}
