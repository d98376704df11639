import { Canvas } from '#app/art/canvas.ts'
import { propOf, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'
import { drawBone, drawPictogram } from '#app/art/park/things/pictograms.ts'

export type GraveForm = 'round' | 'tall' | 'bone'

const SHAPES = {
  round: { left: 6, width: 30, top: 7, radius: 15 },
  tall: { left: 9, width: 24, top: 2, radius: 8 },
  bone: { left: 5, width: 32, top: 9, radius: 5 },
} as const satisfies Record<GraveForm, { left: number; width: number; top: number; radius: number }>

/** A dog's gravestone among the birches, with a little moss, and flowers at its foot or snow in winter. */
export function drawGravestone(season: Season, form: GraveForm): Prop {
  const body = new Canvas(48, 52)
  const { left, width, top, radius } = SHAPES[form]
  body.roundRect(left, top, width, 60, radius, 'stone1').roundRect(left, top, width - 4, 60, radius, 'stone2')
  body
    .roundRect(left, top, width - 4, 60, radius, 'stone3')
    .roundRect(left + 3, top + 3, width - 7, 57, radius - 2, 'stone2')
  for (let y = 42; y < 52; y++) for (let x = 0; x < 48; x++) body.erase(x, y)
  if (form === 'round') drawPictogram(body, 21, 17, 'paw', ['stone1', 'stone3'])
  if (form === 'bone') drawBone(body, 14, 17, 'stone0')
  if (form === 'tall') drawPictogram(body, 21, 12, 'paw', ['stone1', 'stone3'])
  body.rect(14, 30, 14, 1, 'stone1').rect(16, 33, 10, 1, 'stone1')
  body.rect(4, 40, 34, 4, 'stone1').rect(4, 40, 34, 1, 'stone3')
  if (season === 'snow')
    body.ellipse(9, 42, 7, 3, 'snow2').ellipse(27, 43, 12, 2.5, 'snow2').rect(4, 44, 34, 1, 'snow0')
  else drawFlowers(body)
  return propOf(body, {
    foot: [21, 44],
    footprint: { w: 32, h: 10 },
    shade: (shadow) => roundShadow(shadow, 26, 43, 19, 4),
  })
}

function drawFlowers(body: Canvas): void {
  body.ellipse(9, 40, 4, 2, 'grass3')
  for (const [x, paint] of [
    [9, 'pink'],
    [13, 'cream'],
    [28, 'violet'],
    [32, 'gold2'],
  ] as const) {
    body.rect(x, 42, 1, 4, 'grass2').rect(x - 1, 40, 3, 2, paint)
  }
}

/** A candle in a glass lantern, its flame upright or bent. */
export function drawGraveCandle(frame: number): Prop {
  const body = new Canvas(22, 34)
  body.rect(4, 12, 11, 16, 'gold1').rect(5, 13, 6, 14, 'gold2').rect(7, 20, 5, 8, 'cream').rect(7, 20, 5, 1, 'gravel2')
  body.rect(9 + (frame % 2), 14, 2, 5, 'gold3').rect(9, 16, 2, 4, 'snow2')
  body
    .rect(3, 10, 13, 2, 'stone0')
    .rect(3, 28, 13, 2, 'stone0')
    .rect(3, 12, 1, 16, 'stone1')
    .rect(15, 12, 1, 16, 'stone0')
  body.rect(6, 7, 7, 3, 'stone1').rect(8, 4, 3, 3, 'stone0')
  return propOf(body, { foot: [9, 29], shade: (shadow) => roundShadow(shadow, 12, 29, 9, 2.5) })
}

const CX = 46

/** The memorial stone in the middle of the grove: a lying dog. */
export function drawMemorialStone(): Prop {
  const body = new Canvas(108, 104)
  for (const [y, half] of [
    [84, 42],
    [74, 36],
  ] as const) {
    body
      .rect(CX - half, y, half * 2, 10, 'stone2')
      .rect(CX - half, y, half * 2, 2, 'stone3')
      .rect(CX - half, y, half, 1, 'cream')
    body.rect(CX + half - 10, y + 2, 10, 8, 'stone1').rect(CX - half, y + 9, half * 2, 1, 'stone0')
  }
  body
    .rect(CX - 28, 46, 56, 28, 'stone2')
    .rect(CX - 28, 46, 56, 2, 'cream')
    .rect(CX - 28, 48, 3, 26, 'stone3')
  body.rect(CX + 18, 48, 10, 26, 'stone1').frame(CX - 20, 52, 34, 18, 'stone1')
  drawPictogram(body, CX - 3, 57, 'paw', ['stone0', 'stone3'])
  drawLyingDog(body)
  for (const [x, paint] of [
    [12, 'pink'],
    [18, 'cream'],
    [70, 'violet'],
    [76, 'gold2'],
    [24, 'falu3'],
  ] as const) {
    body
      .rect(x, 84, 1, 5, 'grass2')
      .rect(x - 2, 81, 5, 3, paint)
      .set(x, 82, 'gold3')
  }
  return propOf(body, {
    foot: [CX, 94],
    footprint: { w: 80, h: 26 },
    shade: (shadow) => roundShadow(shadow, CX + 8, 90, 46, 10),
  })
}

function drawLyingDog(body: Canvas): void {
  const bronze = (_x: number, _y: number, u: number, v: number) => {
    const light = -u * 0.6 - v
    return light > 0.7 ? 'cream' : light > 0.1 ? 'stone3' : light > -0.5 ? 'stone2' : 'stone1'
  }
  body.ellipse(CX + 6, 37, 22, 9, bronze).ellipse(CX + 20, 36, 10, 9, bronze)
  body.capsule([CX + 28, 40, 3], [CX + 34, 30, 2], 'stone2')
  body.rect(CX - 28, 41, 22, 5, 'stone3').rect(CX - 28, 45, 22, 1, 'stone1')
  body.ellipse(CX - 14, 24, 13, 11, bronze).ellipse(CX - 24, 29, 8, 5.5, bronze)
  body.ellipse(CX - 5, 26, 4.5, 10, 'stone1').ellipse(CX - 6, 25, 3.5, 9, 'stone2')
  body
    .rect(CX - 32, 26, 3, 3, 'stone0')
    .rect(CX - 20, 22, 4, 1, 'stone0')
    .rect(CX - 30, 32, 9, 1, 'stone1')
}
