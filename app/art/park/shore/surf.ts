import { Canvas } from '#app/art/canvas.ts'
import { hash, smoothNoise } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

/** The row of the water's edge in a piece of surf, and how far the sea that it draws reaches, px. */
const EDGE_Y = 48
const SURF_HEIGHT = EDGE_Y + 132
/** The width of a piece, and how far it reaches farther down where the shore turns by a tile. */
const WIDTH = 128
const STEP_PX = 32
/** How far the waves roll back in frame 1, px. */
const ROLL_PX = 5
/** The wet sand between the edge of the water and that of the last wave, px. */
const WET_PX = 20
/** The pale water behind the foam, and the shallow water behind that, px. */
const [PALE_PX, SHALLOW_PX] = [13, 17]

/**
 * The drawings of a piece: where its lobes of foam meet, how far they reach up the sand, px, and a seed. All begin and end at
 * the same height, so any two lie side by side.
 */
const DRAWINGS = [
  { cusps: [0, 70, 128], reach: [13, 9], seed: 11 },
  { cusps: [0, 46, 128], reach: [8, 14], seed: 23 },
  { cusps: [0, 88, 128], reach: [15, 8], seed: 37 },
  { cusps: [0, 40, 84, 128], reach: [8, 11, 9], seed: 53 },
] as const
export type SurfDrawing = 0 | 1 | 2 | 3

/** Crests of waves: how many a piece has, the rows in which they lie below the edge, and their length, px. */
const CRESTS = { rows: [52, 70, 88, 106, 120], least: 9, most: 22 } as const

/**
 * A piece of the sea's edge, four tiles wide: the line of the tide with its wrack, wet sand, foam, and the crests of
 * the next waves. In frame 1 the water has drawn back, and the sand is still wet.
 * Where the shore turns, the edge runs from one distance below the usual one to another, px.
 */
export function drawSurf(
  season: Season,
  frame: number,
  { drawing = 0, from = 0, to = 0 }: { drawing?: SurfDrawing; from?: number; to?: number } = {},
): Prop {
  const body = new Canvas(WIDTH, SURF_HEIGHT + STEP_PX)
  const { cusps, reach, seed } = DRAWINGS[drawing]
  const lobe = lobes(cusps, reach)
  const older = lobes(cusps.map((x) => WIDTH - x).reverse(), reach.toReversed())
  const turn = (x: number) => from + (to - from) * (0.5 - Math.cos((x / WIDTH) * Math.PI) / 2)
  const back = frame * ROLL_PX
  for (let x = 0; x < WIDTH; x++) {
    const shore = EDGE_Y + turn(x)
    const ripple = (step: number, by: number) =>
      (smoothNoise(x / step, 2, seed + step, WIDTH / step) - 0.5) * by * inside(x)
    const edge = Math.round(shore - lobe(x) + ripple(4, 3) + back)
    const wet = Math.round(shore - WET_PX - older(x) * 0.8 + ripple(16, 8))
    for (let y = wet; y < edge; y++) body.set(x, y, wetSand(x, y, { share: (y - wet) / (shore - wet), season }))
    if (season !== 'snow' && hash(x >> 2, seed, 35) < 0.14)
      body.rect(x, wet - 2, 1, 2, hash(x >> 2, seed, 36) < 0.5 ? 'grass1' : 'soil1')
    const pale = Math.round(shore + PALE_PX - lobe((x + 40) % WIDTH) * 0.5 + ripple(8, 6) + back * 0.5)
    const shallow = Math.round(shore + PALE_PX + SHALLOW_PX + older(x) * 0.6 + ripple(16, 9))
    const end = from === to ? shallow : Math.max(shallow, EDGE_Y + STEP_PX + 12)
    for (let y = edge; y < end; y++) body.set(x, y, y < pale ? 'water4' : 'water3')
    drawFoam(body, { x, edge, pale, shallow }, seed + frame)
  }
  // In winter there is ice.
  if (season !== 'snow') drawCrests(body, { seed, turn, back: Math.round(back / 2) })
  return { body, shadow: new Canvas(1, 1), foot: [0, EDGE_Y + 6], footprint: NO_FOOTPRINT }
}

