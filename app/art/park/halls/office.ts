import { Canvas } from '#app/art/canvas.ts'
import { propOf, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { hung } from './wall-things.ts'

/** The houses of the town outside: the left edge, the top and the colour, px of the picture. */
const TOWN = [
  [4, 26, 'slate1'],
  [18, 17, 'slate0'],
  [30, 30, 'slate1'],
  [42, 21, 'slate0'],
  [56, 12, 'slate1'],
  [66, 25, 'slate0'],
  [80, 31, 'slate1'],
  [90, 16, 'slate0'],
  [103, 23, 'slate1'],
  [114, 28, 'slate0'],
] as const

/** A wall of glass, 4 tiles wide, with the town in the evening outside. Pieces join at their edges. */
export function drawGlassWall(): Prop {
  const body = new Canvas(128, 56)
  body.rect(0, 2, 128, 52, 'soil1').rect(0, 4, 128, 48, 'water2').rect(0, 26, 128, 26, 'water3')
  for (const [x, top, paint] of TOWN) {
    body.rect(x, top, 12, 52 - top, paint)
    for (let y = top + 3; y < 48; y += 5)
      for (let column = 0; column < 3; column++)
        if ((x + y * 3 + column * 7) % 5 > 1) body.rect(x + 2 + column * 3, y, 2, 2, 'gold3')
  }
  for (let x = 0; x <= 96; x += 32) {
    body.rect(x, 2, 2, 52, 'soil2').set(x, 2, 'soil3')
    for (let k = 0; k < 16; k++) body.set(x + 8 + k, 24 - k, 'water4').set(x + 9 + k, 24 - k, 'water4')
  }
  body
    .rect(126, 2, 2, 52, 'soil2')
    .rect(0, 2, 128, 2, 'soil3')
    .rect(0, 51, 128, 3, 'soil3')
    .rect(0, 53, 128, 1, 'soil1')
  return hung(body)
}

/** A stand with a bottle of water upside down, and paper cups. */
export function drawWaterCooler(): Prop {
  const body = new Canvas(40, 72)
  body
    .rect(8, 32, 22, 32, 'cream')
    .rect(8, 32, 3, 32, 'snow2')
    .rect(26, 32, 4, 32, 'gravel2')
    .rect(8, 62, 22, 3, 'stone1')
  body
    .rect(11, 38, 15, 10, 'stone2')
    .rect(13, 38, 3, 4, 'water2')
    .rect(20, 38, 3, 4, 'falu2')
    .rect(12, 46, 13, 2, 'stone0')
  body.roundRect(9, 6, 20, 23, 5, 'water2').roundRect(10, 7, 16, 20, 5, 'water3').rect(12, 9, 3, 15, 'snow2')
  body.rect(10, 12, 17, 1, 'water4').rect(14, 28, 10, 4, 'water1')
  for (const [x, y] of [
    [17, 17],
    [21, 22],
    [22, 15],
  ] as const)
    body.rect(x, y, 2, 2, 'water4')
  body.rect(31, 36, 4, 12, 'snow2').rect(31, 39, 4, 1, 'stone2').rect(31, 43, 4, 1, 'stone2')
  return propOf(body, {
    foot: [19, 65],
    footprint: { w: 22, h: 10 },
    shade: (shadow) => sheared(shadow, [8, 32], 65, 10),
  })
}

/** A table with a plan of the park, pencils and a model of a kennel. */
export function drawPlanTable(): Prop {
  const body = new Canvas(140, 72)
  for (const x of [12, 112]) body.rect(x, 36, 6, 26, 'soil1').rect(x, 36, 2, 26, 'soil2')
  body.rect(4, 16, 124, 24, 'soil3').rect(4, 16, 124, 2, 'soil4').rect(4, 38, 124, 4, 'soil1')
  body.rect(16, 18, 74, 19, 'water1').rect(16, 18, 74, 1, 'water3').rect(16, 36, 74, 1, 'water0')
  body.frame(20, 21, 30, 13, 'water4').rect(34, 21, 1, 8, 'water4').rect(42, 28, 8, 1, 'water4')
  body.ellipse(66, 27, 10, 5, 'water4').ellipse(66, 27, 8, 3.4, 'water1').rect(76, 26, 10, 1, 'water4')
  body
    .rect(12, 17, 5, 21, 'snow2')
    .rect(16, 17, 1, 21, 'water3')
    .rect(89, 17, 4, 21, 'snow2')
    .rect(89, 17, 1, 21, 'water0')
  body.rect(98, 31, 14, 2, 'gold2').rect(111, 31, 3, 2, 'ink').rect(96, 35, 12, 2, 'falu2')
  body.rect(103, 12, 16, 13, 'cream').rect(103, 12, 3, 13, 'snow2').roundRect(108, 17, 7, 9, 3, 'plum')
  body
    .polygon(
      [
        [99, 13],
        [111, 3],
        [123, 13],
      ],
      'falu2',
    )
    .line(99, 13, 111, 3, 'falu3')
  return propOf(body, {
    foot: [66, 62],
    footprint: { w: 120, h: 24 },
    shade: (shadow) => sheared(shadow, [8, 124], 62, 14),
  })
}
