import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import type { Prop } from '#app/art/park/prop.ts'
import {
  blocks,
  boards,
  cutAtFloor,
  drawDoorstep,
  drawGable,
  drawRoof,
  drawWindow,
  FLOOR_Y,
  hangPennant,
  HOUSE_HEIGHT,
  HOUSE_WIDTH,
  logs,
  MIDDLE_X,
  shadeBelow,
  standing,
} from './house.ts'

const LOG_PILE = [
  [112, 150],
  [123, 150],
  [134, 150],
  [118, 140],
  [129, 140],
  [124, 130],
] as const

/** Banden, the gang: a workshop with double doors, tools on the wall and planks against it. */
export function drawWorkshop(): Prop {
  const body = new Canvas(HOUSE_WIDTH, HOUSE_HEIGHT)
  drawBrickChimney(body, 106, 16, 44)
  drawGable(body, { left: 18, right: 134, eavesY: 82, ridgeY: 24, wall: boards('soil3', 'soil2', 'soil4') })
  body.rect(18, 82, 116, 3, 'soil1').rect(18, 82, 116, 1, 'soil2')
  body.rect(18, 150, 116, 6, 'stone1').rect(18, 150, 116, 1, 'stone2')
  shadeBelow(body, { soil4: 'soil3', soil3: 'soil2' }, (x) => {
    const y = 24 + Math.abs(x - MIDDLE_X) * 1.02
    return [Math.round(y), Math.round(y + 22)]
  })
  drawRoof(body, {
    left: 4,
    right: 148,
    eavesY: 84,
    ridgeY: 10,
    thickness: 13,
    tones: ['water0', 'water0', 'water1', 'water2'],
  })
  for (const x of [52, 77]) drawBarnDoor(body, x)
  body.rect(49, 107, 54, 3, 'soil1').rect(49, 107, 54, 1, 'soil2')
  drawWindow(body, 24, 96, 14, 12, 'cream')
  drawWindow(body, 114, 92, 14, 12, 'cream')
  drawWindow(body, 70, 40, 12, 10, 'cream')
  drawSaw(body, 24, 120)
  drawHammer(body, 29, 131)
  hangPennant(body, 'banden', MIDDLE_X, 58)
  for (const [x, y] of LOG_PILE) {
    body
      .ellipse(x, y, 6, 6, 'ink')
      .ellipse(x, y, 5, 5, 'soil2')
      .ellipse(x, y, 4, 4, 'soil4')
      .ellipse(x, y, 2, 2, 'soil3')
  }
  return standing(body, 18, 140)
}

/** A chimney of bricks under a slab of stone. */
function drawBrickChimney(body: Canvas, x: number, y: number, height: number): void {
  body.rect(x, y, 16, height, 'falu1').rect(x, y, 5, height, 'falu2')
  for (let row = 0; row * 4 < height; row++)
    body.rect(x, y + 3 + row * 4, 16, 1, 'falu0').rect(x + 4 + (row % 2) * 5, y + row * 4, 1, 3, 'falu0')
  body
    .rect(x - 2, y - 3, 20, 4, 'stone2')
    .rect(x - 2, y - 3, 20, 1, 'stone3')
    .rect(x - 2, y, 20, 1, 'stone1')
}

/** One of two doors with a cross of boards, 46 px high. */
function drawBarnDoor(body: Canvas, x: number): void {
  const top = FLOOR_Y - 46
  body
    .rect(x - 1, top, 25, 46, 'soil1')
    .rect(x, top + 1, 23, 45, 'water1')
    .rect(x, top + 1, 2, 45, 'water2')
  for (const board of [6, 12, 18]) body.rect(x + board, top + 1, 1, 45, 'water0')
  for (const [from, to] of [
    [top + 24, top + 42],
    [top + 22, top + 4],
  ] as const)
    body.line(x + 2, to, x + 20, from, 'cream').line(x + 3, to, x + 21, from, 'stone3')
  for (const y of [top + 1, top + 22, top + 43]) body.rect(x, y, 23, 3, 'cream').rect(x, y + 2, 23, 1, 'stone3')
  body.rect(x, top + 1, 2, 45, 'cream').rect(x + 21, top + 1, 2, 45, 'stone3')
  body.rect(x < MIDDLE_X - 2 ? x + 18 : x + 3, top + 26, 2, 5, 'gold2')
}

