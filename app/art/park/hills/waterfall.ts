import { Canvas } from '#app/art/canvas.ts'
import { hash, smoothNoise } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

const POOL_Y = 122

/** A waterfall in three threads over a step of rock into the stream, animated by two frames. It never freezes. */
export function drawWaterfall(season: Season, frame: number): Prop {
  const rock = new Canvas(136, 140)
  for (let y = 8; y < POOL_Y; y++) {
    for (let x = 4; x < 128; x++) {
      const crest = 16 + (smoothNoise(x / 13, 2, 41) - 0.5) * 18 + Math.max(0, Math.abs(x - 66) - 46) * 1.4
      if (y < crest) continue
      rock.set(x, y, cliff(x, y, crest, TURF[season === 'snow' ? 'snow' : 'green']))
    }
  }
  rock.outline('ink', 'leaf0')
  const body = new Canvas(136, 148).blit(rock, 0, 0)
  drawPool(body, frame)
  drawFall(body, { left: 44, right: 92, top: 16, frame })
  if (season === 'snow') drawIcicles(body)
  drawSpray(body, frame)
  return { body, shadow: new Canvas(1, 1), foot: [66, POOL_Y + 4], footprint: { w: 112, h: 52 } }
}

type Turf = readonly [light: Colour, mid: Colour, dark: Colour]
const TURF = {
  green: ['grass4', 'grass2', 'leaf1'],
  snow: ['snow2', 'snow2', 'snow0'],
} as const satisfies Record<string, Turf>

function cliff(x: number, y: number, crest: number, [light, mid, dark]: Turf): Colour {
  const shift = smoothNoise(x / 30, y / 30, 43) * 16
  const into = (y + shift) % 17
  const ledge = Math.floor((y + shift) / 17)
  const across = (x + ledge * 13 + smoothNoise(y / 8, ledge, 47) * 8) % 25
  if (y - crest < 5) return (ledge + Math.floor(x / 9)) % 3 === 0 ? light : mid
  if (y - crest < 7) return dark
  if (into > 15 || across > 23) return 'stone0'
  if (into < 3) return x < 70 ? 'stone3' : 'stone2'
  return across > 17 || x > 104 ? 'stone0' : across < 5 && x < 60 ? 'stone2' : 'stone1'
}

type Fall = { left: number; right: number; top: number; frame: number }

function drawFall(body: Canvas, { left, right, top, frame }: Fall): void {
  for (let x = left; x < right; x++) {
    const strand = hash(Math.floor((x + smoothNoise(x / 5, 3, 59) * 4) / 3), 7, 53)
    const edge = Math.min(x - left, right - 1 - x)
    const from = top + Math.round(smoothNoise(x / 6, 1, 57) * 4)
    for (let y = from; y < POOL_Y; y++) {
      const run = Math.floor(y + (y - from) * 0.1 - frame * 14 + strand * 90 + 90) % 29
      const paint: Colour = edge < 2 ? 'water1' : strand < 0.34 ? 'water3' : strand < 0.7 ? 'water2' : 'water4'
      const isGlint = run < 11 && strand > 0.55
      body.set(x, y, isGlint ? (strand > 0.7 ? 'snow2' : 'water4') : run > 20 && strand < 0.34 ? 'water1' : paint)
    }
    body.rect(x, from, 1, 3, 'snow2')
  }
  for (const [x, y] of [
    [54, 62],
    [80, 88],
  ] as const) {
    body
      .ellipse(x, y, 6, 4, 'stone0')
      .ellipse(x, y - 1, 5, 3, 'stone2')
      .rect(x - 4, y - 5, 8, 2, 'snow2')
  }
}

/** Icicles on the ledges on both sides of the fall, the longest beside it. */
function drawIcicles(body: Canvas): void {
  for (const [x, y, length] of ICICLES) {
    body
      .rect(x, y, 3, length * 0.5, 'snow2')
      .rect(x, y, 2, length * 0.8, 'snow1')
      .rect(x + 1, y, 1, length, 'water4')
  }
}

const ICICLES = [
  [40, 27, 34],
  [35, 27, 20],
  [29, 29, 12],
  [37, 62, 18],
  [92, 27, 30],
  [97, 27, 22],
  [103, 29, 13],
  [95, 60, 16],
] as const

function drawPool(body: Canvas, frame: number): void {
  body.ellipse(68, POOL_Y + 4, 46, 12, 'water2').ellipse(68, POOL_Y + 4, 38, 8, 'water3')
  body.rect(36 + frame * 3, POOL_Y + 11, 22, 1, 'water4').rect(78 - frame * 3, POOL_Y + 9, 20, 1, 'water4')
}

function drawSpray(body: Canvas, frame: number): void {
  for (let i = 0; i < 9; i++) {
    const x = 42 + i * 6.5
    const y = POOL_Y + 1 - ((i + frame) % 2) * 3
    body.ellipse(x, y, 5, 4, i % 3 === 1 ? 'water4' : 'snow2').ellipse(x, y + 2, 4, 2, 'snow1')
  }
  for (const [x, y] of [
    [38, 110],
    [98, 108],
    [50, 104],
    [88, 103],
  ] as const) {
    body.rect(x, y - frame * 3, 2, 2, 'snow2')
  }
}
