import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { propOf, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

/** The spines of books: dark and light. */
const SPINES = [
  ['falu1', 'falu2'],
  ['water0', 'water1'],
  ['leaf1', 'leaf3'],
  ['gold1', 'gold2'],
  ['plum', 'dusk'],
  ['soil1', 'soil3'],
] as const satisfies readonly (readonly [Colour, Colour])[]

/** A bookcase of three shelves against the wall. */
export function drawBookcase(): Prop {
  const body = new Canvas(84, 84)
  body.rect(4, 6, 64, 68, 'soil1').rect(4, 6, 64, 2, 'soil4').rect(4, 6, 3, 68, 'soil3').rect(65, 6, 3, 68, 'soil0')
  for (const [shelf, top] of [12, 32, 52].entries()) {
    body
      .rect(8, top, 56, 16, 'ink')
      .rect(7, top + 16, 58, 3, 'soil3')
      .rect(7, top + 16, 58, 1, 'soil4')
    for (let x = 9, i = 0; x < 60; i++) {
      const width = 3 + Math.floor(hash(i, shelf, 3) * 3)
      const height = 10 + Math.floor(hash(i, shelf, 4) * 6)
      const [dark, light] = SPINES[Math.floor(hash(i, shelf, 5) * SPINES.length)] ?? SPINES[0]
      if (hash(i, shelf, 6) > 0.14) {
        body.rect(x, top + 16 - height, width, height, light).rect(x + width - 1, top + 16 - height, 1, height, dark)
        body.rect(x, top + 16 - height + 3, width, 1, 'gold3')
      }
      x += width
    }
  }
  return propOf(body, {
    foot: [36, 74],
    footprint: { w: 62, h: 14 },
    shade: (shade) => sheared(shade, [4, 68], 74, 10),
  })
}

/** A workbench with a vice, shavings and a half-made kennel. */
export function drawWorkbench(): Prop {
  const body = new Canvas(116, 66)
  for (const x of [10, 86]) body.rect(x, 34, 7, 24, 'soil1').rect(x, 34, 2, 24, 'soil2')
  body.rect(12, 48, 78, 3, 'soil1').rect(6, 28, 92, 8, 'soil3').rect(6, 28, 92, 2, 'soil4').rect(6, 35, 92, 1, 'soil0')
  body.rect(4, 30, 8, 10, 'stone1').rect(4, 30, 8, 2, 'stone3').rect(0, 34, 5, 2, 'stone2')
  body
    .polygon(
      [
        [30, 14],
        [44, 4],
        [58, 14],
      ],
      'falu2',
    )
    .rect(33, 14, 23, 14, 'soil4')
    .rect(33, 14, 2, 14, 'gravel2')
    .roundRect(40, 18, 9, 12, 4, 'soil0')
  body.line(29, 14, 44, 4, 'falu3').line(44, 4, 59, 14, 'falu1')
  body
    .rect(66, 24, 14, 4, 'stone2')
    .rect(66, 24, 14, 1, 'cream')
    .rect(78, 20, 6, 8, 'soil2')
    .rect(88, 25, 5, 3, 'soil4')
  body.rect(20, 26, 5, 2, 'soil4').rect(62, 27, 3, 1, 'gravel2')
  return propOf(body, {
    foot: [52, 58],
    footprint: { w: 88, h: 18 },
    shade: (shade) => sheared(shade, [8, 94], 58, 12),
  })
}

/** A long table set for many, with a bench on the near side. */
export function drawLongTable(): Prop {
  const body = new Canvas(148, 64)
  for (const x of [14, 120]) body.rect(x, 28, 6, 24, 'soil1').rect(x, 28, 2, 24, 'soil2')
  body
    .rect(6, 12, 128, 20, 'soil3')
    .rect(6, 12, 128, 2, 'soil4')
    .rect(6, 30, 128, 4, 'soil1')
    .rect(6, 20, 128, 1, 'soil2')
    .rect(6, 26, 128, 1, 'soil2')
  for (const x of [20, 48, 88, 116]) {
    body.ellipse(x, 22, 7, 4, 'stone1').ellipse(x, 21, 7, 4, 'cream').ellipse(x, 21, 4.5, 2.4, 'gravel2')
    body.sprite(x - 3, 19, ['.##.', '####', '.##.'], { '#': 'soil2' })
  }
  body.rect(66, 8, 8, 14, 'gold1').rect(66, 8, 3, 14, 'gold2').rect(65, 6, 10, 3, 'gold3')
  for (const x of [32, 102])
    body
      .rect(x, 12, 4, 10, 'cream')
      .rect(x + 1, 7, 2, 4, 'gold2')
      .rect(x - 2, 21, 8, 2, 'gold1')
  body.rect(18, 42, 104, 5, 'soil2').rect(18, 42, 104, 1, 'soil4').rect(18, 46, 104, 1, 'soil0')
  for (const x of [24, 112]) body.rect(x, 47, 4, 8, 'soil1')
  return propOf(body, {
    foot: [70, 55],
    footprint: { w: 122, h: 36 },
    shade: (shade) => sheared(shade, [8, 130], 54, 18),
  })
}

export type ArmchairColour = 'red' | 'green' | 'blue'
const VELVETS: Record<ArmchairColour, readonly [Colour, Colour, Colour, Colour]> = {
  red: ['falu0', 'falu1', 'falu2', 'falu3'],
  green: ['leaf0', 'leaf1', 'leaf2', 'leaf3'],
  blue: ['slate0', 'water0', 'water1', 'water2'],
}

/** A deep armchair with wings and a cushion. */
export function drawArmchair(colour: ArmchairColour): Prop {
  const [darkest, dark, mid, light] = VELVETS[colour]
  const body = new Canvas(58, 58)
  body.roundRect(9, 4, 30, 32, 9, mid).roundRect(9, 4, 27, 14, 8, light).roundRect(12, 8, 24, 26, 7, mid)
  for (const [x, y] of [
    [17, 14],
    [24, 17],
    [31, 14],
  ] as const)
    body.rect(x, y, 2, 2, dark)
  body.roundRect(10, 28, 28, 16, 3, dark).roundRect(11, 26, 26, 10, 4, light).rect(12, 33, 24, 3, mid)
  body
    .roundRect(4, 22, 10, 24, 4, mid)
    .roundRect(4, 22, 8, 6, 3, light)
    .roundRect(34, 22, 10, 24, 4, dark)
    .roundRect(34, 22, 9, 5, 3, mid)
  body.rect(6, 44, 36, 3, darkest).rect(7, 47, 4, 4, 'soil1').rect(37, 47, 4, 4, 'soil0')
  return propOf(body, {
    foot: [24, 50],
    footprint: { w: 38, h: 14 },
    shade: (shade) => sheared(shade, [5, 43], 50, 12),
  })
}

/** A desk with a lamp, papers and a globe of the park. */
export function drawDesk(): Prop {
  const body = new Canvas(112, 68)
  body
    .rect(6, 30, 88, 30, 'soil1')
    .rect(6, 30, 30, 30, 'soil2')
    .rect(64, 30, 30, 30, 'soil2')
    .rect(36, 36, 28, 24, 'plum')
  for (const x of [9, 67])
    for (const y of [38, 48])
      body
        .rect(x, y, 24, 8, 'soil3')
        .rect(x, y, 24, 1, 'soil4')
        .rect(x + 10, y + 4, 4, 2, 'gold2')
  body.rect(2, 24, 96, 9, 'soil3').rect(2, 24, 96, 2, 'soil4').rect(2, 32, 96, 1, 'soil0')
  body
    .rect(38, 22, 18, 6, 'cream')
    .rect(40, 24, 12, 1, 'stone2')
    .rect(42, 20, 18, 6, 'snow2')
    .rect(45, 22, 12, 1, 'water2')
    .rect(45, 24, 8, 1, 'stone2')
  body
    .rect(16, 14, 2, 12, 'gold1')
    .polygon(
      [
        [10, 14],
        [24, 14],
        [21, 6],
        [13, 6],
      ],
      'leaf3',
    )
    .rect(10, 13, 14, 1, 'gold3')
    .rect(12, 26, 10, 2, 'gold1')
  body
    .ellipse(80, 14, 8, 8, 'water2')
    .ellipse(78, 12, 4, 3, 'grass4')
    .ellipse(83, 17, 3, 2.4, 'grass3')
    .rect(79, 22, 3, 4, 'gold1')
    .rect(75, 25, 11, 2, 'gold1')
    .set(76, 9, 'cream')
  return propOf(body, {
    foot: [50, 60],
    footprint: { w: 88, h: 20 },
    shade: (shade) => sheared(shade, [6, 94], 60, 12),
  })
}
