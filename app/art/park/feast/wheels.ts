import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { propOf, roundShadow, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

const FIELDS: readonly (readonly [mid: Colour, dark: Colour])[] = [
  ['falu2', 'falu1'],
  ['gold2', 'gold1'],
  ['water2', 'water1'],
  ['cream', 'stone3'],
  ['grass3', 'grass2'],
  ['violet', 'dusk'],
  ['gold3', 'gold2'],
  ['falu3', 'falu2'],
]

/** The colour of the sector at an angle (radians); `turn` is in sectors. */
function fieldAt(angle: number, turn: number): readonly [Colour, Colour] {
  const share = (angle / (Math.PI * 2) + 1 + turn / FIELDS.length) % 1
  return FIELDS[Math.floor(share * FIELDS.length) % FIELDS.length] ?? ['cream', 'stone3']
}

/** The spinning wheel on its stand. The second frame is turned by half a sector. */
export function drawSpinningWheel(frame: number): Prop {
  const body = new Canvas(100, 116)
  const [cx, cy] = [44, 48]
  body.polygon(
    [
      [cx - 4, 50],
      [cx + 4, 50],
      [cx + 26, 104],
      [cx + 18, 104],
    ],
    'soil1',
  )
  body.polygon(
    [
      [cx - 4, 50],
      [cx + 4, 50],
      [cx - 18, 104],
      [cx - 26, 104],
    ],
    'soil2',
  )
  body.rect(cx - 20, 88, 40, 4, 'soil1').rect(cx - 20, 88, 40, 1, 'soil3')
  body.ellipse(cx, cy, 38, 38, 'gold1').ellipse(cx - 0.5, cy - 0.5, 37, 37, 'gold2')
  body.ellipse(cx, cy, 33, 33, (x, y, u, v) => {
    const [mid, dark] = fieldAt(Math.atan2(y - cy, x - cx), (frame % 2) * 0.5)
    return u + v > 0.75 || Math.hypot(u, v) < 0.3 ? dark : mid
  })
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2
    body.rect(cx + Math.cos(angle) * 35 - 1, cy + Math.sin(angle) * 35 - 1, 2, 2, 'cream')
  }
  body
    .ellipse(cx, cy, 7, 7, 'soil0')
    .ellipse(cx, cy, 6, 6, 'gold2')
    .rect(cx - 3, cy - 3, 3, 2, 'gold3')
  body.polygon(
    [
      [cx - 6, 4],
      [cx + 6, 4],
      [cx, 18],
    ],
    'ink',
  )
  body.polygon(
    [
      [cx - 4, 5],
      [cx + 4, 5],
      [cx, 15],
    ],
    'falu3',
  )
  return propOf(body, {
    foot: [cx, 105],
    footprint: { w: 52, h: 14 },
    shade: (shadow) => roundShadow(shadow, cx + 8, 104, 32, 6),
  })
}

/** The colour roulette: a bowl of coloured sectors on a round table, with its ball in one of them. */
export function drawColourRoulette(frame: number): Prop {
  const body = new Canvas(112, 76)
  const [cx, cy] = [50, 30]
  for (let y = 34; y < 62; y++) {
    const half = 14 + Math.max(0, y - 52) + Math.max(0, 44 - y)
    for (let i = -half; i < half; i++)
      body.set(cx + i, y, i < -half * 0.4 ? 'soil3' : i < half * 0.4 ? 'soil2' : 'soil1')
  }
  body
    .ellipse(cx, cy + 5, 44, 20, 'soil1')
    .ellipse(cx, cy, 44, 20, 'soil3')
    .ellipse(cx, cy, 40, 17, 'soil1')
  body.ellipse(cx, cy + 1, 37, 15, (_x, _y, u, v) => {
    const [mid, dark] = fieldAt(Math.atan2(v, u), (frame % 2) * 0.5)
    return Math.hypot(u, v) > 0.86 ? 'gold2' : v < -0.35 ? dark : mid
  })
  body
    .ellipse(cx, cy, 14, 6, 'soil1')
    .ellipse(cx, cy - 1, 12, 5, 'gold1')
    .ellipse(cx - 1, cy - 2, 9, 3, 'gold2')
    .rect(cx - 1, cy - 14, 3, 12, 'gold1')
    .rect(cx - 1, cy - 14, 1, 12, 'gold3')
  body.ellipse(cx, cy - 15, 4, 4, 'gold2').rect(cx - 2, cy - 17, 2, 2, 'cream')
  const ball = frame % 2 === 0 ? cx + 22 : cx + 27
  body.ellipse(ball, cy + 6, 3, 3, 'stone1').ellipse(ball, cy + 5, 2.6, 2.6, 'snow2')
  return propOf(body, {
    foot: [cx, 62],
    footprint: { w: 66, h: 24 },
    shade: (shadow) => roundShadow(shadow, cx + 6, 60, 44, 9),
  })
}

