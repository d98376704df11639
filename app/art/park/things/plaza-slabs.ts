import { Canvas } from '#app/art/canvas.ts'
import { hash, smoothNoise } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'
import { drawLeaf } from '#app/art/park/terrain/grass.ts'

/** A ring of slabs. `turn` shifts its joints by a share of a slab, so that the joints of no two rings line up. */
type Ring = { from: number; to: number; slabs: number; turn: number; seed: number; stone: (pick: number) => Colour }

const paleStone = (pick: number): Colour => (pick < 0.14 ? 'stone2' : 'stone3')
const KERB: Ring = {
  from: 0.88,
  to: 1,
  slabs: 30,
  turn: 0.55,
  seed: 4,
  stone: (pick) => (pick < 0.35 ? 'stone1' : 'stone2'),
}
const RINGS: readonly Ring[] = [
  { from: 0.4, to: 0.52, slabs: 26, turn: 0, seed: 0, stone: (pick) => (pick < 0.4 ? 'stone2' : 'stone3') },
  { from: 0.52, to: 0.64, slabs: 30, turn: 0.37, seed: 1, stone: paleStone },
  { from: 0.64, to: 0.76, slabs: 36, turn: 0.71, seed: 2, stone: (pick) => (pick < 0.3 ? 'gravel1' : 'gravel2') },
  { from: 0.76, to: 0.88, slabs: 42, turn: 0.18, seed: 3, stone: paleStone },
  KERB,
]

export const PLAZA_RX = 176
export const PLAZA_RY = 132
/** The middle of the picture. */
const CX = 182
const CY = 138

const SNOWED: Partial<Record<Colour, Colour>> = {
  gravel1: 'stone2',
  gravel2: 'stone3',
  gravel3: 'snow1',
  cream: 'snow2',
}
const LIGHTER: Partial<Record<Colour, Colour>> = {
  stone3: 'cream',
  stone2: 'stone3',
  stone1: 'stone2',
  gravel1: 'gravel2',
  gravel2: 'gravel3',
}

/** The round floor of the plaza, flat on the ground, with the fountain's wet foundation in its middle. */
export function drawPlazaSlabs(season: Season): Prop {
  const body = new Canvas(2 * CX, 2 * CY + 8)
  for (let y = CY - PLAZA_RY - 4; y <= CY + PLAZA_RY + 6; y++) {
    for (let x = CX - PLAZA_RX - 4; x <= CX + PLAZA_RX + 4; x++) {
      if (reachOf(x, y) <= 1) body.set(x, y, groundPaint(x, y, season))
      else if (reachOf(x, y - 4) <= 1) body.set(x, y, season === 'snow' ? 'snow0' : 'stone1')
    }
  }
  if (season !== 'snow') drawMoss(body, season)
  return { body, shadow: new Canvas(1, 1), foot: [CX, CY], footprint: NO_FOOTPRINT }
}

function reachOf(x: number, y: number): number {
  return Math.hypot((x + 0.5 - CX) / PLAZA_RX, (y + 0.5 - CY) / PLAZA_RY)
}

/** The slab of a ring at a pixel; -1 outside the ring. */
function slabAt(x: number, y: number, ring: Ring): number {
  const reach = reachOf(x, y)
  if (reach < ring.from || reach > ring.to) return -1
  const angle = Math.atan2((y + 0.5 - CY) / PLAZA_RY, (x + 0.5 - CX) / PLAZA_RX) / (2 * Math.PI) + 0.5
  return Math.floor((angle + ring.turn / ring.slabs + 1) * ring.slabs) % ring.slabs
}

function groundPaint(x: number, y: number, season: Season): Colour {
  const reach = reachOf(x, y)
  let paint: Colour = reach > 0.385 ? 'stone1' : 'stone2'
  for (const ring of RINGS) if (reach >= ring.from && reach <= ring.to) paint = slabPaint(x, y, ring)
  if (season !== 'snow') return paint
  const cover = smoothNoise(x / 22, y / 15, 5) * 0.34 + reach
  if (cover <= 1.12) return SNOWED[paint] ?? paint
  return cover < 1.145 ? 'snow0' : cover < 1.19 ? 'snow1' : 'snow2'
}

/** Mortar on the right and bottom of a slab, light on its top. */
function slabPaint(x: number, y: number, ring: Ring): Colour {
  const slab = slabAt(x, y, ring)
  const base = ring.stone(hash(slab, ring.seed, 12))
  const isGap = (dx: number, dy: number) => slabAt(x + dx, y + dy, ring) !== slab
  if (ring === KERB) {
    if (isGap(0, 1) || (isGap(1, 0) && !isGap(0, -1))) return 'stone0'
  } else if (isGap(1, 0) || isGap(0, 1)) {
    return base === 'stone2' ? 'stone1' : 'stone2'
  }
  return isGap(0, -1) ? (LIGHTER[base] ?? base) : base
}

/** Tufts of moss in the joints, spread by the golden angle. */
function drawMoss(body: Canvas, season: Season): void {
  for (let i = 0; i < 26; i++) {
    const angle = i * 2.399
    const reach = 0.55 + 0.42 * hash(i, 4, 4)
    const x = Math.round(CX + Math.cos(angle) * PLAZA_RX * reach)
    const y = Math.round(CY + Math.sin(angle) * PLAZA_RY * reach)
    body
      .set(x, y, 'grass2')
      .set(x + 1, y, 'grass3')
      .set(x, y - 1, 'grass4')
    if (season === 'autumn') drawLeaf(body, x + 5, y, hash(i, 1, 1))
  }
}
