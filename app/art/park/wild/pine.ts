import { Canvas } from '#app/art/canvas.ts'
import { rng } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'
import { drawCanopy } from './canopy.ts'
import type { Clump, LeafRamp } from './canopy.ts'

const NEEDLES: Record<Season, LeafRamp> = {
  summer: ['leaf0', 'leaf1', 'leaf2', 'leaf3', 'grass3', 'grass4'],
  autumn: ['leaf0', 'leaf1', 'leaf2', 'leaf3', 'grass3', 'grass4'],
  snow: ['leaf0', 'leaf1', 'leaf2', 'leaf3', 'snow1', 'snow2'],
}
const TRUNK_X = 44
const GROUND_Y = 134
const TRUNK_TOP = 34

/** A Scots pine: a tall bare trunk, grey below and red above, under flat clouds of needles. */
export function drawPine(season: Season, seed: number): Prop {
  const tree = new Canvas(100, 146)
  const random = rng(seed * 19 + 7)
  const lean = seed % 2 ? 5 : -4
  const trunkAt = (y: number) => TRUNK_X + Math.round(Math.pow((GROUND_Y - y) / 100, 1.6) * lean)
  const jitter = () => Math.round((random() - 0.5) * 5)
  drawTrunk(tree, trunkAt, random)
  for (const [dx, y, reach] of [
    [-22, 62, 0],
    [20, 52, 0],
    [-16, 44, 0],
  ] as const) {
    tree.line(trunkAt(y + 12), y + 12 + reach, TRUNK_X + dx, y, 'soil2')
    tree.line(trunkAt(y + 12), y + 13 + reach, TRUNK_X + dx, y + 1, 'soil1')
  }
  const clouds: Clump[] = [
    [trunkAt(20) + jitter(), 17, 20, 11],
    [TRUNK_X - 16 + jitter(), 30, 17, 9],
    [TRUNK_X + 19 + jitter(), 31, 18, 9],
    [TRUNK_X + 2 + jitter(), 37, 19, 10],
    [TRUNK_X + 23 + jitter(), 49, 16, 8],
    [TRUNK_X - 23 + jitter(), 47, 15, 8],
    [TRUNK_X - 22 + jitter(), 63, 14, 7],
  ]
  drawCanopy(tree, clouds, NEEDLES[season], seed * 29 + 11)
  tree.outline('leaf0', season === 'snow' ? 'stone1' : 'leaf1')
  const shadow = new Canvas(tree.width, tree.height)
  roundShadow(shadow, TRUNK_X + 17, GROUND_Y - 2, 31, 10)
  if (season === 'snow') tree.ellipse(TRUNK_X, GROUND_Y, 10, 3, 'snow2')
  return { body: tree, shadow, foot: [TRUNK_X, GROUND_Y - 2], footprint: { w: 14, h: 10 } }
}

function drawTrunk(tree: Canvas, trunkAt: (y: number) => number, random: () => number): void {
  for (let y = TRUNK_TOP; y < GROUND_Y; y++) {
    const up = (GROUND_Y - y) / (GROUND_Y - TRUNK_TOP)
    const half = up < 0.05 ? 6 : up < 0.4 ? 4 : 3
    const red = up + (random() - 0.5) * 0.12 > 0.42
    for (let i = -half; i < half; i++) tree.set(trunkAt(y) + i, y, barkPaint((i + half) / (2 * half), red))
  }
  for (let i = 0; i < 11; i++) {
    const y = TRUNK_TOP + 16 + i * 8 + Math.floor(random() * 4)
    const x = trunkAt(y) - 3 + Math.floor(random() * 4)
    tree.rect(x, y, 2, 3, y < 92 ? 'soil1' : 'soil0')
  }
}

function barkPaint(across: number, red: boolean): Colour {
  if (across < 0.25) return red ? 'soil3' : 'soil2'
  if (across < 0.62) return red ? 'falu3' : 'soil2'
  return red ? 'soil2' : 'soil1'
}
