import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT, propOf, roundShadow, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

const BULBS: readonly Colour[] = ['gold3', 'falu3', 'water4', 'grass5', 'pink']
const WIDTH = 368
const FLOOR_Y = 104

/** The back of the stage: a painted cloth with a paw under a roof of beams, and bulbs along its edge. */
export function drawStage(frame: number): Prop {
  const body = new Canvas(WIDTH + 24, 116)
  drawCloth(body)
  for (const x of [8, WIDTH - 2])
    body
      .rect(x, 14, 10, FLOOR_Y - 14, 'soil2')
      .rect(x, 14, 3, FLOOR_Y - 14, 'soil3')
      .rect(x + 8, 14, 2, FLOOR_Y - 14, 'soil1')
      .rect(x - 3, FLOOR_Y - 6, 16, 6, 'stone1')
      .rect(x - 3, FLOOR_Y - 6, 16, 1, 'stone3')
  for (let x = 2; x < WIDTH + 14; x++) {
    const stripe = Math.floor(x / 16) % 2 === 0
    const drop = 18 + Math.round(Math.sin(((x % 16) / 16) * Math.PI) * 5)
    body.rect(x, 8, 1, drop, stripe ? 'falu2' : 'cream').rect(x, 8, 1, 2, stripe ? 'falu3' : 'snow2')
    body.rect(x, 6 + drop, 1, 2, stripe ? 'falu1' : 'stone3')
  }
  body
    .rect(0, 4, WIDTH + 16, 4, 'gold2')
    .rect(0, 4, WIDTH + 16, 1, 'gold3')
    .rect(0, 7, WIDTH + 16, 1, 'gold1')
  for (let i = 0; i * 12 < WIDTH; i++) drawBulb(body, 12 + i * 12, 34, { i, frame })
  for (const x of [44, WIDTH - 42]) drawSpeaker(body, x)
  return propOf(body, {
    foot: [WIDTH / 2 + 8, FLOOR_Y],
    footprint: { w: WIDTH, h: 14 },
    shade: (shadow) => sheared(shadow, [8, WIDTH + 8], FLOOR_Y, 8),
  })
}

function drawCloth(body: Canvas): void {
  for (let x = 18; x < WIDTH - 2; x++) {
    const fold = x % 18
    body.rect(x, 20, 1, FLOOR_Y - 22, fold < 3 ? 'plum' : fold < 12 ? 'dusk' : 'plum')
  }
  for (const [x, y] of [
    [60, 48],
    [110, 66],
    [92, 84],
    [136, 42],
    [250, 50],
    [280, 74],
    [304, 44],
    [326, 62],
    [236, 84],
  ] as const) {
    body.sprite(x, y, ['..#..', '..#..', '##o##', '..#..', '..#..'], { '#': 'gold2', o: 'gold3' })
  }
  body
    .ellipse(192, 64, 33, 33, 'gold1')
    .ellipse(191, 63, 31, 31, 'gold2')
    .ellipse(186, 58, 22, 22, 'gold3')
    .ellipse(191, 63, 24, 24, 'gold2')
  body.ellipse(192, 70, 12, 9, 'falu1')
  for (const [x, y] of [
    [176, 60],
    [186, 51],
    [199, 51],
    [208, 60],
  ] as const) {
    body.ellipse(x, y, 4.5, 5.5, 'falu1')
  }
}

function drawSpeaker(body: Canvas, x: number): void {
  body
    .rect(x - 16, 58, 32, 46, 'ink')
    .rect(x - 15, 59, 30, 44, 'slate0')
    .rect(x - 15, 59, 30, 1, 'slate2')
  for (const [y, r] of [
    [70, 7],
    [90, 11],
  ] as const) {
    body
      .ellipse(x, y, r, r, 'ink')
      .ellipse(x, y, r - 1.5, r - 1.5, 'slate1')
      .ellipse(x, y, r - 4, r - 4, 'slate0')
      .rect(x - 2, y - 2, 2, 2, 'slate2')
  }
}

