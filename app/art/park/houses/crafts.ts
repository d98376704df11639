import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Prop } from '#app/art/park/prop.ts'
import {
  blocks,
  boards,
  drawGable,
  drawRoof,
  drawWindow,
  FLOOR_Y,
  hangPennant,
  HOUSE_HEIGHT,
  HOUSE_WIDTH,
  logs,
  MIDDLE_X,
  standing,
} from './house.ts'

const LOG_PILE = [
  [76, 97],
  [85, 97],
  [94, 97],
  [81, 89],
  [90, 89],
] as const

/** Banden, the gang: a workshop with double doors, tools on the wall and planks against it. */
export function drawWorkshop(): Prop {
  const body = new Canvas(HOUSE_WIDTH, HOUSE_HEIGHT)
  body
    .rect(70, 20, 11, 30, 'falu1')
    .rect(70, 20, 3, 30, 'falu2')
    .rect(68, 18, 15, 4, 'stone2')
    .rect(68, 18, 15, 1, 'stone3')
  drawGable(body, { left: 14, right: 86, eavesY: 54, ridgeY: 24, wall: boards('soil3', 'soil2', 'soil4') })
  body.rect(14, 98, 72, 4, 'stone1').rect(14, 98, 72, 1, 'stone2')
  drawRoof(body, {
    left: 6,
    right: 94,
    eavesY: 54,
    ridgeY: 16,
    thickness: 9,
    tones: ['water0', 'water0', 'water1', 'water2'],
  })
  for (const x of [33, 51]) {
    body
      .rect(x, 72, 17, 30, 'soil1')
      .rect(x + 1, 73, 15, 29, 'water1')
      .rect(x + 1, 73, 2, 29, 'water2')
    body.line(x + 2, 99, x + 14, 76, 'cream').line(x + 3, 99, x + 15, 76, 'cream')
    body.rect(x + 1, 73, 15, 2, 'cream').rect(x + 1, 99, 15, 2, 'cream')
  }
  body.set(48, 88, 'gold2').set(52, 88, 'gold2')
  drawSaw(body, 17, 78)
  drawHammer(body, 75, 70)
  drawWindow(body, 45, 31, 11, 7, 'cream')
  hangPennant(body, 'banden', MIDDLE_X + 0, 41)
  for (const [x, y] of LOG_PILE) {
    body
      .ellipse(x, y, 5, 5, 'ink')
      .ellipse(x, y, 4, 4, 'soil2')
      .ellipse(x, y, 3, 3, 'soil4')
      .ellipse(x, y, 1.5, 1.5, 'soil3')
  }
  return standing(body, 14, 94)
}

function drawSaw(body: Canvas, x: number, y: number): void {
  body.sprite(
    x,
    y,
    ['.###.........', '##.##ttttttt.', '#...#TTTTTTTT', '##.##TTTTTTT.', '.###.TTTTT...', '.....t.t.t...'],
    { '#': 'falu2', t: 'stone2', T: 'stone3' },
  )
}

function drawHammer(body: Canvas, x: number, y: number): void {
  body.sprite(x, y, ['uuuuuu', 'utttuu', '..##..', '..##..', '..##..', '..##..', '..##..'], {
    u: 'stone0',
    t: 'stone2',
    '#': 'soil1',
  })
}

