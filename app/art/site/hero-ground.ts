import type { Canvas } from '#app/art/canvas.ts'
import { hash, smoothNoise } from '#app/art/noise.ts'
import { cornerMask, drawGround } from './ground.ts'
import type { Covers } from './ground.ts'
import type { SiteSeason } from './season.ts'

/** The park behind the gate, in tiles. The fountain stands on its middle column. */
export const HERO_COLUMNS = 40
export const HERO_ROWS = 10

const water: Covers = (x, y) => (x >= 8 && x <= 9 && y >= 1 && y <= 8) || inEllipse(x, y, [9.4, 7.9, 3.2, 1.8])
const deep: Covers = (x, y) => inEllipse(x, y, [9.3, 8, 2, 0.9])
const sand: Covers = (x, y) => inEllipse(x, y, [12, 8.2, 2.2, 1.4])
const soil: Covers = (x, y) => inEllipse(x, y, [28, 8.6, 2.6, 0.9])
const path: Covers = (x, y) => {
  const plaza = inEllipse(x, y, [20, 4.8, 4.6, 3.2])
  const toGate = x >= 19 && x <= 21 && y >= 4
  const across = (y === 4 || y === 5) && x !== 18 && x >= -1 && x <= 42
  const toShop = x >= 13 && x <= 14 && y >= 3 && y <= 5
  return plaza || toGate || across || toShop
}
const lush: Covers = (x, y) => {
  const patch = smoothNoise(x / 2.6 + 3, y / 2.6 + 19, 21) > 0.56 && y > 0 && y < 9
  return patch || ((x < 3 || x > 37) && y > 0)
}
/** Where fallen leaves lie: under the trees along the edges. */
const litter: Covers = (x, y) => {
  const underTrees = x < 7 || x > 31 || y < 3
  return underTrees && y > 0 && smoothNoise(x / 1.9 + 7, y / 1.9 + 2, 33) > 0.55
}

export function drawHeroGround(season: SiteSeason): Canvas {
  return drawGround({
    columns: HERO_COLUMNS,
    rows: HERO_ROWS,
    season,
    grass,
    layers: [
      { covers: lush, kind: () => 'lush', salt: 4 },
      ...(season === 'autumn' ? [{ covers: litter, kind: () => 'litter' as const, salt: 6 }] : []),
      { covers: sand, kind: () => 'sand', salt: 4 },
      { covers: soil, kind: () => 'soil', salt: 4 },
      { covers: path, kind: () => 'path', salt: 4 },
      { covers: water, kind: waterKind, salt: 5 },
      { covers: deep, kind: () => 'deep', salt: 4 },
    ],
  })
}

/** The grass variant of a tile: plain meadow, with flowers in some places and clover in others. */
function grass(x: number, y: number): number {
  const hollow = smoothNoise(x / 3.1, y / 3.1, 55)
  const pick = hash(x, y, 8)
  if (hollow > 0.66 && pick > 0.25) return hollow > 0.74 ? 5 : Math.floor(pick * 40) % 2 ? 6 : 8
  if (hollow < 0.24 && pick > 0.4) return pick > 0.7 ? 7 : 8
  if (pick >= 0.96) return 1
  return [0.5, 0.74, 0.82, 0.9].filter((step) => pick >= step).length
}

/** The kind of water at a tile. If every dry corner is sand it has a beach; a bank beside a beach ends towards it. */
function waterKind(x: number, y: number): 'water' | 'beach' | 'bank-left' | 'bank-right' {
  if (isBeach(x, y)) return 'beach'
  const bank = [4, 8, 12].includes(cornerMask(water, x, y))
  if (bank && isBeach(x - 1, y)) return 'bank-left'
  if (bank && isBeach(x + 1, y)) return 'bank-right'
  return 'water'
}

function isBeach(x: number, y: number): boolean {
  const corners = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const
  const dry = corners.filter(([dx, dy]) => !water(x + dx, y + dy))
  return dry.length > 0 && dry.length < 4 && dry.every(([dx, dy]) => sand(x + dx, y + dy))
}

function inEllipse(x: number, y: number, [cx, cy, rx, ry]: readonly [number, number, number, number]): boolean {
  return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1
}
