import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'
import { drawStoneDog } from './fountain-dog.ts'

const CX = 72
const CY = 104
/** The radii of the basin's rim. */
const RX = 66
const RY = 42
const WALL_PX = 15
const BOWL_Y = CY - 32
const SEGMENTS_PER_RADIAN = 7.6

type Drawing = { canvas: Canvas; frame: number; snow: boolean }

/** The landmark of the plaza: a stone dog that spouts water over a bowl into a round basin, in frames 0 and 1. */
export function drawFountain(season: Season, frame: number): Prop {
  const canvas = new Canvas(170, 172)
  const drawing: Drawing = { canvas, frame, snow: season === 'snow' }
  drawWall(canvas)
  drawRim(drawing)
  drawBasin(drawing)
  if (!drawing.snow) drawRipples(drawing)
  drawPedestal(drawing)
  drawBowl(drawing)
  drawStoneDog(canvas, CX - 13, BOWL_Y - 38, drawing.snow)
  if (drawing.snow) drawIcicles(canvas)
  else drawWater(drawing)
  canvas.outline('plum', 'stone0')
  const shadow = new Canvas(canvas.width, canvas.height)
  roundShadow(shadow, CX + 9, CY + 18, RX + 4, RY - 2, 92)
  return { body: canvas, shadow, foot: [CX, CY + RY + WALL_PX - 6], footprint: { w: 2 * RX - 8, h: 2 * RY + 4 } }
}

function ellipseDistance(x: number, y: number, cy: number, rx: number, ry: number): number {
  return Math.hypot((x + 0.5 - CX) / rx, (y + 0.5 - cy) / ry)
}

/** Courses of stone, lit from the left. */
function drawWall(canvas: Canvas): void {
  for (let y = CY - RY; y <= CY + RY + WALL_PX; y++) {
    for (let x = CX - RX; x <= CX + RX; x++) {
      const across = (x + 0.5 - CX) / RX
      if (Math.abs(across) > 1) continue
      const halfHeight = Math.sqrt(1 - across * across) * RY
      if (y > CY - halfHeight && y <= CY + halfHeight + WALL_PX) {
        canvas.set(x, y, wallPaint(across, y - (CY + halfHeight)))
      }
    }
  }
}

function wallPaint(across: number, depth: number): Colour {
  const turn = (Math.asin(Math.max(-1, Math.min(1, across))) + 1.6) * SEGMENTS_PER_RADIAN
  const joint = turn % 1
  if (joint > 0.1 && joint < 0.2 && across < 0.3 && depth >= 2.2 && depth < WALL_PX - 3) return 'stone3'
  if (depth < 2.2 || joint < 0.09) return 'stone0'
  if (depth > WALL_PX - 3) return across < 0.2 ? 'stone1' : 'stone0'
  if (across > 0.72) return 'stone0'
  if (hash(Math.floor(turn), 1, 4) < 0.3) return across < 0.1 ? 'stone1' : 'stone0'
  return across < 0.1 ? 'stone2' : 'stone1'
}

function drawRim({ canvas, snow }: Drawing): void {
  for (let y = CY - RY - 4; y <= CY + RY; y++) {
    for (let x = CX - RX - 2; x <= CX + RX + 2; x++) {
      const outer = ellipseDistance(x, y, CY - 1, RX + 1.5, RY + 1.5)
      const inner = ellipseDistance(x, y, CY - 1, RX - 8, RY - 7)
      if (outer > 1 || inner <= 1) continue
      const angle = Math.atan2((y - CY) / RY, (x - CX) / RX)
      const [right, down] = [Math.cos(angle), Math.sin(angle)]
      const turn = (angle + 7) * 4.77
      const joint = turn % 1 < 0.1
      const worn = hash(Math.floor(turn), 2, 1) < 0.3
      let paint: Colour = worn ? 'stone3' : 'cream'
      if (right * 0.6 + down * 0.3 > 0.45) paint = worn ? 'stone2' : 'stone3'
      if (joint || (outer > 0.972 && down > 0) || (inner < 1.05 && down < 0.2)) paint = 'stone2'
      if (snow && !joint) paint = right * 0.6 + down * 0.6 > 0.55 ? 'snow1' : 'snow2'
      canvas.set(x, y, paint)
    }
  }
}

