import { hash } from '#app/art/noise.ts'
import type { Colour, Paint } from '#app/art/palette.ts'
import type { EdgeLayer, EdgeSample } from './edge.ts'
import { LAID, laidAt } from './laid.ts'

/** A street of setts laid in fans, with a gutter and a kerb inside its edge and slabs for walking outside it. */
export const SETTS: EdgeLayer = { seed: 480, wobble: 0, round: 0, isStraight: true, paint: paintSetts }
/** The part of a street that paws have worn pale. It is laid of the same stones. */
export const WORN: EdgeLayer = { seed: 640, wobble: 0.5, round: 0.1, paint: paintWorn }

/**
 * A fan: its width, the distance to the next row of fans, the height of a ring of stones and the length of a stone, px;
 * and how much it is foreshortened. Two fans in four rows fill the laid pattern.
 */
const FAN = { width: 48, rows: 16, ring: 7, stone: 8, flat: 0.8 }
const FANS = { across: LAID.width / FAN.width, down: LAID.height / FAN.rows }
/** The widths of the kerb and of the gutter inside it, px. */
const KERB = 4
const GUTTER = 7
/** The length of the stones of a gutter and of the slabs outside, px. */
const GUTTER_STONE = 16
const SLAB = 32
/** How far the slabs reach, and the height of a course of them, px. */
const SLABS = 15
const SLAB_COURSE = 16
/** So far inside the worn part most stones are pale, px. */
const PALE_FROM = 11
/** By how much the edge of the worn part differs from stone to stone, px. */
const SCATTER = 16

type Sett = { id: number; isJoint: boolean; isLit: boolean }

/** The stone at a place of the laid pattern. A fan covers those behind it. */
function settAt(x: number, y: number): Sett {
  const first = Math.floor(y / FAN.rows)
  const row = fanPlace(x, y, first + 1).distance <= FAN.width / 2 ? first + 1 : first
  const { column, dx, dy, distance } = fanPlace(x, y, row)
  const ring = Math.floor(distance / FAN.ring)
  const around = Math.PI * (ring + 0.6) * FAN.ring
  const count = Math.max(3, Math.round(around / FAN.stone))
  const turn = (Math.atan2(-dy, dx) / Math.PI) * count + (ring % 2) * 0.5
  const stone = Math.floor(turn)
  const within = distance - ring * FAN.ring
  const fan = ((row + FANS.down) % FANS.down) * 131 + ((column + FANS.across) % FANS.across) * 977
  const isJoint = within < 1 || ((turn - stone) * around) / count < 1
  return { id: fan + ring * 17 + stone, isJoint, isLit: within > FAN.ring - 1.6 }
}

/** The place of a pixel from the foot of the nearest fan of a row, px. */
function fanPlace(x: number, y: number, row: number) {
  const shift = (Math.abs(row) % 2) * (FAN.width / 2)
  const column = Math.round((x - shift) / FAN.width)
  const dx = x + 0.5 - column * FAN.width - shift
  const dy = (y + 0.5 - (row + 1) * FAN.rows) / FAN.flat
  return { column, dx, dy, distance: Math.hypot(dx, dy) }
}

function paintSetts(at: EdgeSample): Paint {
  const snow = at.season === 'snow'
  const { x, y } = laidAt(at)
  const { depth } = at
  if (depth < 0) return slabPaint(at)
  if (depth < KERB) return kerbPaint(depth, snow)
  if (depth < KERB + GUTTER) return gutterPaint(at.toSide < KERB + GUTTER ? y : x, depth - KERB, snow)
  const { id, isJoint, isLit } = settAt(x, y)
  const tone = hash(id, 1, 5)
  if (isJoint) return depth < KERB + GUTTER + 6 && !snow && hash(x >> 1, y >> 1, 9) > 0.8 ? 'grass3' : 'stone2'
  if (snow) return isLit || tone > 0.6 ? 'snow1' : 'stone3'
  if (tone > 0.93) return 'stone2'
  return tone < 0.06 ? 'gravel2' : 'stone3'
}

function paintWorn(at: EdgeSample): Paint {
  const { x, y } = laidAt(at)
  const { id, isJoint, isLit } = settAt(x, y)
  if (at.depth + (hash(id, 1, 2) - 0.5) * SCATTER < 0) return null
  if (at.season === 'snow') return isJoint ? 'snow0' : isLit ? 'snow2' : 'snow1'
  // Its stones are nearly of one colour, so that it is ground to the eye and the fans are seen second.
  const tone = hash(id, 2, 5)
  const isPale = at.depth + (tone - 0.5) * SCATTER > PALE_FROM
  if (isJoint) return isPale ? 'gravel2' : hash(x, y, 3) < 0.5 ? 'gravel1' : 'gravel2'
  if (tone > 0.96) return isPale ? 'gravel2' : 'gravel1'
  if (tone < 0.03) return isPale ? 'cream' : 'stone3'
  return isPale || (isLit && tone > 0.6) ? 'gravel3' : 'gravel2'
}

/** A pale kerb with the shade below its edge. */
function kerbPaint(depth: number, snow: boolean): Colour {
  if (depth < 1) return 'stone2'
  if (depth < KERB - 1) return snow ? 'snow2' : 'cream'
  return 'stone1'
}

/** A row of long stones, dark and damp in the middle. */
function gutterPaint(along: number, down: number, snow: boolean): Colour {
  if (down < 1) return 'stone0'
  if (along % GUTTER_STONE === 0 || down >= GUTTER - 1) return 'stone1'
  if (snow) return 'snow0'
  return down < 3 || hash(Math.floor(along / GUTTER_STONE), 2, 2) < 0.4 ? 'stone1' : 'stone2'
}

/** Slabs for walking, in courses, every second one half a slab on. */
function slabPaint({ x, y, depth, season }: EdgeSample): Paint {
  const snow = season === 'snow'
  const down = y % SLAB_COURSE
  const across = (x + (Math.floor(y / SLAB_COURSE) % 2) * (SLAB / 2)) % SLAB
  if (depth > -1) return 'stone2'
  if (depth < -SLABS) return null
  if (depth < 1 - SLABS) return snow ? 'snow0' : 'stone2'
  if (down === SLAB_COURSE - 1 || across === 0) return snow ? 'snow0' : 'stone2'
  if (down === 0 || across === 1) return snow ? 'snow2' : 'cream'
  return snow ? 'snow1' : hash(Math.floor(x / 16), Math.floor(y / SLAB_COURSE), 6) > 0.7 ? 'gravel2' : 'gravel3'
}
