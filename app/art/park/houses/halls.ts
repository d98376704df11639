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
  MIDDLE_X,
  shadeBelow,
  standing,
} from './house.ts'

/** Where the front of the cellar is: the half width of its arch, its height, and where it springs from, px. */
const ARCH = { across: 50, high: 46, springY: 112 } as const
const TUFTS = [
  [30, 78],
  [42, 62],
  [60, 46],
  [92, 46],
  [104, 58],
  [118, 76],
  [132, 104],
  [14, 118],
  [138, 134],
  [76, 40],
  [20, 98],
] as const
const NICHES = [
  [33, 128],
  [112, 128],
  [33, 106],
  [112, 106],
  [48, 84],
  [97, 84],
] as const

/** Sekten, the sect: a round hill with a stone front and candles in its niches. */
export function drawCandleCellar(): Prop {
  const body = new Canvas(HOUSE_WIDTH, HOUSE_HEIGHT)
  body.ellipse(MIDDLE_X, FLOOR_Y, 74, 122, (_x, _y, u, v) =>
    v < -0.93 ? 'grass5' : u + v < -0.95 ? 'grass3' : u > 0.5 ? 'grass1' : 'grass2',
  )
  for (const [x, y] of TUFTS)
    body.sprite(x, y, ['.l..', '.g.l', 'dgdg', '.dd.'], { l: 'grass4', g: 'grass3', d: 'grass0' })
  for (let i = 0; i < 150; i++) {
    const [x, y] = [8 + Math.floor(hash(i, 1, 3) * 136), 36 + Math.floor(hash(i, 2, 3) * 118)]
    const isLit = x + y < 150
    if (body.alphaAt(x, y) && body.alphaAt(x + 3, y + 2))
      body.sprite(x, y, i % 3 ? ['l.l', '.l.'] : ['.ll.', 'll.l'], {
        l: isLit ? 'grass3' : i % 2 ? 'grass0' : 'grass1',
      })
  }
  const stone = blocks(['soil1', 'soil3', 'soil4'])
  for (let y = ARCH.springY - ARCH.high; y < FLOOR_Y; y++) {
    for (let x = MIDDLE_X - ARCH.across; x < MIDDLE_X + ARCH.across + 1; x++) {
      const away = Math.hypot((x - MIDDLE_X) / ARCH.across, (y - ARCH.springY) / ARCH.high)
      if (y > ARCH.springY || away <= 1) body.set(x, y, stone(x, y))
    }
  }
  drawArch(body)
  drawSun(body)
  hangPennant(body, 'sekten', MIDDLE_X, 73)
  for (const [x, y] of NICHES) drawNiche(body, x, y)
  cutAtFloor(body)
  drawDoorstep(body, 40)
  return standing(body, 8, 146)
}

/** The edge of the front and the door in it, with light behind. */
function drawArch(body: Canvas): void {
  for (let degree = 0; degree <= 180; degree += 0.5) {
    const angle = (degree / 180) * Math.PI
    const x = MIDDLE_X - Math.cos(angle) * ARCH.across
    const y = ARCH.springY - Math.sin(angle) * ARCH.high
    body.rect(x - 2, y - 2, 4, 4, degree < 100 ? 'gravel2' : 'gravel0')
  }
  const left = MIDDLE_X - ARCH.across
  body.rect(left - 2, ARCH.springY, 4, 44, 'gravel2').rect(left + 2 * ARCH.across - 2, ARCH.springY, 4, 44, 'gravel0')
  body
    .roundRect(58, 106, 37, 60, 18, 'soil0')
    .roundRect(61, 110, 31, 56, 15, 'gold1')
    .roundRect(64, 115, 25, 50, 12, 'gold2')
    .roundRect(69, 123, 15, 42, 7, 'gold3')
  body.rect(61, 148, 31, 3, 'soil2').rect(61, 152, 31, 4, 'soil1')
}