/** The height of lobes between cusps at x, px. */
function lobes(cusps: readonly number[], reach: readonly number[]): (x: number) => number {
  return (x) => {
    const index = Math.max(0, cusps.findIndex((end, i) => i > 0 && x < end) - 1)
    const [from = 0, to = WIDTH] = cusps.slice(index, index + 2)
    const along = (x - from) / (to - from)
    return (reach[index] ?? 0) * Math.sqrt(Math.max(0, 4 * along * (1 - along)))
  }
}

/** 1 within a piece and 0 at its ends, where all pieces are alike. */
function inside(x: number): number {
  return Math.min(1, Math.min(x, WIDTH - 1 - x) / 10)
}

/** Sand that the last wave has wetted: darker towards the water, and at last with a film of it. */
function wetSand(x: number, y: number, { share, season }: { share: number; season: Season }): Colour {
  if (season === 'snow') return share > 0.6 && (x + y) % 2 === 0 ? 'snow0' : 'stone3'
  if (share < 0.4) return 'gravel1'
  return share > 0.78 && (x + y) % 2 === 0 ? 'water4' : 'gravel0'
}

/** The foam of the edge, a thinner line where the pale water ends, lace between the two, and the rim of the shallows. */
function drawFoam(
  body: Canvas,
  { x, edge, pale, shallow }: { x: number; edge: number; pale: number; shallow: number },
  seed: number,
): void {
  const thick = hash(x >> 2, seed, 5) < 0.6 ? 3 : 2
  body.rect(x, edge, 1, thick, 'snow2')
  if (hash(x >> 3, seed, 9) < 0.4) body.rect(x, edge + 5 + (x % 3 === 0 ? 1 : 0), 1, 1, 'snow2')
  if (hash(x >> 3, seed, 7) < 0.72) body.rect(x, pale - 1, 1, 2, 'snow2')
  else body.set(x, pale, 'water4')
  if (hash(x >> 3, seed, 8) < 0.45) body.set(x, shallow, 'water4')
}

/** Short crests, each with a darker foot, none over another. */
function drawCrests(
  body: Canvas,
  { seed, turn, back }: { seed: number; turn: (x: number) => number; back: number },
): void {
  for (const [index, row] of CRESTS.rows.entries()) {
    const length = CRESTS.least + Math.floor(hash(index, 1, seed) * (CRESTS.most - CRESTS.least + 1))
    const left = 4 + Math.floor(hash(index, 2, seed) * (WIDTH - length - 8))
    const down = row + Math.round((hash(index, 4, seed) - 0.5) * 12) + back
    const colour: Colour = hash(index, 3, seed) < 0.7 ? 'water4' : 'snow2'
    for (let along = 0; along < length; along++) {
      const rise = Math.round(Math.sin((along / (length - 1)) * Math.PI) * 1.6)
      const y = Math.round(EDGE_Y + turn(left) + down - rise)
      const isThin = along < 2 || along > length - 3
      body.rect(left + along, y, 1, isThin ? 1 : 2, colour)
      if (!isThin) body.set(left + along, y + 2, 'water1')
    }
    body.rect(left + length + 2, Math.round(EDGE_Y + turn(left) + down), 2, 1, 'water3')
  }
}

/** Sand that the wind has blown over the edge of a boardwalk, four tiles wide. */
export function drawSandDrift(season: Season): Prop {
  const body = new Canvas(WIDTH, 22)
  const [sand, rim]: readonly Colour[] = season === 'snow' ? ['snow1', 'snow0'] : ['gravel3', 'gravel2']
  if (!sand || !rim) return { body, shadow: new Canvas(1, 1), foot: [0, 6], footprint: NO_FOOTPRINT }
  for (let x = 0; x < WIDTH; x++) {
    const reach = (smoothNoise(x / 24, 1, 79) - 0.3) * 20 * Math.sin((x / WIDTH) * Math.PI)
    const deep = Math.round(reach)
    for (let y = 0; y < 5 + deep && deep > 0; y++) body.set(x, y, y > 2 + deep ? rim : sand)
  }
  return { body, shadow: new Canvas(1, 1), foot: [0, 6], footprint: NO_FOOTPRINT }
}
