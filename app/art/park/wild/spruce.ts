import { Canvas } from '#app/art/canvas.ts'
import { rng } from '#app/art/noise.ts'
import type { Paint } from '#app/art/palette.ts'
import { roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'
import type { LeafRamp } from './canopy.ts'

const NEEDLES: Record<Season, LeafRamp> = {
  summer: ['leaf0', 'leaf1', 'leaf2', 'leaf3', 'grass3', 'grass5'],
  autumn: ['leaf0', 'leaf1', 'leaf2', 'leaf3', 'grass3', 'grass4'],
  snow: ['leaf0', 'leaf1', 'leaf2', 'leaf3', 'snow1', 'snow2'],
}
const TOP_Y = 6

/** A hanging twig: its position between the left (-1) and right (1) end of its tier, and its deviation. */
type Finger = { side: number; strayX: number; strayY: number }
type Tier = { baseY: number; topY: number; half: number; fingers: Finger[] }
type Drawing = { tree: Canvas; cx: number; ramp: LeafRamp; season: Season; random: () => number }

/** Tiers from bottom to top, each a fan of hanging tapered twigs, the outermost first. `size` 1 is a grown tree. */
export function drawSpruce(season: Season, seed: number, size: number): Prop {
  const tree = new Canvas(Math.round(92 * size), Math.round(138 * size))
  const cx = Math.round(40 * size)
  const groundY = tree.height - 10
  const drawing: Drawing = { tree, cx, ramp: NEEDLES[season], season, random: rng(seed * 23 + 1) }
  drawTrunk(tree, cx, groundY)
  const count = Math.round(8 * Math.sqrt(size))
  for (let i = 0; i < count; i++) {
    const tier = tierOf(i, { count, seed, size, groundY }, drawing.random)
    drawGloom(drawing, tier)
    tier.fingers.sort((a, b) => Math.abs(b.side) - Math.abs(a.side))
    for (const finger of tier.fingers) drawFinger(drawing, tier, finger)
  }
  drawTip(drawing)
  tree.outline('leaf0', season === 'snow' ? 'stone1' : 'leaf1')
  const shadow = new Canvas(tree.width, tree.height)
  roundShadow(shadow, cx + 15 * size, groundY - 2, 33 * size, 11 * size)
  const body = new Canvas(tree.width, tree.height).blit(tree, 0, 0)
  if (season === 'snow') body.ellipse(cx, groundY, 11, 3, 'snow2')
  return { body, shadow, foot: [cx, groundY - 2], footprint: { w: Math.round(16 * size), h: Math.round(12 * size) } }
}

function drawTrunk(tree: Canvas, cx: number, groundY: number): void {
  for (let y = groundY - 14; y < groundY; y++) {
    for (let i = -4; i < 4; i++) tree.set(cx + i, y, i < -2 ? 'soil2' : i < 1 ? 'soil1' : 'soil0')
  }
  tree.rect(cx - 6, groundY - 1, 3, 1, 'soil1').rect(cx + 4, groundY - 1, 3, 1, 'soil0')
}

function tierOf(
  index: number,
  tree: { count: number; seed: number; size: number; groundY: number },
  random: () => number,
): Tier {
  const up = index / (tree.count - 1)
  const bottom = tree.groundY - 8
  const baseY = bottom - (bottom - TOP_Y - 14) * Math.pow(up, 0.93)
  const half = 34 * tree.size * (1 - up) * (0.97 + 0.06 * (((index * 7 + tree.seed) % 3) - 1)) + 5
  const topY = baseY - 24 * tree.size * (1 - up * 0.35) - 4
  const perSide = Math.max(4, Math.round(half / 3.1))
  const fingers: Finger[] = []
  for (let j = -perSide; j <= perSide; j++) {
    fingers.push({ side: j / perSide, strayX: (random() - 0.5) * 2.5, strayY: (random() - 0.5) * 3 })
  }
  return { baseY, topY, half, fingers }
}

function tipY(tier: Tier, finger: Finger): number {
  return tier.baseY - Math.abs(finger.side) ** 1.6 * tier.half * 0.26 + finger.strayY
}

/** The shade of a tier on the one below it, clipped to the tree. */
function drawGloom({ tree, cx, ramp }: Drawing, tier: Tier): void {
  const onTree = (x: number, y: number): Paint => (tree.alphaAt(x, y) ? ramp[0] : null)
  for (const finger of tier.fingers) {
    const x = cx + finger.side * tier.half
    tree.capsule([cx + finger.side * 2, tier.topY + 5, 3], [x + 2, tipY(tier, finger) + 4, 2], onTree)
  }
}

/** Four strokes: mid tone, its own under-shadow, the body, and a lighter tip. */
function drawFinger({ tree, cx, ramp, season, random }: Drawing, tier: Tier, finger: Finger): void {
  const { side, strayX } = finger
  const x = cx + side * tier.half + strayX
  const y = tipY(tier, finger)
  const startX = cx + side * tier.half * 0.18
  const startY = tier.topY + 3
  const between = (t: number, dx: number, dy: number) =>
    [startX + (x - startX) * t + dx, startY + (y - startY) * t + dy] as const
  const light = -side * 0.75 + 0.18 + (random() - 0.5) * 0.4
  const isLit = light > 0.15
  const high = light > 0.55 ? 4 : light > -0.15 ? 3 : 2
  tree.capsule([startX, startY, 2.6], [x, y, 1.5], ramp[isLit ? 2 : 1])
  tree.capsule([startX + 0.8, startY + 1.5, 2], [x + 0.7, y + 0.9, 0.9], ramp[isLit ? 1 : 0])
  tree.capsule([...between(0.2, 0, -0.4), 1.9], [x - 0.3, y - 0.4, 0.9], ramp[isLit ? 2 : 1])
  tree.capsule([...between(0.5, -0.5, -1), 1.2], [x - 0.6, y - 0.9, 0.5], ramp[tipLevel(high, side, season)])
  if (high >= 4) {
    tree.set(x - 1, y - 1, ramp[4]).set(x - 2, y - 2, ramp[4])
    if (random() < 0.4) tree.set(x - 1, y - 2, ramp[5])
  }
  if (season === 'snow' && side < 0.5) {
    tree.capsule([...between(0.45, -0.5, -1.6), 1.7], [x - 0.5, y - 1.4, 0.9], side < 0.1 ? 'snow2' : 'snow1')
  }
}

function tipLevel(high: 2 | 3 | 4, side: number, season: Season): 2 | 3 | 4 | 5 {
  if (season !== 'snow') return high === 2 ? 2 : 3
  if (side >= 0.35) return high
  return high === 2 ? 3 : high === 3 ? 4 : 5
}

function drawTip({ tree, cx, ramp, season }: Drawing): void {
  tree.capsule([cx, TOP_Y + 14, 2.4], [cx, TOP_Y, 0.7], ramp[2])
  tree.capsule([cx - 1, TOP_Y + 12, 1], [cx - 0.5, TOP_Y + 1, 0.6], ramp[3])
  if (season === 'snow') tree.capsule([cx - 0.5, TOP_Y + 9, 1.4], [cx, TOP_Y, 0.8], 'snow2')
}
