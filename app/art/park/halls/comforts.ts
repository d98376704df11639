import { Canvas } from '#app/art/canvas.ts'
import { NO_FOOTPRINT, propOf, roundShadow, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

const FIRE = [
  '......y.............',
  '.....yy...y.........',
  '....yyo..yy....y....',
  '...yyyoo.yyo..yy....',
  '..yyWyoooyyoo.yyo...',
  '..yWWyyooyWyooyyoo..',
  '.oyWWWyyoyWWyyyWyoo.',
  '.oyWWWWyyyWWWyWWyoo.',
  'ooyyWWWWWWWWWWWWyyoo',
  'rooyyWWWWWWWWWWyyoor',
  'rroooyyyyyyyyyyooorr',
]
const FIRE_PAINT = { y: 'gold2', o: 'gold1', W: 'gold3', r: 'falu2' } as const

/** A stove of iron with a pipe up the wall and a fire behind its bars, which leans to the other side in frame 1; null is cold. */
export function drawStove(frame: number | null): Prop {
  const body = new Canvas(64, 132)
  body.rect(26, 0, 9, 76, 'slate0').rect(26, 0, 2, 76, 'slate2').rect(28, 0, 2, 76, 'slate1').rect(33, 0, 2, 76, 'ink')
  for (const y of [14, 46, 68]) body.rect(25, y, 11, 3, 'slate1').rect(25, y, 11, 1, 'slate2')
  body.roundRect(10, 72, 40, 12, 4, 'slate1').rect(12, 73, 34, 1, 'slate2').roundRect(8, 78, 44, 38, 3, 'slate0')
  body.rect(8, 80, 3, 34, 'slate1').rect(46, 80, 6, 36, 'ink')
  body.roundRect(16, 86, 26, 20, 3, 'ink').roundRect(18, 88, 22, 16, 2, frame === null ? 'slate0' : 'falu1')
  const rows = frame === 0 ? FIRE : FIRE.map((row) => [...row].toReversed().join(''))
  if (frame !== null) body.sprite(19, 89, rows, FIRE_PAINT)
  for (const x of [24, 32]) body.rect(x, 86, 1, 20, 'ink')
  body.rect(42, 94, 3, 5, 'gold2').rect(6, 114, 48, 4, 'slate1').rect(6, 114, 48, 1, 'slate2')
  body.rect(10, 118, 5, 8, 'slate0').rect(45, 118, 5, 8, 'ink')
  body
    .roundRect(14, 62, 18, 11, 4, 'falu2')
    .rect(15, 64, 3, 6, 'falu3')
    .rect(30, 64, 5, 2, 'falu2')
    .rect(21, 59, 4, 3, 'gold2')
  const shade = (shadow: Canvas) => sheared(shadow, [8, 54], 126, 12)
  return propOf(body, { foot: [30, 126], footprint: { w: 44, h: 14 }, shade })
}

/** A clock with a long case. Its pendulum swings. */
export function drawTallClock(frame: number): Prop {
  const body = new Canvas(34, 96)
  body
    .rect(6, 30, 20, 52, 'soil2')
    .rect(6, 30, 3, 52, 'soil3')
    .rect(22, 30, 4, 52, 'soil1')
    .rect(11, 36, 10, 38, 'soil0')
  const swing = frame === 0 ? -2 : 2
  body
    .line(16, 38, 16 + swing, 60, 'gold1')
    .ellipse(16 + swing, 62, 4, 4, 'gold2')
    .ellipse(15 + swing, 61, 2, 2, 'gold3')
  body.roundRect(3, 6, 26, 26, 8, 'soil2').roundRect(3, 6, 8, 26, 6, 'soil3')
  body
    .ellipse(16, 19, 10, 10, 'gold1')
    .ellipse(16, 19, 9, 9, 'cream')
    .rect(15, 12, 2, 8, 'ink')
    .rect(16, 18, 6, 2, 'ink')
  for (const [x, y] of [
    [15, 11],
    [15, 26],
    [8, 18],
    [23, 18],
  ] as const)
    body.rect(x, y, 2, 1, 'soil1')
  body.rect(3, 82, 26, 8, 'soil2').rect(3, 82, 26, 1, 'soil4').rect(3, 88, 26, 2, 'soil0')
  body.polygon(
    [
      [6, 7],
      [16, 0],
      [26, 7],
    ],
    'soil3',
  )
  const shade = (shadow: Canvas) => sheared(shadow, [4, 30], 90, 8)
  return propOf(body, { foot: [16, 90], footprint: { w: 26, h: 10 }, shade })
}

/** How far the beam of the back wall is above the foot of a pendant, px. */
const CORD_FOOT = 158

/** A lamp on a cord from the beam of the back wall. It hangs over things that stand within two tiles of the wall. */
export function drawPendant(): Prop {
  const body = new Canvas(32, 78)
  body.rect(16, 0, 1, 60, 'ink')
  body.polygon(
    [
      [12, 60],
      [21, 60],
      [29, 70],
      [4, 70],
    ],
    'grass1',
  )
  body.polygon(
    [
      [12, 60],
      [16, 60],
      [12, 70],
      [4, 70],
    ],
    'grass3',
  )
  body.rect(4, 70, 25, 1, 'ink').rect(11, 70, 11, 3, 'gold3').rect(13, 72, 7, 2, 'cream')
  return { body: body.outline('ink', 'plum'), shadow: new Canvas(1, 1), foot: [16, CORD_FOOT], footprint: NO_FOOTPRINT }
}

/** A round cushion to lie on. */
export function drawCushion(): Prop {
  const body = new Canvas(60, 30)
  body.ellipse(30, 17, 27, 11, 'water0').ellipse(30, 14, 27, 11, 'water1').ellipse(28, 12.6, 21, 7, 'water2')
  body.ellipse(30, 14, 18, 5.4, 'water1')
  for (const x of [6, 54]) body.rect(x - 1, 13, 3, 3, 'gold2')
  return { body: body.outline('ink', 'plum'), shadow: new Canvas(1, 1), foot: [30, 18], footprint: NO_FOOTPRINT }
}

/** Stumps of candles on the floor, one to three. Their flames lean to the other side in frame 1. */
export function drawCandles(count: number, frame: number): Prop {
  const body = new Canvas(30, 34)
  for (let i = 0; i < count; i++) {
    const x = 5 + i * 7
    const height = [9, 14, 7][i % 3] ?? 9
    body.rect(x, 28 - height, 4, height, 'cream').rect(x + 3, 28 - height, 1, height, 'gravel1')
    body.rect(x - 1, 27, 6, 2, 'gravel2').rect(x + 1, 24 - height, 2, 3, 'gold3')
    body.set(x + 1 + frame, 23 - height, 'gold2').set(x + 2 - frame, 26 - height, 'gold1')
  }
  const shade = (shadow: Canvas) => roundShadow(shadow, 5 + count * 3.5, 28, count * 3.5 + 2, 2)
  return propOf(body, { foot: [Math.round(count * 3.5) + 3, 29], shade })
}

/** A stone that has grown from the floor of a cave. */
export function drawSpike(height: number, width: number): Prop {
  const body = new Canvas(width + 6, height + 6)
  for (let down = 0; down < height; down++) {
    const half = (width / 2) * (down / height) ** 0.8 + 0.6
    const middle = width / 2 + 3 + Math.sin(down / 5 + width) * 0.7
    for (let i = -half; i < half; i++)
      body.set(middle + i, 3 + down, i < -half * 0.35 ? 'stone2' : i < half * 0.25 ? 'stone1' : 'stone0')
  }
  for (let down = 6; down < height; down += 7) body.rect(width / 2 + 1, 3 + down, 3, 1, 'stone0')
  const shade = (shadow: Canvas) => roundShadow(shadow, width / 2 + 6, height + 2, width / 2, 3)
  return propOf(body, { foot: [Math.round(width / 2) + 3, height + 3], footprint: { w: width, h: 6 }, shade })
}

/** A ring of runes cut into the floor before the owl, with the print of a paw in its middle. */
export function drawRuneRing(): Prop {
  const body = new Canvas(200, 90)
  const [x, y, rx, ry] = [100, 45, 96, 40]
  for (let step = 0; step < 240; step++) {
    const turn = (step / 120) * Math.PI
    for (const [share, colour] of [
      [1, 'water3'],
      [1.03, 'stone0'],
      [0.78, 'water2'],
    ] as const)
      body.set(x + Math.cos(turn) * rx * share, y + Math.sin(turn) * ry * share, colour)
  }
  for (let rune = 0; rune < 16; rune++) {
    const turn = (rune / 8) * Math.PI
    const rows = RUNES[rune % RUNES.length] ?? []
    body.sprite(x + Math.cos(turn) * rx * 0.89 - 1, y + Math.sin(turn) * ry * 0.89 - 1, rows, { '#': 'water4' })
  }
  body.sprite(x - 8, y - 6, PAW, { '#': 'water2' })
  return { body, shadow: new Canvas(1, 1), foot: [x, y], footprint: NO_FOOTPRINT }
}

const RUNES = [
  ['#.#', '.#.', '#.#'],
  ['###', '#..', '##.'],
  ['.#.', '###', '.#.'],
  ['##.', '.##', '##.'],
]
const PAW = [
  '....##....##....',
  '...####..####...',
  '...####..####...',
  '.##.##....##.##.',
  '####........####',
  '####..####..####',
  '.##..######..##.',
  '....########....',
  '...##########...',
  '...##########...',
  '....###..###....',
]

/** Broad steps of stone before the owl. */
export function drawStoneSteps(): Prop {
  const body = new Canvas(156, 24)
  for (const [width, y] of [
    [120, 1],
    [150, 11],
  ] as const) {
    const left = 78 - width / 2
    body
      .rect(left, y, width, 10, 'stone1')
      .rect(left, y, width, 3, 'stone3')
      .rect(left, y + 8, width, 2, 'plum')
    body.rect(left, y, 1, 10, 'stone2')
  }
  return { body, shadow: new Canvas(1, 1), foot: [78, 2], footprint: NO_FOOTPRINT }
}

/** A narrow window in the left wall, and the sunlight that it throws on the floor. */
export function drawSideWindow(): Prop {
  const body = new Canvas(130, 96)
  body.rect(0, 0, 13, 54, 'soil1').rect(2, 2, 9, 50, 'water4').rect(2, 26, 9, 2, 'soil2').rect(6, 2, 1, 50, 'soil2')
  body.rect(2, 2, 3, 20, 'snow2').rect(0, 0, 13, 1, 'soil3')
  for (let down = 0; down < 40; down++) {
    for (let across = 0; across < 56; across++) {
      const isBar = Math.abs(across - 28) < 1.5 || Math.abs(down - 20) < 1.5
      if (!isBar) body.set(26 + across + Math.round(down * 0.9), 12 + down, 'gold3', 66)
    }
  }
  return { body, shadow: new Canvas(1, 1), foot: [17, 54], footprint: NO_FOOTPRINT }
}
