import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

/** How far the top of a picture of a thing on a wall is above the floor, px. */
export const HUNG_PX = 62

/**
 * A thing on a wall. Its foot is the foot of the wall below its middle, so that it is drawn below whatever stands in
 * front.
 */
export function hung(body: Canvas): Prop {
  body.outline('ink', 'plum')
  return { body, shadow: new Canvas(1, 1), foot: [body.width / 2, HUNG_PX], footprint: NO_FOOTPRINT }
}

/** A lantern on a bracket, for indoor rooms in place of street lamps. */
export function drawSconce(): Prop {
  const body = new Canvas(28, 44)
  body.rect(13, 20, 2, 9, 'stone0').rect(11, 26, 6, 2, 'stone1').rect(12, 28, 4, 4, 'stone0')
  body.rect(10, 9, 8, 11, 'gold2').rect(11, 9, 4, 11, 'gold3').rect(12, 12, 2, 5, 'cream')
  body.rect(9, 8, 10, 1, 'stone0').rect(10, 6, 8, 2, 'stone1').rect(12, 4, 4, 2, 'stone0').rect(9, 20, 10, 1, 'stone0')
  const lit = hung(body)
  const haze = new Canvas(body.width, body.height)
  for (let y = 0; y < 32; y++) {
    for (let x = 0; x < 28; x++) {
      const distance = Math.hypot(x - 13.5, y - 14)
      if (distance < 13.5) haze.set(x, y, 'gold3', distance < 9 ? 70 : 36)
    }
  }
  return { ...lit, body: haze.blit(lit.body, 0, 0) }
}

export type Picture = 'dog' | 'sea' | 'bone'

/** A picture in a golden frame. */
export function drawPainting(picture: Picture): Prop {
  const body = new Canvas(36, 46)
  body.rect(3, 6, 30, 24, 'gold1').rect(3, 6, 30, 1, 'gold3').rect(3, 6, 1, 24, 'gold2').rect(6, 9, 24, 18, 'soil0')
  if (picture === 'sea') {
    body
      .rect(7, 10, 22, 8, 'water4')
      .rect(7, 18, 22, 8, 'water1')
      .rect(9, 21, 6, 1, 'water3')
      .rect(19, 23, 7, 1, 'water3')
    body
      .polygon(
        [
          [17, 11],
          [17, 19],
          [11, 19],
        ],
        'cream',
      )
      .polygon(
        [
          [18, 12],
          [18, 19],
          [24, 19],
        ],
        'gravel2',
      )
      .rect(11, 20, 13, 2, 'falu1')
  } else {
    body.rect(7, 10, 22, 16, picture === 'dog' ? 'leaf2' : 'falu1')
    if (picture === 'dog') {
      body
        .ellipse(18, 20, 6, 6, 'soil3')
        .ellipse(18, 17, 5, 4.5, 'soil4')
        .rect(12, 14, 3, 7, 'soil2')
        .rect(22, 14, 3, 7, 'soil2')
      body.rect(16, 16, 1, 2, 'ink').rect(20, 16, 1, 2, 'ink').rect(17, 19, 3, 2, 'ink').rect(14, 24, 9, 2, 'falu2')
    } else {
      body
        .rect(12, 17, 12, 3, 'cream')
        .rect(10, 15, 3, 3, 'cream')
        .rect(10, 19, 3, 3, 'cream')
        .rect(23, 15, 3, 3, 'cream')
        .rect(23, 19, 3, 3, 'cream')
    }
  }
  return hung(body)
}

/** A board with tools, as in a workshop. */
export function drawToolBoard(): Prop {
  const body = new Canvas(76, 46)
  body.rect(4, 5, 68, 28, 'soil3').rect(4, 5, 68, 1, 'soil4').rect(4, 32, 68, 1, 'soil1')
  for (let x = 8; x < 72; x += 6) for (let y = 9; y < 32; y += 6) body.rect(x, y, 2, 1, 'soil2')
  body
    .rect(11, 9, 12, 5, 'stone1')
    .rect(11, 9, 12, 1, 'stone3')
    .rect(16, 14, 3, 15, 'falu2')
    .rect(16, 14, 1, 15, 'falu3')
  for (let i = 0; i < 9; i++) body.rect(30 + i * 2, 12 + i, 3, 9 - Math.floor(i / 2), i % 2 ? 'stone2' : 'stone3')
  body.rect(26, 9, 7, 9, 'soil1').rect(28, 11, 3, 4, 'soil3')
  body
    .rect(54, 8, 6, 4, 'stone2')
    .rect(54, 8, 2, 6, 'stone2')
    .rect(58, 8, 2, 6, 'stone3')
    .rect(55, 14, 4, 16, 'stone1')
    .rect(55, 14, 1, 16, 'stone3')
  body.rect(64, 9, 4, 8, 'gold2').rect(65, 17, 2, 12, 'stone2')
  return hung(body)
}

