import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { propOf, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

const CX = 46
const FLOOR_Y = 122

/**
 * The stone that asks questions: a dog with an owl's eyes and wings on a plinth. Its eyes and runes glow more and less.
 */
export function drawOwlDog(frame: number): Prop {
  const glow: readonly [Colour, Colour, Colour] =
    frame % 2 === 0 ? ['water2', 'water3', 'water4'] : ['water3', 'water4', 'cream']
  const body = new Canvas(96, 134)
  drawPlinth(body, glow)
  drawWings(body)
  drawBreast(body, glow)
  drawHead(body)
  drawEyes(body, glow)
  return propOf(body, {
    foot: [CX, FLOOR_Y],
    footprint: { w: 74, h: 28 },
    shade: (shadow) => roundShadow(shadow, CX + 8, FLOOR_Y - 4, 44, 11),
  })
}

type Glow = readonly [Colour, Colour, Colour]

function stone(_x: number, _y: number, u: number, v: number): Colour {
  const light = -u * 0.75 - v * 0.8
  if (light > 0.68) return 'cream'
  if (light > 0.18) return 'stone3'
  return light > -0.45 ? 'stone2' : 'stone1'
}

function drawPlinth(body: Canvas, [mid, light, bright]: Glow): void {
  for (const [y, half] of [
    [112, 40],
    [102, 35],
    [94, 30],
  ] as const) {
    body.rect(CX - half, y, half * 2, 10, 'stone2').rect(CX - half, y, half * 2, 2, 'stone3')
    body.rect(CX + half - 10, y + 2, 10, 8, 'stone1').rect(CX - half, y + 9, half * 2, 1, 'stone0')
    body.rect(CX - half, y, half, 1, 'cream')
  }
  for (const [i, x] of [CX - 24, CX - 12, CX, CX + 12, CX + 24].entries()) {
    body
      .rect(x - 2, 115, 1, 4, i % 2 ? mid : light)
      .rect(x - 2, i % 2 ? 115 : 118, 4, 1, light)
      .set(x + 1, 116, bright)
  }
}

function drawWings(body: Canvas): void {
  for (const side of [-1, 1]) {
    body.ellipse(CX + side * 24, 72, 11, 24, (x, y, u, v) =>
      y % 6 === 0 && Math.abs(u) < 0.9 ? 'stone0' : stone(x, y, u, v),
    )
  }
}

function drawBreast(body: Canvas, [mid, light]: Glow): void {
  body.ellipse(CX, 70, 22, 28, stone)
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < 4 + (row % 2); i++) {
      const x = CX - 10 + i * 6 - (row % 2) * 3
      body.sprite(x, 60 + row * 5, ['#..#', '.##.'], { '#': 'stone1' })
    }
  }
  for (const side of [-1, 1]) {
    const x = CX + side * 10
    body
      .ellipse(x, 91, 8, 6, stone)
      .rect(x - 3, 91, 1, 5, 'stone0')
      .rect(x + 2, 91, 1, 5, 'stone0')
  }
  body
    .ellipse(CX, 54, 5, 5, 'stone0')
    .ellipse(CX, 54, 4, 4, mid)
    .ellipse(CX - 1, 53, 2, 2, light)
}

function drawHead(body: Canvas): void {
  for (const side of [-1, 1]) {
    body.polygon(
      [
        [CX + side * 10, 12],
        [CX + side * 20, 2],
        [CX + side * 22, 18],
      ],
      side < 0 ? 'stone3' : 'stone1',
    )
  }
  body.ellipse(CX, 30, 25, 21, stone)
  for (const side of [-1, 1]) body.ellipse(CX + side * 11, 28, 12, 12, side < 0 ? 'stone3' : 'stone2')
  for (const side of [-1, 1]) {
    const [root, tip] = [CX + side * 19, CX + side * 27]
    body.capsule([root, 15, 6.5], [tip, 44, 7.5], 'stone0')
    body.capsule([root + side, 15, 5.5], [tip, 43, 6.5], (x) => (x < tip - 2 ? 'stone2' : 'stone1'))
    body.capsule([root - 2, 14, 2], [tip - 4, 36, 2], side < 0 ? 'stone3' : 'stone2')
  }
  body.ellipse(CX, 41, 9, 7, 'stone3').ellipse(CX - 1, 40, 6, 4, 'cream')
  body.polygon(
    [
      [CX - 5, 34],
      [CX + 5, 34],
      [CX, 41],
    ],
    'stone0',
  )
  body
    .rect(CX - 3, 34, 3, 1, 'stone2')
    .rect(CX, 41, 1, 4, 'stone0')
    .rect(CX - 4, 45, 4, 1, 'stone0')
    .rect(CX + 1, 45, 4, 1, 'stone0')
}

function drawEyes(body: Canvas, [mid, light, bright]: Glow): void {
  for (const side of [-1, 1]) {
    const x = CX + side * 11
    body.ellipse(x, 28, 9, 9, 'slate0').ellipse(x, 28, 8, 8, mid).ellipse(x, 28, 6, 6, light)
    body.ellipse(x, 28, 3.5, 3.5, 'slate0').rect(x - 3, 24, 3, 3, bright)
    body.line(x - side * 9, 20, x + side * 10, 15, 'stone0').line(x - side * 9, 19, x + side * 10, 14, 'stone3')
  }
}
