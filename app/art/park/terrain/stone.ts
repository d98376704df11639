import { hash } from '#app/art/noise.ts'
import type { Paint } from '#app/art/palette.ts'
import type { EdgeLayer, EdgeSample } from './edge.ts'

/** A cobbled street with a kerb around it. */
export const SETTS: EdgeLayer = { seed: 480, wobble: 0, round: 0, isStraight: true, paint: paintSetts }
/** Bare rock, on skerries and in caves. */
export const ROCK: EdgeLayer = { seed: 500, wobble: 0.42, round: 0.1, paint: paintRock }
/** Snow that lies all the year. */
export const SNOWFIELD: EdgeLayer = { seed: 520, wobble: 0.24, round: 0.1, paint: paintSnowfield }

/** A cobble with its joint, px. */
const SETT = { width: 8, height: 5 }
/** The courses of cobbles in a tile; the number is even, so that they continue in the next tile. */
const COURSES = 6
/** The width of the kerb, px. */
const KERB = 4

function paintSetts({ x, y, depth, above, toNorth, toSide, variant, season }: EdgeSample): Paint {
  const snow = season === 'snow'
  if (depth < 0) return above <= 1 ? (snow ? 'snow0' : 'stone1') : null
  if (toNorth < 1 || toSide < 1) return snow ? 'snow0' : 'stone1'
  if (depth < KERB) return depth < KERB - 1 ? (snow ? 'snow2' : 'gravel3') : 'stone1'
  const row = Math.floor((y * COURSES) / 32)
  const down = y - Math.ceil((row * 32) / COURSES)
  const place = x + (row % 2) * 4
  const across = place % SETT.width
  const column = Math.floor((place % 32) / SETT.width)
  const tone = hash(column, row % 5, SETTS.seed + variant)
  if (across === SETT.width - 1 || down >= SETT.height - 1) return 'stone2'
  if (snow) return across === 0 || down === 0 || tone > 0.7 ? 'snow1' : 'stone3'
  if (tone > 0.84) return across === 0 || down === 0 ? 'gravel3' : 'gravel2'
  return tone < 0.05 ? 'stone2' : 'stone3'
}

/** Slabs that overlap: a pale lip towards the light, a dark step on the far side. */
function paintRock(at: EdgeSample): Paint {
  const snow = at.season === 'snow'
  const depth = at.depth + at.fray * 4
  if (depth < -1) return null
  if (depth < 0) return 'stone0'
  if (at.shaded < -0.1 && depth < 5) return depth < 1.5 ? 'stone0' : 'stone1'
  if (at.shaded > 0.2 && depth < 2) return snow ? 'snow2' : 'stone3'
  return snow ? 'stone3' : 'stone2'
}

function paintSnowfield(at: EdgeSample): Paint {
  const depth = at.depth + at.fray * 3
  if (depth < 0) return null
  if (at.shaded < -0.1 && depth < 3) return depth < 1.5 ? 'snow0' : 'snow1'
  return depth < 1 ? 'snow1' : 'snow2'
}
