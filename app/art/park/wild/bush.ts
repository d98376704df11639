import { Canvas } from '#app/art/canvas.ts'
import { rng } from '#app/art/noise.ts'
import { roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'
import { BUSH_LEAVES, drawCanopy } from './canopy.ts'
import type { Clump } from './canopy.ts'

const ROUND: readonly Clump[] = [
  [24, 16, 12, 10],
  [14, 23, 11, 10],
  [35, 22, 11, 10],
  [25, 28, 15, 10],
]
const LOW: readonly Clump[] = [
  [19, 22, 11, 8],
  [31, 23, 10, 7],
  [12, 28, 9, 7],
  [38, 29, 8, 6],
  [25, 30, 14, 7],
]

export type Bush = { seed: number; form: 'round' | 'low'; berries: 'pink' | 'falu2' | 'gold2' | null }

export function drawBush(season: Season, { seed, form, berries }: Bush): Prop {
  const ramp = BUSH_LEAVES[season]
  const bush = new Canvas(56, 46)
  drawCanopy(bush, form === 'round' ? ROUND : LOW, ramp, seed * 13 + 2)
  if (berries && season !== 'snow') {
    const random = rng(seed + 40)
    for (let i = 0; i < 9; i++) {
      const x = 11 + random() * 28
      const y = 13 + random() * 20
      if (!bush.alphaAt(x, y)) continue
      bush
        .set(x + 1, y, berries)
        .set(x, y + 1, berries)
        .set(x, y, berries === 'falu2' ? 'falu3' : 'cream')
        .set(x + 1, y + 1, ramp[0])
    }
  }
  bush.outline(ramp[0], ramp[0] === 'leaf0' ? 'leaf1' : ramp[0])
  const shadow = new Canvas(56, 46)
  roundShadow(shadow, 29, 37, 21, 6)
  return { body: bush, shadow, foot: [25, 37], footprint: { w: 28, h: 12 } }
}
