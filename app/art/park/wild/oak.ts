import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'
import { drawCanopy } from './canopy.ts'
import type { Clump, LeafRamp } from './canopy.ts'

const CX = 96
const GROUND_Y = 168
/** The crown of the old oak, back to front: broad, and low above the branch with the swing. */
const CROWN: readonly Clump[] = [
  [96, 34, 34, 24],
  [62, 46, 32, 24],
  [130, 46, 34, 24],
  [36, 68, 28, 20],
  [158, 68, 28, 20],
  [98, 58, 40, 26],
  [68, 78, 30, 20],
  [126, 80, 32, 20],
  [96, 88, 26, 16],
]
const LEAVES: Record<Season, LeafRamp> = {
  summer: ['leaf0', 'leaf1', 'leaf2', 'grass1', 'grass3', 'grass5'],
  autumn: ['soil0', 'soil1', 'falu1', 'soil2', 'gold1', 'gold2'],
  snow: ['dusk', 'stone1', 'slate2', 'snow0', 'snow1', 'snow2'],
}

/** The oak of the meadow, with a swing of two ropes and a board, at rest or up. */
export function drawOakWithSwing(season: Season, frame: number): Prop {
  const trunk = new Canvas(200, 184)
  drawTrunk(trunk)
  drawSwing(trunk, frame % 2 === 0 ? 0 : 3)
  trunk.outline('ink', 'soil0')
  const crown = new Canvas(200, 184)
  drawCanopy(crown, CROWN, LEAVES[season], 41)
  crown.outline(season === 'snow' ? 'dusk' : 'leaf0', season === 'snow' ? 'stone1' : 'leaf1')
  const body = trunk.blit(crown, 0, 0)
  for (const [x, height] of [
    [76, 5],
    [81, 7],
    [112, 6],
    [117, 4],
  ] as const) {
    body.rect(x, GROUND_Y + 3 - height, 1, height, 'grass2').set(x, GROUND_Y + 2 - height, 'grass5')
  }
  const shadow = new Canvas(240, 196)
  roundShadow(shadow, CX + 22, GROUND_Y + 1, 78, 16)
  return { body, shadow, foot: [CX, GROUND_Y], footprint: { w: 30, h: 14 } }
}

function bark(u: number, x: number, y: number): Colour {
  if ((x * 2 + Math.floor(y / 7) * 5) % 13 < 2) return u < 0 ? 'soil1' : 'soil0'
  if (u < -0.45) return 'soil3'
  return u < 0.25 ? 'soil2' : 'soil1'
}

function drawTrunk(trunk: Canvas): void {
  for (let y = 92; y <= GROUND_Y; y++) {
    const flare = Math.max(0, y - 150) ** 2 / 26 + Math.max(0, 112 - y) / 5
    const half = Math.round(12 + flare)
    for (let i = -half; i < half; i++) {
      const isGap = y > GROUND_Y - 5 && Math.abs(i) > 8 && (i + 40) % 9 < 3
      if (!isGap) trunk.set(CX + i, y, bark(i / half, CX + i, y))
    }
  }
  const limb = (_x: number, _y: number, _along: number, distance: number): Colour =>
    distance > 2.4 ? 'soil1' : 'soil2'
  trunk.capsule([CX + 6, 112, 6], [CX + 52, 94, 4], limb).capsule([CX - 6, 110, 6], [CX - 50, 88, 3], limb)
  trunk.ellipse(CX - 3, 132, 4, 5, 'soil0').ellipse(CX - 3, 132, 2, 3, 'ink')
}

/** `lift` is how far the board has swung, px. */
function drawSwing(trunk: Canvas, lift: number): void {
  for (const x of [126, 144])
    trunk.line(x, 98, x + lift, 146 - lift, 'gravel2').line(x + 1, 98, x + 1 + lift, 146 - lift, 'gravel0')
  trunk.rect(122 + lift, 146 - lift, 28, 4, 'falu2').rect(122 + lift, 146 - lift, 28, 1, 'falu3')
  trunk.rect(122 + lift, 149 - lift, 28, 1, 'falu0')
}