function drawSaw(body: Canvas, x: number, y: number): void {
  body.sprite(
    x,
    y,
    [
      '.###.............',
      '##.##tttttttttt..',
      '#...#TTTTTTTTTTT.',
      '##.##TTTTTTTTTTTT',
      '.###.TTTTTTTTTT..',
      '.....t.t.t.t.t...',
    ],
    { '#': 'falu2', t: 'stone2', T: 'stone3' },
  )
}

function drawHammer(body: Canvas, x: number, y: number): void {
  body.sprite(
    x,
    y,
    [
      '.uuuuuu.',
      'uutttuuu',
      'uutttuuu',
      '...##...',
      '...##...',
      '...##...',
      '...##...',
      '...##...',
      '...##...',
      '...##...',
    ],
    { u: 'stone0', t: 'stone2', '#': 'soil1' },
  )
}

/** Stammen, the tribe: a long house of logs under turf, with beams that cross above the ridge. */
export function drawLonghouse(): Prop {
  const body = new Canvas(HOUSE_WIDTH, HOUSE_HEIGHT)
  const beam = ['soil1', 'soil3'] as const
  body.capsule([64, 46, 3], [92, 5, 2.2], beam[0]).capsule([88, 46, 3], [60, 5, 2.2], beam[1])
  body.capsule([60, 5, 2.2], [53, 10, 1.6], beam[1]).capsule([92, 5, 2.2], [99, 10, 1.6], beam[0])
  drawGable(body, { left: 14, right: 138, eavesY: 130, ridgeY: 32, wall: logs(['soil1', 'soil2', 'soil3']) })
  drawRoof(body, {
    left: 2,
    right: 150,
    eavesY: 132,
    ridgeY: 20,
    thickness: 18,
    tones: ['grass1', 'grass2', 'grass3', 'grass5'],
  })
  drawTurf(body)
  shadeBelow(body, { soil3: 'soil2', soil2: 'soil1' }, (x) => {
    const y = 38 + Math.abs(x - MIDDLE_X) * 1.51
    return [Math.round(y), Math.round(y + 14)]
  })
  body
    .roundRect(57, 104, 39, 60, 17, 'soil0')
    .roundRect(61, 110, 31, 54, 15, 'grass1')
    .rect(76, 110, 1, 46, 'grass0')
    .rect(63, 120, 3, 36, 'grass2')
    .rect(79, 118, 3, 38, 'grass2')
  for (const y of [122, 142]) body.rect(61, y, 31, 3, 'gold1').rect(61, y, 31, 1, 'gold2')
  body.rect(72, 133, 3, 3, 'gold3').rect(79, 133, 3, 3, 'gold3')
  body.rect(40, 152, 20, 4, 'soil1').rect(93, 152, 20, 4, 'soil1')
  cutAtFloor(body)
  hangPennant(body, 'stammen', MIDDLE_X, 64)
  for (const x of [44, 108]) drawTorch(body, x, 138)
  return standing(body, 14, 142)
}

/** Grass and flowers on the slopes of the roof. */
function drawTurf(body: Canvas): void {
  for (let i = 0; i < 46; i++) {
    const share = (i % 23) / 23 + 0.02
    const side = i < 23 ? -1 : 1
    const x = Math.round(MIDDLE_X + side * 74 * share)
    const y = Math.round(26 + 112 * share)
    body.sprite(x - 1, y - 3, hash(i, 2, 5) < 0.35 ? ['.w.', 'wyw', '.g.'] : ['g..', 'g.g', '.gg'], {
      g: side < 0 ? 'grass4' : 'grass3',
      w: 'cream',
      y: 'gold2',
    })
  }
}

