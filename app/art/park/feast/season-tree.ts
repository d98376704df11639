import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'
import { drawSpruce } from '#app/art/park/wild/spruce.ts'

const FOOT: readonly [number, number] = [44, 128]
const FOOTPRINT = { w: 56, h: 20 }
const LIGHTS: readonly Colour[] = ['gold3', 'falu3', 'water3', 'pink']

/** The decoration of the square by season: a tub of flowers, pumpkins with a light in them, or a tree with a star. */
export function drawSeasonTree(season: Season, frame: number): Prop {
  const body = new Canvas(96, 140)
  if (season === 'snow') drawYuleTree(body, frame)
  else {
    drawTub(body)
    if (season === 'summer') drawRoses(body)
    else drawPumpkins(body, frame)
    body.outline('ink', 'plum')
  }
  const shadow = new Canvas(130, 140)
  roundShadow(shadow, FOOT[0] + 8, FOOT[1] - 2, 34, 8)
  return { body, shadow, foot: FOOT, footprint: FOOTPRINT }
}

function drawYuleTree(body: Canvas, frame: number): void {
  const { body: tree, foot } = drawSpruce('snow', 1, 0.9)
  const [left, top] = [FOOT[0] - foot[0], FOOT[1] - 4 - foot[1]]
  body.blit(tree, left, top)
  const [x, y] = [FOOT[0], top + 8]
  for (let row = 0; row < 6; row++) {
    const half = 5 + row * 5
    for (let i = 0; i <= row + 2; i++) {
      const along = i / (row + 2)
      const [bx, by] = [x - half + along * half * 2, y + 16 + row * 14 + Math.sin(along * Math.PI) * 5]
      if (body.alphaAt(Math.round(bx), Math.round(by)) === 0) continue
      const paint = LIGHTS[(i + row) % LIGHTS.length] ?? 'gold3'
      body.rect(bx - 1, by, 3, 3, paint).set(bx, by - 1, paint)
      if ((i + row + frame) % 2 === 0) body.rect(bx - 1, by, 2, 1, 'cream')
    }
  }
  body.sprite(
    x - 5,
    y - 10,
    [
      '.....#.....',
      '.....#.....',
      '....###....',
      '###########',
      '..#######..',
      '...#####...',
      '..###.###..',
      '..#.....#..',
    ],
    { '#': 'gold3' },
  )
  body.rect(x - 1, y - 7, 3, 4, 'cream')
  for (const [px, wide, paint, ribbon] of [
    [14, 14, 'falu2', 'gold2'],
    [58, 16, 'water1', 'cream'],
    [34, 11, 'grass2', 'falu2'],
  ] as const) {
    const py = FOOT[1] - 9
    body
      .rect(px - 1, py - 1, wide + 2, 11, 'ink')
      .rect(px, py, wide, 9, paint)
      .rect(px, py, wide, 2, ribbon)
      .rect(px + wide / 2 - 1, py, 3, 9, ribbon)
  }
}

/** A round tub of stone. */
function drawTub(body: Canvas): void {
  body
    .ellipse(44, 126, 28, 8, 'stone1')
    .rect(16, 108, 56, 18, 'stone2')
    .rect(16, 108, 16, 18, 'stone3')
    .rect(58, 108, 14, 18, 'stone1')
  for (let x = 20; x < 72; x += 13) body.rect(x, 112, 1, 14, 'stone1')
  body.ellipse(44, 108, 29, 8, 'stone3').ellipse(43, 107, 28, 7, 'cream').ellipse(44, 108, 24, 5.6, 'soil1')
}

function drawRoses(body: Canvas): void {
  for (const [x, y, r] of [
    [28, 100, 12],
    [60, 100, 12],
    [44, 94, 17],
    [36, 84, 12],
    [52, 82, 12],
    [44, 72, 10],
  ] as const) {
    body
      .ellipse(x, y, r, r * 0.85, 'leaf2')
      .ellipse(x - 1, y - 2, r * 0.8, r * 0.65, 'leaf3')
      .ellipse(x - 3, y - 4, r * 0.4, r * 0.3, 'grass3')
  }
  const blooms = [
    [24, 97],
    [33, 90],
    [30, 104],
    [41, 99],
    [52, 93],
    [62, 97],
    [58, 105],
    [38, 80],
    [48, 86],
    [54, 77],
    [44, 70],
    [46, 104],
    [65, 104],
    [36, 73],
  ] as const
  blooms.forEach(([x, y], i) => {
    const [light, dark]: readonly [Colour, Colour] =
      i % 3 === 0 ? ['cream', 'gold2'] : i % 3 === 1 ? ['pink', 'falu2'] : ['falu3', 'falu1']
    body.sprite(x - 2, y - 2, ['.ll.', 'llld', 'llyd', '.dd.'], { l: light, d: dark, y: 'gold3' })
  })
}

function drawPumpkins(body: Canvas, frame: number): void {
  for (let x = 18; x < 72; x += 3) body.rect(x, 100 + (x % 4), 2, 8, x % 2 ? 'soil4' : 'gravel1')
  for (const [x, y, r, isLit] of [
    [28, 96, 13, false],
    [60, 97, 12, false],
    [44, 88, 17, true],
  ] as const) {
    body
      .ellipse(x, y, r, r * 0.8, 'gold1')
      .ellipse(x - r * 0.25, y - 1, r * 0.62, r * 0.72, 'gold2')
      .ellipse(x - r * 0.35, y - r * 0.3, r * 0.3, r * 0.3, 'gold3')
    for (const share of [-0.5, 0.1, 0.55])
      body.line(x + share * r, y - r * 0.65, x + share * r * 1.3, y + r * 0.5, 'falu3')
    body.rect(x - 1, y - r * 0.8 - 4, 4, 6, 'grass1').rect(x - 1, y - r * 0.8 - 4, 1, 6, 'grass3')
    if (!isLit) continue
    const glow: Colour = frame === 0 ? 'gold3' : 'cream'
    body.sprite(
      x - 8,
      y - 4,
      [
        '..##.....##..',
        '.####...####.',
        '.............',
        '......#......',
        '.............',
        '##.#.#.#.#.##',
        '.###########.',
        '...#.###.#...',
      ],
      { '#': glow },
    )
  }
}