function drawBulb(body: Canvas, x: number, y: number, { i, frame }: { i: number; frame: number }): void {
  const isLit = (i + frame) % 2 === 0
  body
    .rect(x, y - 3, 2, 2, 'stone0')
    .rect(x - 1, y - 1, 4, 4, BULBS[i % BULBS.length] ?? 'gold3')
    .rect(x, y + 3, 2, 1, 'soil1')
  if (isLit) body.rect(x - 1, y - 1, 2, 2, 'cream')
}

/** A string of lights between two poles, 6 tiles wide. Dogs walk below it; snow lies on the wire, not on the lights. */
export function drawStringLights(season: Season, frame: number): Prop {
  const body = new Canvas(216, 92)
  for (const x of [8, 200]) {
    body
      .rect(x, 8, 4, 76, 'soil2')
      .rect(x, 8, 1, 76, 'soil3')
      .rect(x + 3, 8, 1, 76, 'soil1')
      .ellipse(x + 2, 7, 3, 3, 'gold2')
    body.rect(x - 2, 82, 8, 3, 'stone1')
  }
  for (let x = 12; x < 200; x++) {
    const sag = Math.round(22 * (1 - ((x - 106) / 94) ** 2))
    body.set(x, 12 + sag, 'plum')
    if (season === 'snow' && x % 13 < 9) body.rect(x, 10 + sag, 1, 2, 'snow2')
    if ((x - 12) % 13 === 6) drawBulb(body, x, 15 + sag, { i: Math.floor(x / 13), frame })
  }
  const { body: lined, shadow } = propOf(body, { foot: [106, 84] })
  for (const x of [10, 202]) roundShadow(shadow, x + 8, 85, 10, 2.5, 60)
  return { body: lined, shadow, foot: [106, 84], footprint: NO_FOOTPRINT }
}

/** The maypole: ribbons in five colours that move in the wind, and a wreath on top. */
export function drawMaypole(frame: number): Prop {
  const body = new Canvas(124, 168)
  const cx = 58
  for (const [i, paint] of RIBBONS.entries()) {
    const reach = (i - 2.5) * 19 + (frame % 2) * (i < 3 ? 3 : -3)
    for (let k = 0; k <= 100; k++) {
      const share = k / 100
      body.rect(cx + reach * share ** 1.4, 24 + share * 106 - Math.sin(share * Math.PI) * 8, 2, 2, paint)
    }
  }
  for (let y = 12; y < 154; y++) {
    const isRed = (y + 400) % 16 < 8
    body
      .rect(cx - 3, y, 6, 1, isRed ? 'falu2' : 'cream')
      .set(cx - 3, y, isRed ? 'falu3' : 'snow2')
      .rect(cx + 2, y, 1, 1, isRed ? 'falu1' : 'stone3')
  }
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2
    body.ellipse(cx + Math.cos(angle) * 17, 22 + Math.sin(angle) * 6, 4, 3, i % 2 ? 'leaf2' : 'leaf3')
    if (i % 3 === 0) body.rect(cx + Math.cos(angle) * 17 - 1, 20 + Math.sin(angle) * 6, 3, 3, i % 2 ? 'pink' : 'gold2')
  }
  body.ellipse(cx, 10, 5, 5, 'gold2').rect(cx - 3, 7, 3, 2, 'gold3')
  body
    .ellipse(cx, 155, 14, 6, 'stone1')
    .ellipse(cx - 1, 153, 12, 5, 'stone2')
    .ellipse(cx - 3, 152, 7, 2, 'stone3')
    .rect(cx - 3, 146, 6, 8, 'cream')
  return propOf(body, {
    foot: [cx, 158],
    footprint: { w: 26, h: 12 },
    shade: (shadow) => roundShadow(shadow, cx + 12, 157, 24, 5),
  })
}

const RIBBONS: readonly Colour[] = ['falu2', 'gold2', 'water2', 'pink', 'grass2', 'violet']
