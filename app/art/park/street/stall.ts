import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { propOf, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { drawBone } from '#app/art/park/things/pictograms.ts'

const CLOTHS = {
  red: ['falu1', 'falu2', 'falu3'],
  blue: ['water0', 'water1', 'water2'],
  gold: ['gold1', 'gold2', 'gold3'],
} as const satisfies Record<string, readonly [Colour, Colour, Colour]>

/** A market stall under an awning: loaves, fish or fruit on its counter. */
export function drawStall(cloth: keyof typeof CLOTHS): Prop {
  const [dark, mid, light] = CLOTHS[cloth]
  const body = new Canvas(124, 100)
  for (const x of [10, 96]) body.rect(x, 26, 4, 64, 'soil2').rect(x, 26, 1, 64, 'soil3')
  body.rect(12, 40, 86, 26, 'plum').rect(6, 62, 98, 28, 'soil2').rect(6, 62, 98, 4, 'soil4').rect(6, 66, 98, 1, 'soil0')
  for (let x = 12; x < 100; x += 11) body.rect(x, 68, 1, 22, 'soil1').rect(x + 1, 68, 1, 22, 'soil3')
  body.rect(6, 88, 98, 2, 'soil0')
  drawGoods(body, cloth)
  for (let y = 8; y < 40; y++) {
    const spread = Math.round(((y - 8) / 32) * 8)
    for (let x = 10 - spread; x < 100 + spread; x++) {
      const stripe = Math.floor(((x - 10 + spread) / (90 + spread * 2)) * 10) % 2 === 0
      const isHem = y > 33
      if (isHem && (y - 33) * 3 > 6 + Math.abs(((x + 60) % 10) - 5) * 4) continue
      body.set(x, y, stripe ? (y < 12 ? light : isHem ? dark : mid) : isHem ? 'stone3' : y < 12 ? 'snow2' : 'cream')
    }
  }
  body.rect(10, 6, 90, 2, light)
  return propOf(body, {
    foot: [55, 90],
    footprint: { w: 98, h: 28 },
    shade: (shadow) => sheared(shadow, [6, 104], 90, 14),
  })
}

function drawGoods(body: Canvas, cloth: keyof typeof CLOTHS): void {
  for (let i = 0; i < 6; i++) {
    const x = 16 + i * 15
    if (cloth === 'gold')
      body
        .ellipse(x, 58, 6, 4, 'soil2')
        .ellipse(x, 57, 6, 4, 'soil4')
        .rect(x - 3, 54, 1, 4, 'soil3')
        .rect(x + 1, 54, 1, 4, 'soil3')
    if (cloth === 'blue')
      body
        .ellipse(x, 59, 6, 2.6, 'slate2')
        .rect(x - 4, 57, 7, 1, 'snow1')
        .rect(x + 5, 57, 3, 5, 'slate1')
        .set(x - 4, 58, 'ink')
    if (cloth === 'red')
      body
        .ellipse(x - 3, 59, 3.4, 3.4, i % 2 ? 'falu2' : 'grass4')
        .ellipse(x + 4, 59, 3.4, 3.4, i % 2 ? 'gold1' : 'falu2')
        .set(x - 4, 57, 'cream')
  }
}

/** The bench for trades: a table between two seats, with a bone on one side and a coin on the other. */
export function drawTradeBench(): Prop {
  const body = new Canvas(124, 58)
  for (const x of [6, 84])
    body
      .rect(x, 26, 22, 5, 'soil3')
      .rect(x, 26, 22, 1, 'soil4')
      .rect(x + 2, 31, 3, 12, 'soil1')
      .rect(x + 17, 31, 3, 12, 'soil1')
  body
    .rect(30, 18, 52, 8, 'soil3')
    .rect(30, 18, 52, 2, 'soil4')
    .rect(30, 25, 52, 2, 'soil1')
    .rect(36, 27, 5, 18, 'soil1')
    .rect(71, 27, 5, 18, 'soil1')
    .rect(40, 34, 31, 3, 'soil2')
  drawBone(body, 36, 10, 'soil1')
  body.ellipse(72, 14, 5, 5, 'gold1').ellipse(71.5, 13.5, 4.4, 4.4, 'gold2').rect(69, 11, 2, 3, 'gold3')
  body.rect(55, 12, 2, 8, 'falu2').rect(52, 18, 8, 1, 'falu1')
  return propOf(body, {
    foot: [56, 45],
    footprint: { w: 92, h: 18 },
    shade: (shadow) => sheared(shadow, [8, 106], 45, 8),
  })
}

export type ShopSign = 'hat' | 'arcade' | 'cinema'

const PICTURES: Readonly<Record<ShopSign, readonly string[]>> = {
  hat: [
    '....####....',
    '...######...',
    '...######...',
    '...######...',
    '...rrrrrr...',
    '...rrrrrr...',
    '############',
    '.##########.',
  ],
  arcade: [
    '....rr......',
    '....rr......',
    '.....#......',
    '.....#......',
    '..########..',
    '.#########r.',
    '.####r#####.',
    '.##########.',
  ],
  cinema: [
    '#.#.#.#.#.#.',
    '############',
    '##r#########',
    '##rrr#######',
    '##rrrrr#####',
    '##rrr#######',
    '##r#########',
    '############',
  ],
}

/** A sign on an iron arm: a hat, a joystick or a film. */
export function drawShopSign(sign: ShopSign): Prop {
  const body = new Canvas(60, 84)
  body.rect(8, 6, 4, 70, 'stone0').rect(8, 6, 1, 70, 'stone2').rect(5, 74, 10, 4, 'stone1').rect(5, 74, 5, 1, 'stone3')
  body.rect(12, 12, 34, 2, 'stone0').line(13, 22, 22, 14, 'stone0').ellipse(10, 5, 3, 3, 'gold2')
  body.rect(22, 14, 1, 5, 'stone1').rect(42, 14, 1, 5, 'stone1')
  body
    .roundRect(17, 19, 31, 27, 4, 'soil1')
    .roundRect(18, 20, 29, 25, 3, 'gold2')
    .rect(20, 21, 25, 1, 'gold3')
    .rect(20, 43, 25, 1, 'gold1')
  const small = new Canvas(12, 8).sprite(0, 0, PICTURES[sign], { '#': 'slate0', r: 'falu2' })
  body.blit(small.scale(2), 20, 24)
  return propOf(body, {
    foot: [10, 77],
    footprint: { w: 12, h: 8 },
    shade: (shadow) => sheared(shadow, [8, 20], 77, 5),
  })
}
