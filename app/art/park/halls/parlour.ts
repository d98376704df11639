import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { propOf, roundShadow, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

/** A tall mirror in a golden frame on two feet. */
export function drawMirror(): Prop {
  const body = new Canvas(62, 92)
  body.roundRect(8, 6, 38, 74, 19, 'gold1').roundRect(8, 6, 35, 72, 17, 'gold2').roundRect(11, 9, 4, 60, 2, 'gold3')
  body.roundRect(13, 11, 28, 64, 14, 'slate1').roundRect(14, 12, 26, 62, 13, 'water3')
  for (let y = 13; y < 74; y++) {
    for (let x = 15; x < 39; x++) {
      const glint = x + y * 0.6
      if (!body.is(x, y, 'water3')) continue
      if ((glint > 38 && glint < 46) || (glint > 49 && glint < 52)) body.set(x, y, 'snow2')
      else if (glint > 66) body.set(x, y, 'water2')
      else if (glint < 34) body.set(x, y, 'water4')
    }
  }
  body.ellipse(27, 6, 6, 4, 'gold2').ellipse(27, 5, 3, 2, 'falu2')
  body.rect(12, 78, 6, 5, 'gold1').rect(36, 78, 6, 5, 'gold1').rect(8, 82, 13, 3, 'soil1').rect(33, 82, 13, 3, 'soil1')
  return propOf(body, {
    foot: [27, 84],
    footprint: { w: 38, h: 10 },
    shade: (shadow) => sheared(shadow, [10, 46], 84, 8),
  })
}

/** The crown, band and brim of the hats on the counter. */
const HATS = [
  { x: 24, crown: 'falu2', band: 'gold2', high: 13 },
  { x: 60, crown: 'slate0', band: 'falu2', high: 18 },
  { x: 98, crown: 'gold2', band: 'water1', high: 9 },
] as const satisfies readonly { x: number; crown: Colour; band: Colour; high: number }[]

/** The counter of the hat shop, with three hats on their stands and a till. */
export function drawHatCounter(): Prop {
  const body = new Canvas(164, 84)
  body.rect(6, 42, 144, 34, 'soil2').rect(6, 42, 3, 34, 'soil3').rect(144, 42, 6, 34, 'soil1')
  for (let x = 14; x < 140; x += 26)
    body
      .rect(x, 48, 20, 22, 'soil1')
      .rect(x + 1, 49, 18, 20, 'falu1')
      .rect(x + 1, 49, 18, 1, 'falu2')
  body
    .rect(2, 36, 152, 8, 'soil3')
    .rect(2, 36, 152, 2, 'soil4')
    .rect(2, 43, 152, 1, 'soil0')
    .rect(6, 74, 144, 2, 'soil0')
  for (const hat of HATS) drawHat(body, hat)
  body
    .rect(122, 22, 22, 15, 'stone1')
    .rect(122, 22, 22, 2, 'stone3')
    .rect(126, 14, 14, 9, 'stone0')
    .rect(128, 16, 10, 4, 'gold3')
  for (let i = 0; i < 6; i++) body.rect(125 + (i % 3) * 6, 27 + Math.floor(i / 3) * 4, 4, 2, 'cream')
  return propOf(body, {
    foot: [78, 76],
    footprint: { w: 144, h: 28 },
    shade: (shadow) => sheared(shadow, [6, 150], 76, 12),
  })
}

function drawHat(body: Canvas, { x, crown, band, high }: (typeof HATS)[number]): void {
  body.rect(x - 1, 28, 3, 8, 'gold1').rect(x - 5, 34, 11, 2, 'gold2')
  body.roundRect(x - 7, 28 - high, 15, high + 2, 4, crown).rect(x - 7, 25, 15, 3, band)
  body.rect(x - 5, 28 - high + 1, 3, high - 5, 'cream', 255).rect(x - 4, 28 - high + 2, 3, high - 5, crown)
  body.ellipse(x + 0.5, 29, 12, 2.6, crown)
}

/** A low table with a pot of coffee, two cups and a plate of biscuits for dogs. */
export function drawCoffeeTable(): Prop {
  const body = new Canvas(92, 58)
  for (const x of [12, 66]) body.rect(x, 34, 5, 14, 'soil1').rect(x, 34, 1, 14, 'soil2')
  body
    .ellipse(41, 32, 36, 12, 'soil1')
    .ellipse(41, 29, 36, 12, 'soil3')
    .ellipse(38, 28, 31, 9, 'soil4')
    .ellipse(40, 29, 29, 8, 'soil3')
  body
    .rect(34, 10, 13, 16, 'falu2')
    .rect(34, 10, 3, 16, 'falu3')
    .rect(44, 10, 3, 16, 'falu1')
    .rect(33, 8, 15, 3, 'falu1')
    .rect(39, 5, 3, 3, 'gold2')
  body.line(34, 14, 29, 11, 'falu2').line(34, 15, 29, 12, 'falu1').frame(47, 12, 5, 9, 'falu1')
  for (const x of [18, 57]) {
    body
      .ellipse(x + 4, 30, 7, 2.6, 'stone3')
      .rect(x, 23, 9, 7, 'cream')
      .rect(x + 7, 23, 2, 7, 'stone3')
      .ellipse(x + 4.5, 23, 4.5, 1.6, 'soil0')
    body
      .rect(x + 9, 24, 2, 4, 'stone3')
      .rect(x + 3, 18, 1, 3, 'snow2')
      .rect(x + 5, 16, 1, 3, 'snow2')
  }
  body
    .ellipse(40, 34, 9, 3, 'water3')
    .ellipse(40, 33.4, 7, 2, 'water4')
    .rect(36, 32, 4, 2, 'soil2')
    .rect(41, 32, 4, 2, 'soil2')
  return propOf(body, {
    foot: [41, 48],
    footprint: { w: 62, h: 20 },
    shade: (shadow) => roundShadow(shadow, 46, 46, 36, 8),
  })
}

/** A map of the park on a board: woods, water, ways, and a lamp for each room. */
export function drawParkMap(): Prop {
  const body = new Canvas(144, 96)
  for (const x of [16, 116]) body.rect(x, 70, 6, 18, 'soil1').rect(x, 70, 2, 18, 'soil2')
  body
    .rect(6, 6, 124, 70, 'soil1')
    .rect(6, 6, 124, 2, 'soil3')
    .rect(6, 6, 2, 70, 'soil2')
    .rect(10, 10, 116, 62, 'grass4')
  body
    .rect(10, 10, 116, 1, 'soil0')
    .ellipse(24, 24, 16, 13, 'leaf2')
    .ellipse(34, 18, 12, 8, 'leaf3')
    .ellipse(30, 50, 13, 9, 'water2')
  body
    .ellipse(30, 49, 9, 6, 'water3')
    .rect(10, 62, 80, 10, 'water2')
    .rect(10, 61, 76, 2, 'gravel3')
    .ellipse(116, 16, 13, 9, 'water2')
    .ellipse(112, 17, 5, 3, 'gravel2')
  for (const [fromX, fromY, toX, toY] of [
    [68, 34, 34, 30],
    [68, 34, 70, 16],
    [68, 34, 104, 34],
    [68, 34, 66, 54],
    [68, 34, 96, 54],
    [34, 30, 34, 44],
    [70, 16, 108, 16],
    [66, 54, 44, 62],
    [96, 54, 114, 60],
  ] as const) {
    body.line(fromX, fromY, toX, toY, 'gravel2').line(fromX, fromY + 1, toX, toY + 1, 'gravel1')
  }
  for (const [i, [x, y]] of MAP_ROOMS.entries()) {
    body
      .ellipse(x, y, 4, 4, 'ink')
      .ellipse(x, y, 3, 3, i === 0 ? 'falu2' : 'gold2')
      .rect(x - 2, y - 2, 2, 2, 'cream')
  }
  return propOf(body, {
    foot: [68, 87],
    footprint: { w: 108, h: 12 },
    shade: (shadow) => sheared(shadow, [8, 128], 87, 6),
  })
}

/** The positions of the rooms on the map; the plaza is first. */
const MAP_ROOMS = [
  [68, 34],
  [34, 28],
  [70, 16],
  [104, 34],
  [66, 52],
  [96, 54],
  [36, 46],
  [108, 16],
  [46, 62],
  [114, 60],
] as const

/** A shield on the wall of the clan's hall, with two wooden swords behind it. */
export function drawShield(field: Colour, cross: Colour): Prop {
  const body = new Canvas(52, 62)
  body.capsule([8, 46, 1.6], [36, 10, 1.6], 'soil3').capsule([36, 46, 1.6], [8, 10, 1.6], 'soil2')
  body.rect(5, 40, 8, 2, 'gold1').rect(32, 40, 8, 2, 'gold1')
  body.ellipse(22, 27, 17, 17, 'ink').ellipse(22, 27, 16, 16, 'stone2').ellipse(22, 27, 13.5, 13.5, field)
  body
    .rect(20, 14, 4, 27, cross)
    .rect(9, 25, 27, 4, cross)
    .ellipse(22, 27, 5, 5, 'stone1')
    .ellipse(21.5, 26.5, 4, 4, 'stone3')
    .rect(20, 24, 2, 2, 'cream')
  body.rect(20, 44, 5, 12, 'stone1').rect(20, 44, 1, 12, 'stone2').rect(15, 54, 15, 3, 'stone0')
  return propOf(body, {
    foot: [22, 56],
    footprint: { w: 20, h: 8 },
    shade: (shadow) => roundShadow(shadow, 26, 56, 14, 4),
  })
}
