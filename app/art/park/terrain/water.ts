import { hash } from '#app/art/noise.ts'
import type { Paint } from '#app/art/palette.ts'
import { WHOLE_TILE_DEPTH } from './edge.ts'
import type { EdgeLayer, EdgeSample } from './edge.ts'

/** How many pixels of earth a shore that faces south shows at most. */
const BANK_PX = 9
const SEED = 340

/** Water between grass: an earth bank on its northern shore, foam and shallows on the others. */
export const WATER: EdgeLayer = { seed: SEED, wobble: 0.26, round: 0.06, paint: (at) => paintWater(at, () => 1, false) }
/** Water between sand, without a bank. */
export const BEACH: EdgeLayer = { ...WATER, paint: (at) => paintWater(at, () => 0, true) }
/** Where a bank ends in a beach on its left or right, so that it does not break off. */
export const BANK_ENDS_LEFT: EdgeLayer = { ...WATER, paint: (at) => paintWater(at, (x) => rise(x), false) }
export const BANK_ENDS_RIGHT: EdgeLayer = { ...WATER, paint: (at) => paintWater(at, (x) => rise(31 - x), false) }
/** The middle of a pond, above water. */
export const DEEP: EdgeLayer = { seed: 360, wobble: 0.42, round: 0.06, paint: paintDeep }

function rise(x: number): number {
  const t = Math.max(0, Math.min(1, (x - 4) / 22))
  return t * t * (3 - 2 * t)
}

function paintWater(at: EdgeSample, bankShare: (x: number) => number, beach: boolean): Paint {
  const share = bankShare(at.x)
  const bank = at.depth === WHOLE_TILE_DEPTH ? 0 : BANK_PX * Math.max(0, (at.down - 0.3) / 0.7) * share
  const depth = at.depth + at.fray * 2.2
  if (depth < -1.6) return null
  if (depth < 0) return rimPaint(at, beach || share < 0.3)
  if (depth < bank) return earthPaint(at, depth / bank)
  return at.season === 'snow' ? icePaint(at, bank, depth - bank) : openPaint(at, bank, depth - bank)
}

function rimPaint(at: EdgeSample, sandy: boolean): Paint {
  if (at.season === 'snow') return 'snow0'
  if (sandy) return 'gravel1'
  return at.down > 0.2 ? 'grass1' : 'grass2'
}

function earthPaint(at: EdgeSample, share: number): Paint {
  if (share < 0.2 || share >= 0.75) return 'soil0'
  return hash(at.x >> 1, 0, 9) < 0.35 ? 'soil2' : 'soil1'
}

function icePaint(at: EdgeSample, bank: number, depth: number): Paint {
  if (bank > 3 && depth < 3) return depth < 1.2 ? 'slate2' : 'snow0'
  if (bank <= 3 && depth < 2) return 'snow2'
  if (bank <= 3 && depth < 4.5 + at.fray * 4) return 'snow1'
  return 'water4'
}

function openPaint(at: EdgeSample, bank: number, depth: number): Paint {
  if (bank > 3) {
    if (depth < 3.2 + at.fray * 2) return depth < 1 ? 'water0' : 'water1'
    return 'water2'
  }
  if (depth < 1.3) return hash(at.x >> 1, at.y >> 1, at.frame * 9 + SEED) < 0.22 ? 'water3' : 'water4'
  if (depth < 4.5 + at.fray * 4) return 'water3'
  const wavelet = depth > 6.5 && depth < 7.8 && hash(at.x >> 2, at.y >> 2, at.frame + 77) < 0.6
  return wavelet ? 'water3' : 'water2'
}

function paintDeep(at: EdgeSample): Paint {
  if (at.season === 'snow') return at.depth + at.fray * 6 > 0 ? 'water3' : null
  const depth = at.depth + at.fray * 3.2
  if (depth >= 0) return 'water1'
  const dash = depth > -3 && ((at.x >> 1) + at.y + at.frame) % 5 === 0 && hash(at.x >> 2, at.y, 3) < 0.5
  return dash ? 'water1' : null
}