/** The keystone of the arch: a sun. */
function drawSun(body: Canvas): void {
  const [x, y] = [MIDDLE_X, ARCH.springY - ARCH.high]
  for (let ray = 0; ray < 8; ray++) {
    const angle = (ray / 8) * Math.PI * 2
    body.line(x, y, Math.round(x + Math.cos(angle) * 9), Math.round(y + Math.sin(angle) * 9), 'gold1')
  }
  body
    .ellipse(x, y, 6, 6, 'gold1')
    .ellipse(x, y, 5, 5, 'gold2')
    .ellipse(x - 1, y - 1, 3, 3, 'gold3')
}

/** A candle in a dark niche. */
function drawNiche(body: Canvas, x: number, y: number): void {
  body
    .roundRect(x - 2, y - 2, 11, 16, 5, 'soil0')
    .rect(x - 2, y + 5, 11, 9, 'soil0')
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
  body.rect(34, 22, 15, 40, 'stone2').rect(34, 22, 4, 40, 'stone3').rect(46, 22, 3, 40, 'stone1')
  body.rect(31, 19, 21, 4, 'stone1').rect(31, 19, 21, 1, 'stone3')
  drawGable(body, { left: 18, right: 134, eavesY: 74, ridgeY: 36, wall: boards('soil2', 'soil1', 'soil3') })
  shadeBelow(body, { soil3: 'soil2', soil2: 'soil1' }, (x) => {
    const y = 38 + Math.abs(x - MIDDLE_X) * 0.68
    return [Math.round(y), Math.round(y + 16)]
  })
  for (let y = 104; y < FLOOR_Y; y++)
    for (let x = 18; x < 134; x++) body.set(x, y, x > 122 ? 'stone3' : y < 112 ? 'gravel2' : 'cream')
  body.rect(18, 149, 116, 7, 'stone1').rect(18, 149, 116, 1, 'stone2')
  drawRoof(body, {
    left: 0,
    right: 152,
    eavesY: 76,
    ridgeY: 26,
    thickness: 12,
    tones: ['plum', 'plum', 'dusk', 'violet'],
  })
  for (const [x, y] of [
    [14, 72],
    [36, 57],
    [57, 43],
    [97, 43],
    [118, 57],
    [138, 71],
  ] as const) {
    body.ellipse(x, y, 5, 3.5, 'stone1').ellipse(x - 0.5, y - 0.5, 4, 2.5, 'stone3')
  }
  for (const x of [32, 108]) {
    drawWindow(body, x, 78, 12, 14, 'cream')
    drawWindow(body, x, 120, 12, 14, 'soil1')
    for (const side of [x - 7, x + 14])
      body
        .rect(side, 119, 5, 16, 'dusk')
        .rect(side, 119, 1, 16, 'violet')
        .rect(side + 1, 126, 3, 1, 'plum')
    drawBloomBox(body, x - 2, 135, 16)
  }
  drawBalcony(body)
  body
    .rect(58, 109, 37, 47, 'soil0')
    .rect(61, 111, 31, 45, 'dusk')
    .rect(61, 111, 3, 45, 'violet')
    .rect(66, 116, 21, 14, 'gold2')
    .rect(66, 116, 21, 4, 'gold3')
    .rect(76, 116, 1, 14, 'dusk')
    .rect(66, 123, 21, 1, 'dusk')
    .rect(66, 135, 21, 16, 'plum')
    .rect(68, 137, 17, 12, 'dusk')
  body.rect(87, 131, 2, 4, 'gold2')
  hangPennant(body, 'losjen', MIDDLE_X, 54)
  drawDoorstep(body, 44)
  return standing(body, 18, 140)
}

/** Flowers in a box, `width` px wide. */
function drawBloomBox(body: Canvas, left: number, y: number, width: number): void {
  for (let x = left; x < left + width - 2; x += 3) {
    const bloom: Colour = x % 2 ? 'pink' : x % 4 ? 'falu3' : 'cream'
    body
      .rect(x, y, 3, 3, 'leaf3')
      .set(x, y - 1, bloom)
      .set(x + 1, y, bloom)
      .set(x + 1, y - 2, bloom)
  }
  body.rect(left - 1, y + 3, width + 2, 3, 'soil2').rect(left - 1, y + 3, width + 2, 1, 'soil3')
}

