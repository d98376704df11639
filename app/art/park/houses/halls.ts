import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
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
  MIDDLE_X,
  standing,
} from './house.ts'

/** Sekten, the sect: a round hill with a stone front and candles in its niches. */
export function drawCandleCellar(): Prop {
  const body = new Canvas(HOUSE_WIDTH, HOUSE_HEIGHT)
  body.ellipse(MIDDLE_X, FLOOR_Y, 48, 66, (_x, _y, u, v) =>
    v < -0.9 ? 'grass5' : u + v < -0.9 ? 'grass3' : u > 0.5 ? 'grass1' : 'grass2',
  )
  for (const [x, y] of [
    [22, 62],
    [30, 48],
    [70, 48],
    [80, 66],
    [90, 86],
    [10, 84],
  ] as const) {
    body.sprite(x, y, ['.l..', '.g.l', 'dgdg', '.dd.'], { l: 'grass4', g: 'grass3', d: 'grass0' })
  }
  const stone = blocks(['soil1', 'soil3', 'soil4'])
  for (let y = 44; y < FLOOR_Y; y++) {
    for (let x = 18; x < 83; x++) {
      const inside = y > 72 || Math.hypot((x - MIDDLE_X) / 32.5, (y - 74) / 30) <= 1
      if (inside) body.set(x, y, stone(x, y))
    }
  }
  drawArch(body)
  hangPennant(body, 'sekten', MIDDLE_X, 47)
  for (const [x, y] of [
    [23, 84],
    [72, 84],
    [26, 67],
    [69, 67],
  ] as const) {
    drawNiche(body, x, y)
  }
  for (let y = FLOOR_Y; y < HOUSE_HEIGHT; y++) for (let x = 0; x < HOUSE_WIDTH; x++) body.erase(x, y)
  return standing(body, 6, 94)
}

/** The edge of the front and the door in it, with light behind. */
function drawArch(body: Canvas): void {
  for (let degree = 0; degree <= 180; degree++) {
    const angle = (degree / 180) * Math.PI
    const [x, y] = [MIDDLE_X - Math.cos(angle) * 32.5, 74 - Math.sin(angle) * 30]
    body.rect(x - 1, y - 1, 3, 3, degree < 100 ? 'gravel2' : 'gravel0')
  }
  body.rect(17, 74, 3, 28, 'gravel2').rect(81, 74, 3, 28, 'gravel0')
  body
    .roundRect(39, 76, 23, 40, 11, 'soil0')
    .roundRect(41, 78, 19, 38, 9, 'gold1')
    .roundRect(43, 81, 15, 36, 7, 'gold2')
    .roundRect(46, 86, 9, 30, 4, 'gold3')
  body.rect(41, 96, 19, 2, 'soil2').rect(41, 99, 19, 3, 'soil1')
}

/** A candle in a dark niche. */
function drawNiche(body: Canvas, x: number, y: number): void {
  body
    .roundRect(x - 1, y - 1, 9, 14, 4, 'soil0')
    .rect(x - 1, y + 5, 9, 8, 'soil0')
    .roundRect(x, y, 7, 9, 3, 'soil1')
  body.sprite(
    x + 1,
    y + 1,
    ['..o..', '.oyo.', '.yYy.', '.oYo.', '.ccC.', '.ccC.', '.ccC.', '.ccC.', 'ccccC', 'ccccC'],
    {
      o: 'gold1',
      y: 'gold2',
      Y: 'gold3',
      c: 'cream',
      C: 'gravel2',
    },
  )
}

