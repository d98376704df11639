import { Canvas } from '#app/art/canvas.ts'
import { rng } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'
import { BIRCH_LEAVES, drawCanopy } from './canopy.ts'
import type { Clump, LeafRamp } from './canopy.ts'

const TRUNK_X = 46
const GROUND_Y = 118
const TRUNK_TOP = 50
const OUTLINES: Record<Season, readonly [dark: Colour, lit: Colour]> = {
  summer: ['leaf0', 'leaf1'],
  autumn: ['plum', 'soil0'],
  snow: ['dusk', 'stone1'],
}
/**
 * Twigs that hang from the crown, by which a birch is recognized: distance from the trunk, from the top, length in
 * pixels.
 */
const TWIGS = [
  [-37, 64, 6],
  [-31, 68, 7],
  [-20, 71, 8],
  [-12, 74, 5],
  [4, 76, 7],
  [14, 77, 8],
  [22, 72, 7],
  [33, 69, 8],
  [38, 64, 5],
] as const

/** The shape of the crown: `round` is the park's common birch, `tall` that of the forest edge, `wide` the old one. */
export type BirchForm = 'round' | 'tall' | 'wide'

export function drawBirch(season: Season, seed: number, form: BirchForm): Prop {
  const tree = new Canvas(104, 128)
  const random = rng(seed * 17 + 5)
  const lean = seed % 2 ? 2 : -2
  const trunkAt = (y: number) => TRUNK_X + Math.round(Math.sin(share(y) * 2.2) * lean)
  drawTrunk(tree, trunkAt)
  drawBars(tree, trunkAt, random)
  const crown = clumpsOf(form, () => Math.round((random() - 0.5) * 4))
  drawCanopy(tree, crown, BIRCH_LEAVES[season], seed * 31 + 3)
  drawTwigs(tree, BIRCH_LEAVES[season], form)
  tree.outline(...OUTLINES[season])

  const shadow = new Canvas(tree.width, tree.height)
  roundShadow(shadow, TRUNK_X + 17, GROUND_Y - 1, form === 'tall' ? 28 : 34, form === 'tall' ? 10 : 12)
  const body = new Canvas(tree.width, tree.height).blit(tree, 0, 0)
  if (season === 'autumn') drawFallenLeaves(body, rng(seed + 9))
  if (season === 'snow') body.ellipse(TRUNK_X, GROUND_Y, 12, 3, 'snow2').rect(TRUNK_X - 9, GROUND_Y + 1, 18, 1, 'snow1')
  return { body, shadow, foot: [TRUNK_X, GROUND_Y - 1], footprint: { w: 14, h: 10 } }
}

/** How far up the trunk a row is, 0 at the ground. */
function share(y: number): number {
  return (GROUND_Y - y) / (GROUND_Y - TRUNK_TOP)
}

function drawTrunk(tree: Canvas, trunkAt: (y: number) => number): void {
  for (let y = TRUNK_TOP; y < GROUND_Y; y++) {
    const up = share(y)
    const x = trunkAt(y)
    const half = up < 0.06 ? 5 : up < 0.5 ? 4 : 3
    for (let i = 1 - half; i < half; i++) {
      const across = (i + half) / (2 * half)
      tree.set(x + i, y, across < 0.62 ? 'cream' : across < 0.8 ? 'stone3' : 'stone2')
    }
    if (up < 0.06) tree.set(x - half, y, 'stone2').set(x + half, y, 'stone1')
  }
}

function drawBars(tree: Canvas, trunkAt: (y: number) => number, random: () => number): void {
  for (let i = 0; i < 9; i++) {
    const y = 56 + i * 7 + Math.floor(random() * 3)
    const x = trunkAt(y)
    if (random() < 0.5) {
      const left = x - 4 + (share(y) > 0.5 ? 1 : 0)
      tree.rect(left, y, 3, 1, 'plum').rect(left, y + 1, 2, 1, 'stone0')
    } else {
      tree.rect(x + 1, y, 3, 1, 'plum').set(x + 2, y + 1, 'stone0')
    }
  }
  tree.rect(TRUNK_X - 7, GROUND_Y - 1, 3, 1, 'stone2').rect(TRUNK_X + 4, GROUND_Y - 1, 4, 1, 'stone1')
  tree.rect(TRUNK_X - 3, GROUND_Y - 1, 6, 1, 'stone1')
  tree.line(TRUNK_X, 74, TRUNK_X - 14, 60, 'stone3').line(TRUNK_X, 73, TRUNK_X - 14, 59, 'cream')
  tree.line(TRUNK_X + 1, 70, TRUNK_X + 15, 58, 'stone2')
}

function clumpsOf(form: BirchForm, jitter: () => number): Clump[] {
  const x = TRUNK_X
  if (form === 'tall') {
    return [
      [x + 1 + jitter(), 16, 14, 15],
      [x - 11 + jitter(), 30, 14, 14],
      [x + 13 + jitter(), 32, 14, 14],
      [x + jitter(), 42, 17, 14],
      [x - 17, 52 + jitter(), 14, 13],
      [x + 18, 55 + jitter(), 14, 13],
      [x - 5 + jitter(), 63, 16, 12],
      [x + 10 + jitter(), 68, 13, 10],
    ]
  }
  if (form === 'wide') {
    return [
      [x - 9 + jitter(), 28, 18, 15],
      [x + 12 + jitter(), 25, 18, 15],
      [x - 25 + jitter(), 40, 16, 14],
      [x + 27 + jitter(), 39, 17, 15],
      [x + 1 + jitter(), 43, 20, 14],
      [x - 29, 57 + jitter(), 14, 12],
      [x + 30, 58 + jitter(), 15, 12],
      [x - 13 + jitter(), 61, 17, 12],
      [x + 11 + jitter(), 64, 17, 12],
    ]
  }
  return [
    [x + 2 + jitter(), 22, 20, 17],
    [x - 19 + jitter(), 34, 19, 16],
    [x + 20 + jitter(), 35, 18, 16],
    [x - 1 + jitter(), 42, 20, 15],
    [x - 27, 55 + jitter(), 15, 13],
    [x + 27, 57 + jitter(), 15, 13],
    [x - 8 + jitter(), 61, 18, 14],
    [x + 13 + jitter(), 66, 15, 12],
  ]
}

function drawTwigs(tree: Canvas, ramp: LeafRamp, form: BirchForm): void {
  const reach = form === 'tall' ? 0.72 : 1
  for (const [offset, top, length] of TWIGS) {
    const dx = Math.round(offset * reach)
    for (let j = 0; j < length; j++) {
      tree.set(TRUNK_X + dx + (j > 4 ? -1 : 0), top + j - 2, j % 3 === 2 ? ramp[3] : ramp[2])
      if (j % 2) tree.set(TRUNK_X + dx + (j % 4 ? 1 : -1), top + j - 2, dx < 0 ? ramp[3] : ramp[1])
    }
  }
}

function drawFallenLeaves(body: Canvas, random: () => number): void {
  for (let i = 0; i < 16; i++) {
    const x = TRUNK_X - 24 + random() * 62
    const y = GROUND_Y - 8 + random() * 14
    body.set(x, y, random() < 0.5 ? 'gold2' : 'gold1').set(x + 1, y, 'gold1')
  }
}