function drawTorch(body: Canvas, x: number, y: number): void {
  body.rect(x, y, 2, 14, 'soil0').rect(x - 1, y - 1, 4, 3, 'stone0')
  body.sprite(x - 2, y - 9, ['...o..', '..oy..', '.oyyo.', '.oyYo.', 'oyYYyo', 'oyYYyo', '.oyyo.', '..oo..'], {
    o: 'gold1',
    y: 'gold2',
    Y: 'gold3',
  })
}

const STEPS = [
  [60, 32, 10],
  [47, 58, 27],
  [34, 84, 44],
  [20, 112, 61],
] as const
const SHIELDS = [
  ['falu2', 'cream'],
  ['gold2', 'falu1'],
  ['water1', 'gold2'],
  ['falu2', 'gold2'],
  ['grass2', 'cream'],
] as const

/** Klanen, the clan: a stone hall with a stepped gable and a row of shields above its door. */
export function drawShieldHall(): Prop {
  const body = new Canvas(HOUSE_WIDTH, HOUSE_HEIGHT)
  const stone = blocks(['stone1', 'stone2', 'stone3'])
  for (const [left, width, top] of STEPS) {
    for (let y = top; y < FLOOR_Y; y++) for (let x = left; x < left + width; x++) body.set(x, y, stone(x, y))
    for (const x of [left - 1, left + width - 12])
      body
        .rect(x, top - 2, 13, 5, 'falu2')
        .rect(x, top - 2, 13, 1, 'falu3')
        .rect(x, top + 2, 13, 1, 'falu1')
  }
  body.rect(59, 8, 34, 5, 'falu2').rect(59, 8, 34, 1, 'falu3').rect(59, 12, 34, 1, 'falu1')
  for (let y = 14; y < FLOOR_Y; y++)
    for (let x = 118; x < 132; x++) if (body.is(x, y, 'stone3')) body.set(x, y, 'stone2')
  body.rect(20, 80, 112, 2, 'stone1').rect(20, 150, 112, 6, 'stone1').rect(20, 150, 112, 1, 'stone2')
  SHIELDS.forEach(([field, cross], i) => drawShield(body, 34 + i * 21, 92, field, cross))
  hangPennant(body, 'klanen', MIDDLE_X, 40)
  body.roundRect(57, 103, 38, 70, 19, 'stone0').roundRect(61, 108, 30, 65, 15, 'soil1')
  for (const x of [66, 72, 76, 81, 86]) body.rect(x, 109, 1, 47, 'soil0')
  body.rect(64, 114, 2, 42, 'soil2').rect(78, 112, 2, 44, 'soil2')
  for (const y of [121, 142]) body.rect(61, y, 30, 3, 'stone0').rect(61, y, 30, 1, 'stone1')
  body.ellipse(83, 133, 2.5, 2.5, 'gold1').ellipse(83, 133, 1.5, 1.5, 'gold3')
  for (const x of [32, 107])
    body
      .roundRect(x - 2, 110, 16, 28, 8, 'stone0')
      .roundRect(x, 112, 12, 24, 6, 'gold2')
      .rect(x + 6, 112, 1, 24, 'stone0')
      .rect(x, 120, 12, 1, 'stone0')
      .rect(x, 128, 12, 1, 'stone0')
      .rect(x - 2, 138, 16, 2, 'stone3')
  cutAtFloor(body)
  drawDoorstep(body, 42)
  return standing(body, 20, 136)
}

function drawShield(
  body: Canvas,
  x: number,
  y: number,
  field: (typeof SHIELDS)[number][0],
  cross: (typeof SHIELDS)[number][1],
): void {
  const rim: Colour = 'ink'
  body.ellipse(x, y, 8.5, 8.5, rim).ellipse(x, y, 7.5, 7.5, field)
  body
    .rect(x - 1, y - 7, 2, 15, cross)
    .rect(x - 7, y - 1, 15, 2, cross)
    .ellipse(x, y, 2.5, 2.5, 'stone3')
    .ellipse(x + 0.5, y + 0.5, 1.5, 1.5, 'stone1')
}