function drawBalcony(body: Canvas): void {
  body.rect(12, 94, 128, 2, 'soil3').rect(12, 103, 128, 4, 'soil1').rect(12, 103, 128, 1, 'soil2')
  for (let x = 14; x < 138; x += 5) body.rect(x, 96, 3, 7, 'soil3').set(x + 2, 96, 'soil2')
  drawBloomBox(body, 15, 91, 122)
  body.rect(12, 94, 128, 2, 'soil3').rect(12, 96, 128, 1, 'soil1')
}

/** Selskapet, the company: offices of slate and glass, with the mountain in the top window. */
export function drawOffice(): Prop {
  const body = new Canvas(HOUSE_WIDTH, HOUSE_HEIGHT)
  drawGable(body, { left: 26, right: 126, eavesY: 46, ridgeY: 14, wall: blocks(['stone1', 'stone2', 'stone3']) })
  for (let y = 46; y < FLOOR_Y; y++)
    for (let x = 116; x < 126; x++) if (body.is(x, y, 'stone3')) body.set(x, y, 'stone2')
  drawRoof(body, {
    left: 18,
    right: 134,
    eavesY: 46,
    ridgeY: 6,
    thickness: 10,
    tones: ['slate0', 'slate0', 'slate1', 'slate2'],
  })
  drawView(body)
  body.rect(23, 78, 106, 4, 'slate1').rect(23, 78, 106, 1, 'slate2')
  for (const y of [87, 120])
    for (const x of [33, 49, 91, 107]) if (y < 100 || x < 40 || x > 100) drawWindow(body, x, y, 12, 16, 'slate0')
  hangPennant(body, 'selskapet', MIDDLE_X, 82)
  body.rect(57, 110, 39, 46, 'slate0').rect(60, 113, 16, 43, 'water2').rect(78, 113, 15, 43, 'water2')
  for (const x of [60, 78])
    body
      .rect(x, 113, 15, 6, 'water3')
      .line(x + 2, 152, x + 12, 130, 'water4')
      .line(x + 2, 142, x + 8, 129, 'water3')
      .rect(x, 154, 15, 2, 'slate1')
  body
    .rect(74, 132, 1, 8, 'gold2')
    .rect(79, 132, 1, 8, 'gold2')
    .rect(52, 107, 49, 4, 'slate1')
    .rect(52, 107, 49, 1, 'slate2')
  drawDoorstep(body, 50)
  for (const x of [32, 106]) {
    body
      .rect(x, 146, 14, 10, 'falu1')
      .rect(x, 146, 14, 2, 'falu3')
      .rect(x + 11, 148, 3, 8, 'falu0')
    body
      .ellipse(x + 7, 139, 8, 8, 'leaf1')
      .ellipse(x + 6, 138, 6.5, 6.5, 'leaf2')
      .ellipse(x + 4, 135, 3.5, 3, 'leaf3')
  }
  return standing(body, 26, 132)
}

/** The wide window under the gable, with the mountain. */
function drawView(body: Canvas): void {
  body.rect(35, 42, 82, 34, 'slate0').rect(38, 45, 76, 28, 'water3').rect(38, 45, 76, 10, 'water4')
  body.polygon(
    [
      [40, 73],
      [60, 50],
      [70, 60],
      [82, 48],
      [112, 73],
    ],
    (x, y) => (y < 57 ? 'snow2' : x < 60 || (x > 70 && x < 82) ? 'slate2' : 'slate1'),
  )
  body
    .rect(38, 68, 76, 5, 'leaf2')
    .rect(38, 68, 76, 1, 'leaf3')
    .rect(62, 42, 2, 34, 'slate0')
    .rect(88, 42, 2, 34, 'slate0')
    .rect(35, 76, 82, 2, 'stone3')
}
