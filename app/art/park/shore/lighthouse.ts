import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { propOf, roundShadow, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

const CX = 50
const GROUND_Y = 184
const TOWER = { top: 64, bottom: 172, topHalf: 15, bottomHalf: 24 }
const BAND_PX = 22
/** From light to dark across the tower, from the left. */
const RED = ['falu3', 'falu2', 'falu2', 'falu1'] as const
const WHITE = ['snow2', 'cream', 'stone3', 'stone2'] as const

/** The lighthouse: a red and white tower on a ring of stone, with its lamp behind glass. */
export function drawLighthouse(): Prop {
  const body = new Canvas(108, 196)
  drawPlinth(body)
  for (let y = TOWER.top; y < TOWER.bottom; y++) drawCourse(body, y)
  drawDoor(body)
  for (const y of [82, 112]) drawWindow(body, y)
  drawGallery(body)
  drawLantern(body)
  return propOf(body, {
    foot: [CX, GROUND_Y],
    footprint: { w: 64, h: 30 },
    shade: (shadow) => {
      sheared(shadow, [CX - 20, CX + 26], GROUND_Y - 2, 46)
      roundShadow(shadow, CX + 8, GROUND_Y - 6, 38, 10)
    },
  })
}

function across(u: number): 0 | 1 | 2 | 3 {
  if (u < -0.55) return 0
  if (u < 0.15) return 1
  return u < 0.62 ? 2 : 3
}

function drawCourse(body: Canvas, y: number): void {
  const share = (y - TOWER.top) / (TOWER.bottom - TOWER.top)
  const half = Math.round(TOWER.topHalf + (TOWER.bottomHalf - TOWER.topHalf) * share ** 1.2)
  for (let i = -half; i < half; i++) {
    const u = (i + 0.5) / half
    const sag = Math.round((1 - u * u) * 4)
    const band = Math.floor((y - TOWER.top - sag + BAND_PX) / BAND_PX)
    const ramp = band % 2 === 0 ? WHITE : RED
    const isEdge = (y - TOWER.top - sag + BAND_PX) % BAND_PX === 0
    body.set(CX + i, y, isEdge && ramp === RED ? 'falu1' : ramp[across(u)])
  }
}

function drawPlinth(body: Canvas): void {
  for (let y = 162; y < GROUND_Y; y++) {
    const half = y < 168 ? 29 : 33
    for (let i = -half; i < half; i++) {
      const u = i / half
      const bow = Math.round((1 - u * u) * 4)
      const joint = (y + bow) % 7 === 0 || (i + Math.floor((y + bow) / 7) * 6 + 66) % 13 === 0
      const paint: Colour = u < -0.5 ? 'stone3' : u < 0.3 ? 'stone2' : 'stone1'
      if (y < GROUND_Y - 4 + bow) body.set(CX + i, y, joint ? (u < 0.3 ? 'stone1' : 'stone0') : paint)
    }
  }
  body.ellipse(CX, 163, 29, 5, 'stone3').ellipse(CX - 6, 162, 20, 3, 'cream')
}

function drawDoor(body: Canvas): void {
  body.roundRect(CX - 10, 138, 18, 44, 9, 'stone1').roundRect(CX - 10, 138, 16, 44, 8, 'stone3')
  body.roundRect(CX - 8, 140, 13, 42, 6, 'water0').roundRect(CX - 8, 140, 11, 42, 6, 'water1')
  body
    .rect(CX - 5, 146, 1, 32, 'water2')
    .rect(CX - 1, 142, 1, 36, 'water0')
    .rect(CX + 1, 160, 2, 2, 'gold2')
  for (const [i, y] of [174, 178, 182].entries()) {
    const half = 12 + i * 4
    body
      .rect(CX - 2 - half, y, half * 2, 4, 'stone2')
      .rect(CX - 2 - half, y, half * 2, 1, 'cream')
      .rect(CX - 2 - half, y + 3, half * 2, 1, 'stone1')
  }
}

function drawWindow(body: Canvas, y: number): void {
  body.roundRect(CX - 7, y, 11, 16, 5, 'stone0').roundRect(CX - 5, y + 2, 7, 12, 3, 'water1')
  body
    .rect(CX - 5, y + 4, 3, 4, 'water4')
    .rect(CX - 2, y + 2, 1, 12, 'stone0')
    .rect(CX - 5, y + 8, 7, 1, 'stone0')
  body.rect(CX - 8, y + 15, 13, 2, 'stone3').rect(CX - 8, y + 16, 13, 1, 'stone1')
}

function drawGallery(body: Canvas): void {
  body.polygon(
    [
      [CX - 24, 58],
      [CX + 24, 58],
      [CX + 14, 68],
      [CX - 14, 68],
    ],
    (x) => (x < CX - 8 ? 'stone2' : x < CX + 8 ? 'stone1' : 'stone0'),
  )
  body.rect(CX - 25, 56, 50, 3, 'stone2').rect(CX - 25, 56, 34, 1, 'cream')
}

function drawLantern(body: Canvas): void {
  body
    .rect(CX - 12, 28, 24, 28, 'gold2')
    .rect(CX - 12, 28, 8, 28, 'gold3')
    .rect(CX + 7, 28, 5, 28, 'gold1')
  body.ellipse(CX - 1, 41, 7, 8, 'gold3').ellipse(CX - 2, 40, 4, 5, 'cream')
  for (const x of [CX - 13, CX - 5, CX + 4, CX + 12]) body.rect(x, 28, 1, 28, 'stone0')
  body
    .rect(CX - 13, 50, 26, 6, 'stone1')
    .rect(CX - 13, 50, 12, 6, 'stone2')
    .rect(CX - 13, 28, 26, 2, 'stone0')
  for (let x = CX - 24; x < CX + 25; x += 6) body.rect(x, 46, 1, 10, x < CX ? 'stone3' : 'stone1')
  body.rect(CX - 24, 45, 49, 1, 'stone3').rect(CX - 24, 51, 49, 1, 'stone2')
  body.ellipse(CX, 29, 17, 18, (_x, y, u, v) =>
    y > 28 ? null : u + v * 0.6 < -0.85 ? 'falu3' : u > 0.35 ? 'falu1' : 'falu2',
  )
  body.rect(CX - 17, 27, 34, 3, 'falu1').rect(CX - 17, 27, 20, 1, 'falu3')
  body
    .rect(CX - 1, 5, 2, 8, 'stone0')
    .ellipse(CX, 10, 3, 3, 'gold2')
    .set(CX - 2, 8, 'gold3')
}