/** Losjen, the lodge: a wide roof with stones on it, a balcony full of flowers, white walls below. */
export function drawLodge(): Prop {
  const body = new Canvas(HOUSE_WIDTH, HOUSE_HEIGHT)
  body.rect(24, 20, 10, 30, 'stone2').rect(24, 20, 3, 30, 'stone3').rect(22, 18, 14, 3, 'stone1')
  drawGable(body, { left: 14, right: 86, eavesY: 50, ridgeY: 28, wall: boards('soil2', 'soil1', 'soil3') })
  for (let y = 74; y < FLOOR_Y; y++) for (let x = 14; x < 86; x++) body.set(x, y, x > 78 ? 'stone3' : 'cream')
  body.rect(14, 96, 72, 6, 'stone1').rect(14, 96, 72, 1, 'stone2')
  drawRoof(body, {
    left: 2,
    right: 98,
    eavesY: 52,
    ridgeY: 22,
    thickness: 8,
    tones: ['plum', 'plum', 'dusk', 'violet'],
  })
  for (const [x, y] of [
    [15, 45],
    [32, 35],
    [66, 34],
    [82, 44],
  ] as const) {
    body.ellipse(x, y, 3.5, 2.5, 'stone1').ellipse(x - 0.5, y - 0.5, 2.5, 1.5, 'stone3')
  }
  for (const x of [22, 68]) {
    drawWindow(body, x, 54, 10, 12, 'cream')
    drawWindow(body, x, 80, 10, 10, 'soil1')
    for (const side of [x - 5, x + 11]) body.rect(side, 79, 4, 12, 'dusk').rect(side, 79, 1, 12, 'violet')
  }
  drawBalcony(body)
  body
    .rect(41, 79, 19, 23, 'soil0')
    .rect(43, 81, 15, 21, 'dusk')
    .rect(43, 81, 2, 21, 'violet')
    .rect(46, 84, 9, 7, 'gold2')
    .rect(50, 84, 1, 7, 'dusk')
  body.set(55, 95, 'gold2').rect(39, 100, 23, 2, 'stone2')
  hangPennant(body, 'losjen', MIDDLE_X, 39)
  return standing(body, 14, 94)
}

function drawBalcony(body: Canvas): void {
  body.rect(10, 68, 80, 2, 'soil3').rect(10, 76, 80, 3, 'soil1').rect(10, 76, 80, 1, 'soil2')
  for (let x = 11; x < 90; x += 4) body.rect(x, 70, 2, 6, 'soil3')
  for (let x = 12; x < 88; x += 3) {
    const bloom: Colour = x % 2 ? 'pink' : x % 4 ? 'falu3' : 'cream'
    body
      .rect(x, 69, 3, 3, 'leaf3')
      .set(x, 68, bloom)
      .set(x + 1, 69, bloom)
      .set(x + 1, 67, bloom)
  }
}

/** Selskapet, the company: offices of slate and glass, with the mountain in the top window. */
export function drawOffice(): Prop {
  const body = new Canvas(HOUSE_WIDTH, HOUSE_HEIGHT)
  drawGable(body, { left: 20, right: 80, eavesY: 32, ridgeY: 10, wall: blocks(['stone1', 'stone2', 'stone3']) })
  drawRoof(body, {
    left: 15,
    right: 85,
    eavesY: 32,
    ridgeY: 5,
    thickness: 7,
    tones: ['slate0', 'slate0', 'slate1', 'slate2'],
  })
  drawView(body)
  body.rect(18, 53, 64, 3, 'slate1').rect(18, 53, 64, 1, 'slate2')
  for (const y of [58, 82]) {
    for (const x of [24, 66]) drawWindow(body, x, y + 2, 10, 14, 'slate0')
  }
  hangPennant(body, 'selskapet', MIDDLE_X, 56)
  body.rect(38, 84, 25, 18, 'slate0').rect(40, 86, 10, 16, 'water2').rect(51, 86, 10, 16, 'water2')
  for (const x of [40, 51])
    body
      .rect(x, 86, 10, 3, 'water3')
      .line(x + 2, 100, x + 8, 91, 'water4')
      .rect(x, 101, 10, 1, 'slate1')
  body
    .rect(48, 93, 1, 4, 'gold2')
    .rect(52, 93, 1, 4, 'gold2')
    .rect(34, 100, 33, 2, 'stone3')
    .rect(36, 81, 29, 3, 'slate1')
    .rect(36, 81, 29, 1, 'slate2')
  for (const x of [26, 69])
    body
      .rect(x, 97, 8, 5, 'falu1')
      .rect(x, 97, 8, 1, 'falu3')
      .ellipse(x + 4, 92, 4, 5, 'leaf2')
      .ellipse(x + 3, 90, 2, 2, 'leaf3')
  return standing(body, 20, 84)
}

/** The wide window under the gable, with the mountain. */
function drawView(body: Canvas): void {
  body.rect(27, 29, 46, 22, 'slate0').rect(29, 31, 42, 18, 'water3').rect(29, 31, 42, 7, 'water4')
  body.polygon(
    [
      [31, 49],
      [45, 34],
      [52, 41],
      [58, 36],
      [70, 49],
    ],
    (x, y) => (y < 39 ? 'snow2' : x % 30 < 16 ? 'slate1' : 'slate2'),
  )
  body
    .rect(29, 46, 42, 3, 'leaf2')
    .rect(43, 29, 1, 22, 'slate0')
    .rect(57, 29, 1, 22, 'slate0')
    .rect(27, 51, 46, 2, 'stone3')
}