/** A film poster with the hero of the film. */
export function drawPoster(film: 'cat' | 'bone' | 'heart'): Prop {
  const body = new Canvas(32, 48)
  const sky: Colour = film === 'cat' ? 'dusk' : film === 'bone' ? 'water1' : 'falu1'
  body.rect(4, 4, 24, 34, 'gold1').rect(4, 4, 24, 1, 'gold3').rect(6, 6, 20, 30, sky).rect(6, 28, 20, 8, 'ink')
  if (film === 'cat') {
    body
      .ellipse(20, 12, 4, 4, 'gold3')
      .rect(10, 17, 12, 11, 'plum')
      .polygon(
        [
          [10, 17],
          [10, 12],
          [15, 17],
        ],
        'plum',
      )
    body
      .polygon(
        [
          [17, 17],
          [22, 12],
          [22, 17],
        ],
        'plum',
      )
      .rect(12, 20, 3, 2, 'grass5')
      .rect(17, 20, 3, 2, 'grass5')
  }
  if (film === 'bone') {
    body
      .rect(11, 17, 10, 3, 'cream')
      .rect(9, 15, 3, 3, 'cream')
      .rect(9, 19, 3, 3, 'cream')
      .rect(20, 15, 3, 3, 'cream')
      .rect(20, 19, 3, 3, 'cream')
    for (const [x, y] of [
      [8, 9],
      [22, 10],
      [15, 8],
      [12, 24],
      [21, 25],
    ] as const)
      body.rect(x, y, 2, 1, 'gold3')
  }
  if (film === 'heart') {
    body.sprite(10, 12, ['.##...##.', '####.####', '#########', '.#######.', '..#####..', '...###...', '....#....'], {
      '#': 'pink',
    })
    body.sprite(12, 14, ['##', '#.'], { '#': 'cream' })
  }
  body.rect(8, 30, 16, 2, 'gold2').rect(10, 33, 12, 1, 'stone2')
  return hung(body)
}

/** A neon light: a paw or a star. Turned off it is a grey tube. */
export function drawNeon(shape: 'paw' | 'star', isOn = true): Prop {
  const body = new Canvas(40, 44)
  const rows =
    shape === 'paw'
      ? [
          '...##...##...',
          '..####.####..',
          '..####.####..',
          '##.##...##.##',
          '###...#...###',
          '###.#####.###',
          '.#.#######.#.',
          '...#######...',
          '..#########..',
          '..####.####..',
        ]
      : [
          '......#......',
          '.....###.....',
          '.....###.....',
          '#############',
          '.###########.',
          '...#######...',
          '...#######...',
          '..####.####..',
          '..##.....##..',
          '.#.........#.',
        ]
  const lit: readonly [Colour, Colour] = shape === 'paw' ? ['pink', 'violet'] : ['gold3', 'gold1']
  const [tube, glow]: readonly [Colour, Colour] = isOn ? lit : ['stone2', 'slate0']
  const haze = new Canvas(body.width, body.height)
  for (let y = 0; y < 36; y++) {
    for (let x = 0; x < 40; x++) {
      const distance = Math.hypot((x - 20) * 0.8, y - 17)
      if (isOn && distance < 15.5) haze.set(x, y, glow, distance < 11 ? 90 : 44)
    }
  }
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    body.sprite(14 + dx, 12 + dy, rows, { '#': glow })
  body.sprite(14, 12, rows, { '#': tube })
  return { body: haze.blit(body, 0, 0), shadow: new Canvas(1, 1), foot: [20, HUNG_PX], footprint: NO_FOOTPRINT }
}

/** A niche with candles. */
export function drawCandleNiche(): Prop {
  const body = new Canvas(36, 46)
  body
    .roundRect(5, 6, 26, 34, 12, 'stone3')
    .roundRect(7, 8, 22, 32, 10, 'ink')
    .rect(5, 34, 26, 6, 'stone2')
    .rect(5, 34, 26, 1, 'cream')
  for (const [x, top] of [
    [10, 22],
    [16, 17],
    [23, 24],
  ] as const) {
    body.rect(x, top, 4, 34 - top, 'cream').rect(x + 3, top, 1, 34 - top, 'gravel1')
    body
      .rect(x + 1, top - 5, 2, 4, 'gold2')
      .rect(x + 1, top - 3, 2, 2, 'gold3')
      .set(x + 1, top - 6, 'gold1')
  }
  return hung(body)
}

/** Crossed skis and poles. */
export function drawSkis(): Prop {
  const body = new Canvas(48, 46)
  body.capsule([8, 36, 1.6], [38, 8, 1.6], 'falu2').capsule([40, 36, 1.6], [10, 8, 1.6], 'falu2')
  body
    .line(9, 35, 38, 7, 'falu3')
    .line(10, 8, 39, 35, 'falu3')
    .line(20, 38, 33, 5, 'stone2')
    .line(28, 38, 15, 5, 'stone2')
  body.rect(17, 30, 7, 1, 'stone3').rect(24, 30, 7, 1, 'stone3').rect(22, 20, 4, 4, 'gold2')
  return hung(body)
}
