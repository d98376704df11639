import { PREFABS } from '#app/art/park/prefabs.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { drawBirch } from '#app/art/park/wild/birch.ts'
import { drawBush } from '#app/art/park/wild/bush.ts'
import { drawSpruce } from '#app/art/park/wild/spruce.ts'
import { PARK_SEASON } from './season.ts'
import type { SiteSeason } from './season.ts'

/**
 * A thing and the position of its foot, in art pixels of the hero's ground. Things are drawn in the order of `sortY`.
 */
export type Placed = { prop: Prop; x: number; y: number; sortY: number }

export const FOUNTAIN_AT = { x: 640, y: 188 }
export const GATE_AT = { x: 640, y: 308 }

type Spot = readonly [name: string, x: number, y: number]
const THINGS: readonly Spot[] = [
  ['lamp', 500, 112],
  ['lamp', 780, 112],
  ['lamp', 520, 240],
  ['lamp', 760, 240],
  ['bench', 560, 64],
  ['bench', 720, 64],
  ['flowerbed-red', 546, 258],
  ['flowerbed-violet', 734, 258],
  ['shop', 404, 114],
  ['crate-apples', 352, 124],
  ['crate-oranges', 326, 128],
  ['barrel', 480, 130],
  ['kennel-red', 878, 270],
  ['kennel-slate', 1024, 262],
  ['mound', 930, 286],
  ['hurdle-red', 790, 300],
  ['hurdle-blue', 1060, 200],
  ['stone', 1000, 290],
  ['boulder', 256, 34],
  ['stone', 300, 38],
  ['boulder', 210, 304],
  ['stone', 452, 300],
]
/** Things that are put away in winter. */
const NOT_IN_WINTER: readonly Spot[] = [
  ['ball', 760, 300],
  ['reeds-high', 206, 250],
  ['reeds-low', 214, 270],
  ['reeds-bent', 390, 300],
  ['reeds-low', 366, 302],
  ['reeds-high', 250, 176],
  ['drake-left', 268, 248],
  ['hen-right', 318, 270],
  ['lily-pair', 248, 276],
  ['lily-pads', 346, 250],
]

type Tree = readonly [kind: 'birch' | 'spruce', x: number, y: number, seed: number, size?: number]
/** No tree within 150 px of the middle is tall enough to reach the logo. */
const TREES: readonly Tree[] = [
  ['spruce', 30, 50, 1],
  ['birch', 84, 44, 2],
  ['spruce', 126, 62, 3, 0.85],
  ['spruce', 12, 120, 2],
  ['birch', 60, 118, 1],
  ['spruce', 170, 40, 4, 0.9],
  ['spruce', 226, 60, 2, 0.9],
  ['birch', 330, 40, 3],
  ['spruce', 380, 30, 1, 0.8],
  ['spruce', 500, 44, 5, 0.62],
  ['spruce', 462, 34, 3, 0.9],
  ['spruce', 548, 34, 2, 0.5],
  ['spruce', 586, 22, 1, 0.42],
  ['spruce', 700, 22, 3, 0.45],
  ['spruce', 742, 34, 4, 0.52],
  ['spruce', 784, 48, 1, 0.62],
  ['spruce', 838, 34, 2, 0.9],
  ['birch', 892, 44, 3],
  ['spruce', 944, 60, 1],
  ['birch', 1004, 40, 1],
  ['spruce', 1050, 56, 4, 0.9],
  ['spruce', 1100, 40, 2],
  ['birch', 1150, 62, 3],
  ['spruce', 1210, 70, 5],
  ['spruce', 1256, 52, 1, 0.9],
  ['birch', 1240, 150, 2],
  ['spruce', 1180, 230, 2, 0.9],
  ['spruce', 1264, 290, 3],
  ['birch', 1100, 300, 1],
  ['spruce', 20, 300, 3],
  ['birch', 90, 296, 2],
  ['spruce', 160, 310, 1, 0.8],
  ['spruce', 1000, 296, 5, 0.75],
  ['birch', 40, 210, 3],
]
const BIRCH_FORMS = ['round', 'tall', 'wide'] as const

const BUSHES: readonly (readonly [x: number, y: number, seed: number])[] = [
  [200, 120, 1],
  [524, 58, 4],
  [764, 56, 3],
  [268, 30, 2],
  [300, 26, 5],
  [980, 110, 4],
  [1080, 130, 5],
  [500, 268, 1],
  [240, 310, 3],
  [1040, 250, 6],
  [1150, 120, 2],
  [140, 230, 4],
]
const BRIDGE_AT = { x: 280, y: 128 }
/** How far below its deck the front rail of the bridge stands. */
const RAIL_BELOW_DECK = 40
const FENCE_Y = 312
const FENCE_TILES_PX = 128
/** Where the fences begin, left and right of the gate. */
const FENCE_GAP = { left: 572, right: 708 }

/** Everything on the hero's ground except the gate, which is a picture of its own. */
export function heroThings(season: SiteSeason, width: number): Placed[] {
  const parkSeason = PARK_SEASON[season]
  const spots = season === 'winter' ? THINGS : [...THINGS, ...NOT_IN_WINTER]
  const trees = TREES.map(([kind, x, y, seed, size = 1]) => {
    const form = BIRCH_FORMS[(seed - 1) % BIRCH_FORMS.length] ?? 'round'
    return placed(kind === 'birch' ? drawBirch(parkSeason, seed, form) : drawSpruce(parkSeason, seed, size), x, y)
  })
  const bushes = BUSHES.map(([x, y, seed], i) =>
    placed(drawBush(parkSeason, { seed, form: 'round', berries: i % 3 === 0 ? 'pink' : null }), x, y),
  )
  return [
    ...spots.map(([name, x, y]) => placed(prefab(name, season), x, y)),
    ...trees,
    ...bushes,
    placed(prefab('fountain', season), FOUNTAIN_AT.x, FOUNTAIN_AT.y),
    placed(prefab('bridge-deck', season), BRIDGE_AT.x, BRIDGE_AT.y),
    { ...placed(prefab('bridge-rail', season), BRIDGE_AT.x, BRIDGE_AT.y + RAIL_BELOW_DECK), sortY: 174 },
    ...fences(season, width),
  ]
}

export function prefab(name: string, season: SiteSeason, frame = 0): Prop {
  const found = PREFABS[name]
  if (!found) throw new Error(`no prefab ${name}`)
  return found.draw(PARK_SEASON[season], frame)
}

function fences(season: SiteSeason, width: number): Placed[] {
  const fence = prefab('fence-4', season)
  const starts: number[] = []
  for (let x = FENCE_GAP.left - FENCE_TILES_PX; x > -FENCE_TILES_PX; x -= FENCE_TILES_PX) starts.push(x)
  for (let x = FENCE_GAP.right; x < width; x += FENCE_TILES_PX) starts.push(x)
  return starts.map((x) => placed(fence, x + fence.foot[0], FENCE_Y))
}

function placed(prop: Prop, x: number, y: number): Placed {
  return { prop, x, y, sortY: y }
}
