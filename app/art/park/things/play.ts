import { Canvas } from '#app/art/canvas.ts'
import { rng, smoothNoise } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { blockShadow, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { drawBone } from './pictograms.ts'

/** A heap of dug earth with bones in it. */
export function drawMound(): Prop {
  const body = new Canvas(92, 60)
  for (let y = 14; y < 52; y++) {
    for (let x = 4; x < 80; x++) {
      const across = (x - 42) / 36
      if (Math.abs(across) > 1) continue
      const top = 46 - 30 * Math.exp(-across * across * 2.6) - (smoothNoise(x / 5, 1, 6) - 0.5) * 3
      const bottom = 46 + 5 * Math.sqrt(1 - across * across)
      if (y < top || y > bottom) continue
      const down = (y - top) / (bottom - top + 1)
      const light = -across * 0.8 - down * 0.55 + 0.25 + (smoothNoise(x / 6, y / 4, 8) - 0.5) * 0.9
      body.set(x, y, earthPaint(light))
    }
  }
  drawClods(body)
  drawBone(body, 36, 19, 'soil1')
  body.rect(38, 25, 9, 2, 'soil3').sprite(20, 32, ['.##...', '######', '######', '##....'], { '#': 'cream' })
  body.rect(20, 35, 2, 1, 'gravel2').rect(26, 33, 1, 3, 'soil1').rect(19, 36, 8, 1, 'soil1')
  body.sprite(55, 29, ['...##', '..###', '.###.', '##...', '###..'], { '#': 'cream' }).rect(54, 34, 5, 1, 'soil1')
  body.outline('soil0', 'soil1')
  const shadow = new Canvas(92, 60)
  roundShadow(shadow, 46, 47, 37, 8)
  return { body, shadow, foot: [42, 46], footprint: { w: 56, h: 18 } }
}

function earthPaint(light: number): Colour {
  if (light > 0.42) return 'soil4'
  if (light > 0.05) return 'soil3'
  return light > -0.4 ? 'soil2' : 'soil1'
}

function drawClods(body: Canvas): void {
  const random = rng(77)
  for (let i = 0; i < 14; i++) {
    const x = 12 + random() * 58
    const y = 26 + random() * 22
    if (!body.alphaAt(x, y) || !body.alphaAt(x + 3, y + 2)) continue
    const paints = { l: x < 42 ? 'soil4' : 'soil3', m: 'soil3', d: 'soil1' } as const
    body.sprite(Math.round(x), Math.round(y), ['ll.', 'lmd', '.dd'], paints)
  }
}

/** Dark, middle and light of the stripes. */
const STRIPES = {
  red: ['falu1', 'falu2', 'falu3'],
  blue: ['water0', 'water1', 'water2'],
} as const satisfies Record<string, readonly [Colour, Colour, Colour]>

/** A hurdle of the agility course. */
export function drawHurdle(colour: keyof typeof STRIPES): Prop {
  const [dark, mid, light] = STRIPES[colour]
  const body = new Canvas(72, 44)
  for (const x of [5, 53]) {
    body.rect(x, 6, 5, 31, 'cream').rect(x + 4, 6, 1, 31, 'stone3')
    for (let j = 0; j < 4; j++) body.rect(x, 9 + j * 8, 5, 4, mid).rect(x, 9 + j * 8, 1, 4, light)
    body.rect(x - 2, 36, 9, 3, 'stone1').rect(x - 2, 36, 9, 1, 'stone2')
  }
  for (const y of [13, 23]) {
    for (let x = 10; x < 53; x++) {
      const striped = Math.floor((x + y) / 7) % 2 === 1
      body.set(x, y, striped ? light : 'snow2').rect(x, y + 1, 1, 2, striped ? mid : 'cream')
      body.set(x, y + 3, striped ? dark : 'stone3')
    }
  }
  body.outline('ink', 'plum')
  const shadow = new Canvas(72, 44)
  blockShadow(shadow, (x, y) => x >= 8 && x <= 62 && y >= 33 && y <= 36, 80)
  return { body, shadow, foot: [31, 37], footprint: { w: 54, h: 8 } }
}

export function drawBall(): Prop {
  const body = new Canvas(20, 18)
  body.ellipse(8, 8, 5.5, 5.5, (_x, _y, u, v) => (u + v > 0.6 ? 'gold1' : u + v < -0.7 ? 'gold3' : 'gold2'))
  body.capsule([4, 6, 0.8], [8, 9, 0.8], 'cream').capsule([8, 9, 0.8], [13, 8, 0.8], 'cream').outline('ink', 'soil1')
  const shadow = new Canvas(20, 18)
  roundShadow(shadow, 11, 13, 6, 2)
  return { body, shadow, foot: [8, 13], footprint: { w: 0, h: 0 } }
}