/** Stammen, the tribe: a long house of logs under turf, with beams that cross above the ridge. */
export function drawLonghouse(): Prop {
  const body = new Canvas(HOUSE_WIDTH, HOUSE_HEIGHT)
  const beam = ['soil1', 'soil3'] as const
  body.capsule([42, 28, 2], [60, 2, 1.5], beam[0]).capsule([58, 28, 2], [40, 2, 1.5], beam[1])
  body.capsule([40, 2, 1.5], [36, 5, 1.2], beam[1]).capsule([60, 2, 1.5], [64, 5, 1.2], beam[0])
  drawGable(body, { left: 12, right: 88, eavesY: 82, ridgeY: 22, wall: logs(['soil1', 'soil2', 'soil3']) })
  drawRoof(body, {
    left: 2,
    right: 98,
    eavesY: 84,
    ridgeY: 14,
    thickness: 13,
    tones: ['grass1', 'grass2', 'grass3', 'grass5'],
  })
  for (let i = 0; i < 26; i++) {
    const share = (i % 13) / 13 + 0.03
    const side = i < 13 ? -1 : 1
    const x = Math.round(MIDDLE_X + side * 48 * share)
    const y = Math.round(21 + 70 * share)
    body.sprite(x - 1, y - 3, hash(i, 2, 5) < 0.4 ? ['.w.', 'wyw', '.g.'] : ['g..', 'g.g', '.gg'], {
      g: side < 0 ? 'grass4' : 'grass3',
      w: 'cream',
      y: 'gold2',
    })
  }
  body
    .roundRect(37, 68, 27, 40, 12, 'soil0')
    .roundRect(40, 71, 21, 36, 10, 'grass1')
    .rect(49, 72, 3, 30, 'grass0')
    .rect(41, 78, 3, 24, 'grass2')
  body.rect(40, 80, 21, 2, 'gold1').rect(40, 93, 21, 2, 'gold1').set(47, 88, 'gold3').set(53, 88, 'gold3')
  for (let y = FLOOR_Y; y < HOUSE_HEIGHT; y++) for (let x = 0; x < HOUSE_WIDTH; x++) body.erase(x, y)
  hangPennant(body, 'stammen', MIDDLE_X, 38)
  for (const x of [20, 75]) drawTorch(body, x + 3, 84)
  return standing(body, 12, 92)
}

function drawTorch(body: Canvas, x: number, y: number): void {
  body.rect(x, y, 2, 12, 'soil0').rect(x - 1, y - 1, 4, 3, 'stone0')
  body.sprite(x - 2, y - 9, ['...o..', '..oy..', '.oyyo.', '.oyYo.', 'oyYYyo', 'oyYYyo', '.oyyo.', '..oo..'], {
    o: 'gold1',
    y: 'gold2',
    Y: 'gold3',
  })
}

const STEPS = [
  [38, 24, 8],
  [30, 40, 10],
  [22, 56, 10],
  [14, 72, 12],
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
  STEPS.forEach(([left, width], i) => {
    const top = 14 + i * 11
    for (let y = top; y < FLOOR_Y; y++) for (let x = left; x < left + width; x++) body.set(x, y, stone(x, y))
    for (const x of [left - 1, left + width - 10])
      body
        .rect(x, top - 1, 11, 4, 'falu2')
        .rect(x, top - 1, 11, 1, 'falu3')
        .rect(x, top + 2, 11, 1, 'falu1')
  })
  body.rect(37, 13, 26, 4, 'falu2').rect(37, 13, 26, 1, 'falu3').rect(37, 16, 26, 1, 'falu1')
  for (let y = 20; y < FLOOR_Y; y++) for (let x = 76; x < 86; x++) if (body.is(x, y, 'stone3')) body.set(x, y, 'stone2')
  SHIELDS.forEach(([field, cross], i) => drawShield(body, 22 + i * 14, 62, field, cross))
  hangPennant(body, 'klanen', MIDDLE_X, 22)
  body.roundRect(38, 72, 24, 44, 12, 'stone0').roundRect(40, 74, 20, 42, 10, 'soil1')
  for (const x of [44, 49, 54]) body.rect(x, 75, 1, 27, 'soil0')
  body.rect(40, 82, 20, 2, 'stone0').rect(40, 94, 20, 2, 'stone0').ellipse(56, 89, 1.5, 1.5, 'gold2')
  for (const x of [23, 71])
    body
      .roundRect(x - 1, 76, 9, 18, 4, 'stone0')
      .roundRect(x, 77, 7, 16, 3, 'gold2')
      .rect(x + 3, 77, 1, 16, 'stone0')
      .rect(x, 85, 7, 1, 'stone0')
  for (let y = FLOOR_Y; y < HOUSE_HEIGHT; y++) for (let x = 0; x < HOUSE_WIDTH; x++) body.erase(x, y)
  return standing(body, 14, 92)
}

function drawShield(
  body: Canvas,
  x: number,
  y: number,
  field: (typeof SHIELDS)[number][0],
  cross: (typeof SHIELDS)[number][1],
): void {
  body.ellipse(x, y, 6.5, 6.5, 'ink').ellipse(x, y, 5.5, 5.5, field)
  body
    .rect(x - 1, y - 5, 2, 11, cross)
    .rect(x - 5, y - 1, 11, 2, cross)
    .ellipse(x, y, 2, 2, 'stone3')
}
