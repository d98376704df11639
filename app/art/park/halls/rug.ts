import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT, propOf, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

/** Field, border and pattern. */
const WEAVES = {
  red: ['falu2', 'falu1', 'gold2'],
  blue: ['water1', 'water0', 'water4'],
  violet: ['dusk', 'plum', 'pink'],
  green: ['grass1', 'leaf1', 'gold3'],
} as const satisfies Record<string, readonly [Colour, Colour, Colour]>
export type RugColour = keyof typeof WEAVES

/** A woven rug with fringes, 5 by 3 tiles. It is flat. */
export function drawRug(colour: RugColour): Prop {
  const [field, border, pattern] = WEAVES[colour]
  const body = new Canvas(176, 100)
  for (let y = 4; y < 94; y += 3) body.rect(3, y, 170, 1, 'gravel2')
  body.rect(8, 2, 160, 94, border).rect(12, 6, 152, 86, pattern).rect(14, 8, 148, 82, field)
  body.frame(18, 12, 140, 74, border)
  for (let x = 24; x < 152; x += 12) {
    for (const y of [16, 78]) body.sprite(x, y, ['..#..', '.###.', '..#..'], { '#': pattern })
  }
  for (let k = 0; k < 24; k++)
    body.rect(88 - k * 1.6, 25 + k, k * 3.2, 1, border).rect(88 - k * 1.6, 72 - k, k * 3.2, 1, border)
  for (let k = 0; k < 12; k++)
    body.rect(88 - k * 1.6, 37 + k, k * 3.2, 1, pattern).rect(88 - k * 1.6, 60 - k, k * 3.2, 1, pattern)
  return { body, shadow: new Canvas(1, 1), foot: [88, 49], footprint: NO_FOOTPRINT }
}

/** A round stool with a velvet seat. */
export function drawStool(): Prop {
  const body = new Canvas(40, 36)
  for (const x of [9, 25]) body.rect(x, 16, 3, 13, 'soil2').rect(x + 2, 16, 1, 13, 'soil1')
  body.rect(16, 19, 4, 12, 'soil2').rect(19, 19, 1, 12, 'soil1').rect(10, 25, 17, 1, 'soil1')
  body
    .ellipse(18, 14, 13, 6, 'falu0')
    .ellipse(18, 12, 13, 6, 'falu1')
    .ellipse(18, 10.5, 13, 5.5, 'falu2')
    .ellipse(15, 9, 7, 2.5, 'falu3')
  body.rect(17, 10, 3, 2, 'falu0')
  return propOf(body, {
    foot: [18, 30],
    footprint: { w: 24, h: 10 },
    shade: (shadow) => roundShadow(shadow, 22, 30, 15, 3.5),
  })
}
