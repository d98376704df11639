import { Canvas } from '#app/art/canvas.ts'
import type { Shader } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

/** Fur from dark to light, its stripes, and the eyes. */
export type CatCoat = { dark: Colour; mid: Colour; light: Colour; stripe: Colour; eye: Colour; bib: Colour }

export const GINGER: CatCoat = {
  dark: 'falu3',
  mid: 'gold1',
  light: 'gold2',
  stripe: 'soil2',
  eye: 'grass2',
  bib: 'cream',
}
export const GREY: CatCoat = {
  dark: 'stone0',
  mid: 'stone1',
  light: 'stone2',
  stripe: 'stone0',
  eye: 'gold2',
  bib: 'cream',
}
export const NIGHT: CatCoat = { dark: 'ink', mid: 'plum', light: 'dusk', stripe: 'ink', eye: 'grass5', bib: 'plum' }

function fur({ dark, mid, light }: CatCoat): Shader {
  return (_x, _y, u, v) => (u * 0.4 + v > 0.55 ? dark : u * 0.5 + v < -0.45 ? light : mid)
}

/** A sitting cat that looks at us, its tail up; 36 by 36. */
export function drawSittingCat(coat: CatCoat): Prop {
  const body = new Canvas(36, 36)
  body
    .capsule([24, 29, 2], [30, 25, 2], coat.mid)
    .capsule([30, 25, 2], [30, 18, 1.8], coat.mid)
    .capsule([30, 18, 1.8], [32, 15, 1.6], coat.light)
  body.ellipse(16, 25, 8.5, 8, fur(coat))
  body.ellipse(16, 19, 6, 7, fur(coat))
  body.ellipse(16, 21, 3, 4, coat.bib)
  body
    .rect(11, 25, 4, 7, coat.mid)
    .rect(11, 25, 1, 6, coat.light)
    .rect(17, 25, 4, 7, coat.mid)
    .rect(15, 25, 2, 7, coat.dark)
  body.rect(11, 31, 4, 2, coat.bib).rect(17, 31, 4, 2, coat.bib)
  for (const x of [23, 22]) body.rect(x, 22 + (23 - x) * 3, 2, 1, coat.stripe)
  body
    .rect(8, 23, 2, 1, coat.stripe)
    .rect(8, 26, 2, 1, coat.stripe)
    .rect(29, 20, 2, 1, coat.stripe)
    .rect(29, 24, 2, 1, coat.stripe)
  drawHeadFront(body, coat)
  return prop(body, [16, 32], 11)
}

function drawHeadFront(body: Canvas, coat: CatCoat): void {
  body
    .polygon(
      [
        [7, 12],
        [7.5, 1],
        [14, 7],
      ],
      coat.mid,
    )
    .polygon(
      [
        [25, 12],
        [24.5, 1],
        [18, 7],
      ],
      coat.dark,
    )
  body
    .polygon(
      [
        [9, 9],
        [9, 4],
        [12, 7],
      ],
      'pink',
    )
    .polygon(
      [
        [23, 9],
        [23, 4],
        [20, 7],
      ],
      'pink',
    )
  body.ellipse(16, 11, 9.5, 7, fur(coat)).ellipse(16, 14.5, 4.5, 3, coat.bib)
  body.rect(15, 4, 2, 3, coat.stripe).rect(12, 5, 1, 2, coat.stripe).rect(19, 5, 1, 2, coat.stripe)
  body.rect(7, 12, 2, 1, coat.stripe).rect(23, 12, 2, 1, coat.stripe)
  for (const x of [11, 18])
    body
      .rect(x, 9, 3, 3, coat.eye)
      .rect(x + 1, 9, 1, 3, 'ink')
      .set(x, 9, 'cream')
  body.rect(15, 13, 2, 1, 'pink').set(14, 15, 'ink').set(17, 15, 'ink').rect(15, 14, 2, 1, 'soil1')
}

/** A running cat, stretched to the right; 46 by 30. */
export function drawRunningCat(coat: CatCoat): Prop {
  const body = new Canvas(46, 30)
  body.capsule([12, 15, 2], [5, 11, 2], coat.mid).capsule([5, 11, 2], [3, 5, 1.6], coat.light)
  body.capsule([13, 18, 2.4], [5, 23, 1.8], coat.dark).capsule([30, 18, 2.2], [38, 22, 1.6], coat.dark)
  body.ellipse(22, 15.5, 12.5, 5.2, fur(coat))
  body.ellipse(13.5, 16, 5.5, 5, fur(coat))
  body.capsule([14, 18, 2.6], [8, 25, 1.8], coat.mid).capsule([30, 17, 2.2], [40, 19, 1.8], coat.mid)
  body.rect(6, 24, 4, 3, coat.bib).rect(39, 18, 4, 3, coat.bib)
  for (const x of [16, 20, 24]) body.rect(x, 11, 2, 3, coat.stripe).rect(x + 1, 14, 1, 1, coat.stripe)
  body.rect(2, 7, 3, 1, coat.stripe).rect(4, 10, 3, 1, coat.stripe)
  drawHeadSide(body, coat)
  return prop(body, [22, 26], 15)
}

function drawHeadSide(body: Canvas, coat: CatCoat): void {
  body
    .polygon(
      [
        [29, 8],
        [28.5, 1],
        [34, 4],
      ],
      coat.dark,
    )
    .polygon(
      [
        [33, 6],
        [35.5, 0.5],
        [39, 6],
      ],
      coat.mid,
    )
    .polygon(
      [
        [35, 5],
        [36, 2],
        [37, 5],
      ],
      'pink',
    )
  body.ellipse(34, 9, 6.5, 5.5, fur(coat)).ellipse(38, 11.5, 3, 2.4, coat.bib)
  body.rect(36, 6, 2, 3, coat.eye).rect(37, 6, 1, 3, 'ink').rect(40, 10, 2, 1, 'pink').rect(38, 13, 2, 1, 'ink')
  body.rect(31, 4, 1, 2, coat.stripe).rect(33, 3, 1, 2, coat.stripe).rect(29, 10, 2, 1, coat.stripe)
}

function prop(body: Canvas, foot: readonly [number, number], radius: number): Prop {
  body.outline('ink', 'plum')
  const shadow = new Canvas(body.width + 8, body.height + 6)
  roundShadow(shadow, foot[0] + 2, foot[1], radius, 2.5)
  return { body, shadow, foot, footprint: NO_FOOTPRINT }
}