function drawBasin({ canvas, snow }: Drawing): void {
  const frozen: Partial<Record<Colour, Colour>> = {
    water2: 'snow1',
    water3: 'snow2',
    water1: 'snow0',
    water0: 'water2',
  }
  for (let y = CY - RY - 4; y <= CY + RY; y++) {
    for (let x = CX - RX - 2; x <= CX + RX + 2; x++) {
      if (ellipseDistance(x, y, CY - 1, RX - 8, RY - 7) > 1) continue
      if (ellipseDistance(x, y, CY + 7, RX - 8, RY - 7) > 1 && y < CY + 2) {
        canvas.set(x, y, y < CY - RY + 14 ? 'stone0' : 'stone1')
        continue
      }
      const reach = ellipseDistance(x, y, CY + 6, RX - 8, RY - 7)
      let paint: Colour = 'water2'
      if (reach > 0.93 && y < CY + 6) paint = 'water0'
      else if (reach > 0.84 && y < CY + 8) paint = 'water1'
      else if (reach > 0.86 && y > CY + 16) paint = 'water3'
      canvas.set(x, y, snow ? (frozen[paint] ?? paint) : paint)
    }
  }
}

/** Broken rings of water, which seem to run outwards between the two frames. */
function drawRipples({ canvas, frame }: Drawing): void {
  const ring = (rx: number, ry: number, look: { paint: Colour; phase: number; gaps: number }) => {
    for (let degree = 0; degree < 360; degree++) {
      const angle = (degree * Math.PI) / 180
      if (Math.sin(angle * look.gaps + look.phase) < 0.1) continue
      const x = Math.round(CX + Math.cos(angle) * rx)
      const y = Math.round(CY + 8 + Math.sin(angle) * ry)
      if (canvas.is(x, y, 'water2')) canvas.set(x, y, look.paint)
    }
  }
  ring(46 + frame * 2, 26 + frame, { paint: 'water3', phase: 0.3 + frame, gaps: 5 })
  ring(36 + frame * 2, 19 + frame, { paint: 'water4', phase: 1.4 + frame, gaps: 4 })
  ring(53, 31, { paint: 'water3', phase: 2.2 + frame * 1.3, gaps: 7 })
  ring(28, 14, { paint: 'water4', phase: 0.5 + frame * 2, gaps: 6 })
}

function drawPedestal({ canvas, snow }: Drawing): void {
  for (let y = CY - 30; y <= CY + 6; y++) {
    const down = (y - (CY - 30)) / 36
    const half = Math.round(8 + Math.abs(down - 0.45) ** 2 * 26)
    for (let i = -half; i <= half; i++) {
      const band = down > 0.93 || (y - CY + 30) % 12 === 0
      canvas.set(CX + i, y, band ? (i < 0 ? 'stone2' : 'stone1') : columnPaint(i / half))
    }
  }
  canvas.ellipse(CX, CY + 7, 15, 4, (_x, _y, _u, v) => (v > 0.2 ? (snow ? 'snow2' : 'water4') : null))
}

function columnPaint(across: number): Colour {
  if (across < -0.75) return 'stone3'
  if (across < -0.35) return 'cream'
  if (across < 0.15) return 'stone3'
  return across < 0.6 ? 'stone2' : 'stone1'
}

