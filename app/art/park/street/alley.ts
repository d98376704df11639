import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { propOf, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

const WIDTH = 84
const HEIGHT = 164
const GROUND_Y = 158
/** Where the wall of the house behind begins, and its window, px. */
const WALL_TOP = 42
const WINDOW = { x: 35, y: 66, w: 14, h: 20 } as const

const CAT = [
  '.#....#.',
  '.##..##.',
  '.######.',
  '.#o##o#.',
  '.######.',
  '..####..',
  '.######.',
  '.######.',
  '########',
  '########',
]
const SHIRT = ['##..##', '######', '######', '.####.', '.####.', '.####.']
const SOCK = ['##.', '##.', '##.', '###', '.##']
const WASHING = [
  [14, SHIRT, 'cream'],
  [24, SOCK, 'falu2'],
  [55, SHIRT, 'water3'],
  [66, SOCK, 'gold2'],
] as const satisfies readonly (readonly [number, readonly string[], Colour])[]

/** What is seen between two shops: a dark house behind, its window with a cat, a line with washing, and steps that lead up. */
export function drawAlley(): Prop {
  const body = new Canvas(WIDTH, HEIGHT)
  body.polygon(
    [
      [2, WALL_TOP],
      [WIDTH / 2, 8],
      [WIDTH - 3, WALL_TOP],
    ],
    (x, y) => (x + y < 52 ? 'slate1' : 'slate0'),
  )
  body.rect(2, WALL_TOP - 1, WIDTH - 4, 2, 'ink')
  for (let y = WALL_TOP + 1; y < GROUND_Y; y++) for (let x = 8; x < WIDTH - 8; x++) body.set(x, y, brick(x, y))
  drawLitWindow(body)
  drawWashing(body)
  for (let step = 0; step < 5; step++) {
    const y = GROUND_Y - 6 * (step + 1)
    body
      .rect(18, y, WIDTH - 36, 6, step > 3 ? 'slate0' : 'stone0')
      .rect(18, y, WIDTH - 36, 2, step > 2 ? 'stone0' : 'stone1')
  }
  body.rect(18, GROUND_Y - 6, WIDTH - 36, 1, 'stone2')
  return propOf(body, { foot: [WIDTH / 2, GROUND_Y], footprint: { w: 62, h: 40 } })
}

function brick(x: number, y: number): Colour {
  const row = Math.floor(y / 6)
  if (y % 6 === 5 || (x + (row % 2) * 6) % 12 === 0) return 'ink'
  return x < 14 ? 'slate1' : 'slate0'
}

function drawLitWindow(body: Canvas): void {
  const { x, y, w, h } = WINDOW
  body
    .rect(x - 2, y - 2, w + 4, h + 4, 'soil0')
    .rect(x, y, w, h, 'gold2')
    .rect(x, y, w, 6, 'gold3')
  body.sprite(x + 3, y + h - CAT.length, CAT, { '#': 'ink', o: 'gold3' })
  body.rect(x - 4, y + h, w + 8, 3, 'stone1').rect(x - 4, y + h, w + 8, 1, 'stone2')
}

function drawWashing(body: Canvas): void {
  const y = 102
  body.rect(8, y, WIDTH - 16, 1, 'plum')
  for (const [x, rows, cloth] of WASHING) body.sprite(x, y + 1, rows, { '#': cloth }).rect(x + 1, y, 1, 2, 'soil3')
}

/** A wall of rough stones beside a street, two tiles wide, low enough that a dog behind it is seen. */
export function drawLowWall(): Prop {
  const body = new Canvas(70, 30)
  for (let y = 6; y < 24; y++) {
    const row = Math.floor((y - 6) / 6)
    for (let x = 3; x < 67; x++) {
      const along = (x + row * 7) % 15
      const isJoint = (y - 6) % 6 === 5 || along === 0
      body.set(x, y, isJoint ? 'stone0' : (y - 6) % 6 === 0 || along === 1 ? 'stone3' : along > 9 ? 'stone1' : 'stone2')
    }
  }
  body.rect(2, 3, 66, 4, 'stone2').rect(2, 3, 66, 1, 'cream').rect(2, 6, 66, 1, 'stone0')
  for (const x of [18, 35, 52]) body.rect(x, 3, 1, 4, 'stone0')
  for (const [x, y] of [
    [8, 20],
    [30, 21],
    [55, 19],
  ] as const)
    body.sprite(x, y, ['.gg.', 'gGgg', '.dd.'], { g: 'grass3', G: 'grass5', d: 'grass1' })
  return propOf(body, {
    foot: [35, 24],
    footprint: { w: 64, h: 12 },
    shade: (shadow) => sheared(shadow, [3, 67], 24, 8),
  })
}

/** The back of a market stall: boards under the far slope of its awning. */
export function drawStallBack(cloth: readonly [Colour, Colour, Colour]): Prop {
  const [dark, mid, light] = cloth
  const body = new Canvas(124, 100)
  for (const x of [10, 96]) body.rect(x, 26, 4, 64, 'soil2').rect(x + 3, 26, 1, 64, 'soil1')
  body.rect(6, 48, 98, 42, 'soil2').rect(6, 48, 98, 2, 'soil3').rect(6, 68, 98, 2, 'soil1')
  for (let x = 14; x < 104; x += 14) body.rect(x, 50, 1, 40, 'soil1').rect(x + 1, 50, 1, 40, 'soil3')
  body.rect(6, 88, 98, 2, 'soil0')
  for (let y = 8; y < 40; y++) {
    const spread = Math.round(((y - 8) / 32) * 8)
    for (let x = 10 - spread; x < 100 + spread; x++) {
      const stripe = Math.floor(((x - 10 + spread) / (90 + spread * 2)) * 10) % 2 === 0
      body.set(x, y, stripe ? (y < 11 ? light : y > 33 ? dark : mid) : y > 33 ? 'stone2' : y < 11 ? 'cream' : 'stone3')
    }
  }
  body.rect(10, 6, 90, 2, light).rect(12, 40, 86, 8, 'plum')
  return propOf(body, {
    foot: [55, 90],
    footprint: { w: 98, h: 28 },
    shade: (shadow) => sheared(shadow, [6, 104], 90, 14),
  })
}