/** Streamers and flags from pole to pole along the wall of the tent. */
export function drawStreamers(): Prop {
  const body = new Canvas(212, 84)
  for (let x = 6; x < 198; x++) {
    const sag = Math.round(16 * Math.sin(((x - 6) / 192) * Math.PI * 2) ** 2)
    body.rect(x, 10 + sag, 1, 1, 'soil1')
    if ((x - 6) % 16 !== 3) continue
    const [mid, dark] = FIELDS[Math.floor(x / 16) % FIELDS.length] ?? ['cream', 'stone3']
    for (let k = 0; k < 12; k++) body.rect(x + k / 2, 11 + sag + k, 11 - k, 1, k < 3 ? dark : mid)
  }
  for (const x of [4, 100, 196]) {
    body
      .rect(x, 6, 4, 70, 'soil2')
      .rect(x, 6, 1, 70, 'soil4')
      .rect(x + 3, 6, 1, 70, 'soil1')
      .ellipse(x + 2, 5, 3, 3, 'gold2')
    for (const [dx, paint] of [
      [-5, 'falu3'],
      [7, 'water3'],
    ] as const) {
      if (x + dx < 1) continue
      for (let y = 12; y < 56; y++) body.rect(x + dx + Math.round(Math.sin(y / 4 + dx) * 2), y, 2, 1, paint)
    }
  }
  return propOf(body, {
    foot: [102, 77],
    shade: (shadow) => sheared(shadow, [6, 200], 77, 4),
  })
}

/** The sign in front of the tent: striped, with a picture and a flag. */
export function drawTentSign(): Prop {
  const body = new Canvas(64, 68)
  body.rect(25, 36, 5, 26, 'soil2').rect(25, 36, 2, 26, 'soil3').rect(23, 60, 9, 3, 'soil0')
  body.rect(4, 6, 47, 34, 'soil3').rect(4, 6, 47, 2, 'soil4').rect(4, 38, 47, 2, 'soil1').rect(8, 10, 39, 26, 'grass4')
  for (let y = 17; y < 34; y++) {
    const half = y < 24 ? (y - 15) * 2 : 15
    for (let i = -half; i < half; i++) body.set(27 + i, y, Math.floor((i + 40) / 5) % 2 ? 'falu2' : 'cream')
  }
  body.rect(24, 27, 6, 7, 'falu0').rect(27, 11, 1, 6, 'soil0').rect(28, 11, 5, 3, 'gold2').rect(12, 24, 30, 1, 'falu1')
  return propOf(body, {
    foot: [27, 62],
    footprint: { w: 14, h: 8 },
    shade: (shadow) => roundShadow(shadow, 34, 62, 15, 4),
  })
}

/** The committee's tent, seen from the lawn: red and white, with a flag on top. */
export function drawTent(): Prop {
  const body = new Canvas(144, 132)
  const cx = 66
  for (let y = 22; y < 120; y++) {
    const half = y < 66 ? 4 + ((y - 22) / 44) ** 1.5 * 54 : 50
    for (let i = -Math.round(half); i < half; i++) {
      const stripe = Math.floor(((i / half) * 6 + 12) % 2) === 0
      const isShade = i > half * 0.5
      body.set(cx + i, y, stripe ? (isShade ? 'falu1' : 'falu2') : isShade ? 'stone3' : 'cream')
    }
  }
  for (let i = -58; i < 58; i++) {
    const drop = 5 + Math.round(Math.abs(Math.sin(((i + 58) / 116) * Math.PI * 8)) * 4)
    body.rect(cx + i, 65, 1, drop, Math.floor((i + 58) / 14.5) % 2 ? 'gold2' : 'gold1').set(cx + i, 65, 'gold3')
  }
  body.polygon(
    [
      [cx, 74],
      [cx + 17, 120],
      [cx - 17, 120],
    ],
    'plum',
  )
  body
    .line(cx, 74, cx - 17, 119, 'cream')
    .line(cx, 74, cx + 17, 119, 'stone3')
    .rect(cx - 12, 112, 24, 8, 'ink')
    .rect(cx - 3, 98, 6, 8, 'gold2')
  body.rect(cx - 1, 4, 2, 20, 'soil1').polygon(
    [
      [cx + 1, 4],
      [cx + 22, 9],
      [cx + 1, 15],
    ],
    'gold2',
  )
  for (const side of [-1, 1])
    body.line(cx + side * 56, 68, cx + side * 62, 119, 'soil3').rect(cx + side * 62 - 1, 115, 3, 5, 'soil1')
  return propOf(body, {
    foot: [cx, 120],
    footprint: { w: 100, h: 44 },
    shade: (shadow) => sheared(shadow, [cx - 50, cx + 50], 120, 26),
  })
}