function drawBowl({ canvas, snow }: Drawing): void {
  const ice = (open: Colour, frozen: Colour) => (snow ? frozen : open)
  canvas.ellipse(CX, BOWL_Y + 5, 30, 13, (_x, _y, u, v) => {
    if (v < -0.1) return null
    return u < 0.15 ? 'stone2' : u < 0.6 ? 'stone1' : 'stone0'
  })
  canvas.ellipse(CX, BOWL_Y + 4, 29, 10, (_x, _y, u, v) => {
    if (v <= 0.35) return null
    return u < -0.2 ? 'stone3' : u < 0.3 ? 'stone2' : 'stone1'
  })
  canvas.ellipse(CX, BOWL_Y, 32, 10.5, (_x, _y, u, v) => (u * 0.5 + v * 0.3 > 0.42 ? 'stone3' : 'cream'))
  canvas.ellipse(CX, BOWL_Y, 31, 9.5, (_x, _y, u, v) => (u * 0.5 + v * 0.3 > 0.3 ? 'stone2' : 'stone3'))
  canvas.ellipse(CX, BOWL_Y, 32, 10.5, (_x, _y, u, v) => {
    if (Math.hypot(u, v) <= 0.93) return null
    return u * 0.6 + v * 0.4 > 0.4 ? 'stone2' : ice('cream', 'snow2')
  })
  canvas.ellipse(CX, BOWL_Y + 1, 26, 7.5, ice('water2', 'snow1'))
  canvas.ellipse(CX, BOWL_Y + 1, 26, 7.5, (_x, _y, _u, v) => {
    if (v < -0.45) return ice('water1', 'snow0')
    return v > 0.62 ? ice('water3', 'snow2') : null
  })
  canvas.ellipse(CX, BOWL_Y, 13, 4, 'stone1')
  canvas.ellipse(CX, BOWL_Y - 1, 12, 3.5, 'stone3')
  canvas.ellipse(CX - 1, BOWL_Y - 2, 11, 2.6, 'cream')
}

/** Four falls from the bowl with their splash, and the jet from the dog's mouth. */
function drawWater({ canvas, frame }: Drawing): void {
  for (const from of [-30, -18, 18, 30]) drawFall(canvas, from, frame)
  const mouthX = CX - 10
  const mouthY = BOWL_Y - 39 + 17
  for (let i = 0; i < 16; i++) {
    const t = i / 15
    const x = mouthX - t * 9
    const y = mouthY + t * t * 22 - t * 3
    canvas.set(x, y, (i + frame) % 4 < 3 ? 'water4' : 'cream').set(x, y + 1, 'water3')
  }
  canvas.rect(CX - 22, BOWL_Y - 2, 6, 1, 'water4').set(CX - 19, BOWL_Y - 3, 'cream')
}

function drawFall(canvas: Canvas, from: number, frame: number): void {
  const side = Math.sign(from)
  const isOuter = Math.abs(from) > 20
  const spread = side * 13 * (isOuter ? 1 : 1.15 * 0.35)
  const drop = isOuter ? 0 : 5
  for (let i = 0; i < 40; i++) {
    const t = i / 39
    const x = CX + from + t * spread
    const y = BOWL_Y + 4 + drop + t * t * 34
    const beat = (i + frame * 3) % 7
    canvas.set(x, y, beat < 5 ? 'water4' : 'water3').set(x + side, y, beat < 3 ? 'cream' : 'water3')
    if (i > 20) canvas.set(x - side, y, 'water3')
  }
  const x = CX + from + spread
  const y = BOWL_Y + 38 + drop
  const splash: readonly (readonly [number, number, Colour])[] = [
    [-4, 1, 'water4'],
    [4, 1, 'water4'],
    [-2, -1, 'cream'],
    [2, -1, 'cream'],
    [0, 0, 'cream'],
    [-5, frame - 1, 'water4'],
    [5, -1 - frame, 'water4'],
    [-1, 1, 'water4'],
    [1, 1, 'cream'],
    [0, -3, 'water4'],
  ]
  for (const [dx, dy, paint] of splash) canvas.set(x + dx, y + dy, paint)
}

function drawIcicles(canvas: Canvas): void {
  for (let i = -24; i <= 24; i += 5) {
    const length = 3 + Math.floor(hash(i, 3, 2) * 7)
    for (let j = 0; j < length; j++) {
      canvas.set(CX + i, BOWL_Y + 11 + j - Math.abs(i) / 6, j > length - 3 ? 'water4' : 'snow1')
    }
  }
}
