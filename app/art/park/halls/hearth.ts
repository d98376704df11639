import { Canvas } from '#app/art/canvas.ts'
import { drawPennant } from '#app/art/icons/pennants.ts'
import { propOf, roundShadow, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Pack } from '#durable/rules/packs.ts'

const FLAMES = [
  [
    '.......o........',
    '......oo........',
    '...o..oyo...o...',
    '...oo.oyo..oo...',
    '..oyo.oyyo.oyo..',
    '..oyyooyyo.oyo..',
    '.oyyyoyyyyooyyo.',
    '.oyYyyyYYyyyYyo.',
    'oyyYYyYYYyYYYyyo',
    'oyYYYYYYYYYYYYyo',
    '.oyYYWWYYWWYYyo.',
    '..oyYWWWWWWYyo..',
  ],
  [
    '.........o......',
    '....o....oo.....',
    '....oo..oyo.....',
    '.o..oyo.oyo..o..',
    '.oo.oyo.oyyo.oo.',
    '.oyooyyooyyo.oyo',
    '.oyyoyyyyyyooyyo',
    'oyyYyyYYyYYyyYyo',
    'oyYYYyYYYYYYyYyo',
    'oyYYYYYYYYYYYYyo',
    '.oyYYWWYYWWYYyo.',
    '..oyYWWWWWWYyo..',
  ],
] as const

const EMBERS = [
  [29, 38],
  [36, 41],
  [44, 39],
  [39, 36],
] as const

/** A fire without its logs, 32 by 24 px. */
export function drawFlames(frame: number): Canvas {
  const flames = FLAMES[frame % 2] ?? FLAMES[0]
  return new Canvas(16, 12).sprite(0, 0, flames, { o: 'gold1', y: 'gold2', Y: 'gold3', W: 'cream' }).scale(2)
}

/** The open hearth in the middle of a pack's house: a ring of stones, logs and a moving fire; null is embers. */
export function drawHearth(frame: number | null): Prop {
  const body = new Canvas(84, 64)
  body.ellipse(38, 42, 32, 14, 'stone0').ellipse(38, 41, 26, 10, 'plum').ellipse(38, 41, 20, 7, 'soil0')
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2
    if (Math.sin(angle) < -0.1) drawRingStone(body, 38 + Math.cos(angle) * 29, 42 + Math.sin(angle) * 12)
  }
  body.capsule([22, 44, 3], [50, 36, 3], 'soil1').capsule([26, 36, 3], [54, 44, 3], 'soil2')
  body
    .capsule([26, 35, 1], [52, 42, 1], 'soil3')
    .capsule([30, 46, 3], [46, 46, 3], 'soil1')
    .rect(32, 44, 10, 1, 'soil3')
  if (frame === null) {
    for (const [x, y] of EMBERS) body.rect(x, y, 2, 1, 'falu2').set(x, y, 'gold1')
  } else {
    body.blit(drawFlames(frame), 22, 16)
  }
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2
    if (Math.sin(angle) >= -0.1) drawRingStone(body, 38 + Math.cos(angle) * 29, 42 + Math.sin(angle) * 12)
  }
  if (frame !== null) body.rect(28 + (frame % 2) * 14, 10, 2, 2, 'gold2').rect(46 - (frame % 2) * 8, 5, 2, 2, 'gold1')
  return propOf(body, {
    foot: [38, 56],
    footprint: { w: 58, h: 26 },
    shade: (shadow) => roundShadow(shadow, 42, 50, 36, 11),
  })
}

function drawRingStone(body: Canvas, x: number, y: number): void {
  body.ellipse(x, y + 1, 8, 6, 'stone0').ellipse(x, y, 7, 5, (_x, _y, u, v) => {
    return u + v * 1.4 < -0.7 ? 'cream' : u + v < 0 ? 'stone3' : v > 0.3 ? 'stone1' : 'stone2'
  })
}

/** The pack's board: its cloth, and papers. */
export function drawPackBoard(pack: Pack): Prop {
  const body = new Canvas(112, 82)
  for (const x of [14, 88]) body.rect(x, 52, 5, 22, 'soil1').rect(x, 52, 1, 22, 'soil2')
  body
    .rect(6, 14, 96, 46, 'soil1')
    .rect(6, 14, 96, 2, 'soil3')
    .rect(6, 14, 2, 46, 'soil2')
    .rect(10, 18, 88, 38, 'soil3')
  body.rect(10, 18, 88, 1, 'soil1')
  for (const [x, y, w, h] of [
    [13, 22, 20, 24],
    [76, 21, 18, 16],
    [77, 40, 16, 13],
    [15, 48, 15, 6],
  ] as const) {
    body
      .rect(x, y, w, h, 'cream')
      .rect(x, y + h - 1, w, 1, 'gravel1')
      .rect(x + w / 2, y, 2, 2, 'falu2')
    for (let line = y + 5; line < y + h - 3; line += 3) body.rect(x + 3, line, w - 7, 1, 'stone2')
  }
  body.rect(38, 10, 32, 3, 'soil0').blit(drawPennant(pack), 41, 12)
  return propOf(body, {
    foot: [54, 73],
    footprint: { w: 90, h: 12 },
    shade: (shadow) => sheared(shadow, [8, 100], 73, 6),
  })
}
