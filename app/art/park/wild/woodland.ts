import { Canvas } from '#app/art/canvas.ts'
import { rng } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

/** Fly agarics, a family of three. */
export function drawMushrooms(season: Season): Prop {
  if (season === 'snow') return drawSnowHump()
  const body = new Canvas(30, 24)
  drawMushroom(body, { x: 15, y: 20, stem: 9, cap: 7 })
  drawMushroom(body, { x: 6, y: 20, stem: 5, cap: 4 })
  drawMushroom(body, { x: 23, y: 21, stem: 4, cap: 4 })
  body.outline('ink', 'plum')
  const shadow = new Canvas(34, 26)
  roundShadow(shadow, 17, 20, 11, 2.5)
  return { body, shadow, foot: [15, 20], footprint: NO_FOOTPRINT }
}

/** A hump of snow in place of summer plants, with dry stalks that stick out. */
function drawSnowHump(stalks: readonly (readonly [x: number, height: number])[] = []): Prop {
  const body = new Canvas(32, 30)
  for (const [x, height] of stalks) {
    body.line(x, 26, x + (x % 3) - 1, 26 - height, 'soil2').rect(x + (x % 3) - 2, 25 - height, 3, 2, 'soil1')
    body.rect(x + (x % 3) - 2, 24 - height, 3, 1, 'snow2')
  }
  body.ellipse(15, 27, 11, 3.4, 'snow0').ellipse(14.6, 26.4, 10.4, 3, 'snow1').ellipse(13, 25.8, 7, 1.8, 'snow2')
  const shadow = new Canvas(36, 32)
  roundShadow(shadow, 17, 28, 12, 2.4, 50)
  return { body, shadow, foot: [15, 27], footprint: NO_FOOTPRINT }
}

function drawMushroom(body: Canvas, at: { x: number; y: number; stem: number; cap: number }): void {
  const capY = at.y - at.stem
  body.rect(at.x - 1, capY, 3, at.stem, 'cream').rect(at.x + 1, capY, 1, at.stem, 'stone3')
  body.ellipse(at.x + 0.5, capY, at.cap, at.cap * 0.66, (_x, y, u, v) => {
    if (y > capY + 1) return null
    if (v > 0.1) return 'falu1'
    return u + v < -0.55 ? 'falu3' : u > 0.5 ? 'falu1' : 'falu2'
  })
  body.rect(at.x - Math.floor(at.cap / 2), capY - 1, 2, 1, 'cream').set(at.x + 1, capY - 3, 'cream')
  if (at.cap > 5) body.rect(at.x + 2, capY - 1, 2, 1, 'cream').set(at.x - 1, capY - 3, 'cream')
}

/** A felled trunk lying in the grass, cut face to the left. */
export function drawLog(season: Season): Prop {
  const body = new Canvas(70, 36)
  for (let x = 10; x < 62; x++) {
    const top = 10 + Math.round(Math.sin(x * 0.21) * 0.8)
    for (let y = top; y < 29; y++) body.set(x, y, barkPaint((y - top) / (29 - top), x))
  }
  body.ellipse(10, 19.5, 6, 9.5, 'soil2').ellipse(10, 19.5, 5, 8.5, 'soil4').ellipse(10, 19.5, 3.4, 6, 'soil3')
  body.ellipse(10, 19.5, 2.4, 4.4, 'soil4').ellipse(10, 19.5, 1, 2, 'soil2')
  body
    .capsule([40, 12, 3], [46, 4, 2.4], 'soil2')
    .capsule([39, 11, 1.4], [45, 4, 1.2], 'soil3')
    .ellipse(46, 4, 2, 1.6, 'soil4')
  if (season === 'snow') body.rect(16, 9, 44, 3, 'snow2').rect(18, 12, 38, 1, 'snow1')
  else {
    body.ellipse(27, 11, 8, 2.4, 'grass3').ellipse(25, 10.4, 5, 1.4, 'grass5').ellipse(55, 11.5, 5, 2, 'grass2')
  }
  body.outline('ink', 'plum')
  for (const x of [14, 30, 31, 49, 58]) {
    if (season === 'snow') body.ellipse(x, 29, 5, 2, 'snow2')
    else body.rect(x, 27, 1, 4, 'grass2').set(x, 26, 'grass5')
  }
  const shadow = new Canvas(74, 40)
  roundShadow(shadow, 38, 29, 30, 5)
  return { body, shadow, foot: [35, 28], footprint: { w: 52, h: 12 } }
}

function barkPaint(down: number, x: number): Colour {
  if (down < 0.14) return 'soil3'
  if (down > 0.78) return 'soil0'
  if ((x + Math.round(down * 9)) % 11 === 0 || (x * 3 + Math.round(down * 20)) % 17 === 0) return 'soil0'
  return down < 0.5 ? 'soil2' : 'soil1'
}

/** A stump with its rings. */
export function drawStump(season: Season): Prop {
  const body = new Canvas(40, 32)
  for (let y = 10; y < 26; y++) {
    const half = 12 + (y > 21 ? y - 21 : 0)
    for (let i = -half; i < half; i++) {
      const across = i / half
      const paint: Colour = across < -0.5 ? 'soil3' : across < 0.2 ? 'soil2' : across < 0.7 ? 'soil1' : 'soil0'
      body.set(18 + i, y, (i + 24) % 7 === 0 ? 'soil0' : paint)
    }
  }
  body.ellipse(18, 10, 12, 5.4, season === 'snow' ? 'snow1' : 'soil2')
  body.ellipse(18, 9.6, 11, 4.6, season === 'snow' ? 'snow2' : 'soil4')
  if (season !== 'snow') {
    body.ellipse(18, 9.8, 7.4, 3, 'soil3').ellipse(18, 9.8, 6, 2.2, 'soil4').ellipse(18, 9.8, 3, 1.2, 'soil3')
  }
  body.outline('ink', 'plum')
  for (const [x, h] of [
    [4, 5],
    [8, 3],
    [26, 4],
    [31, 5],
  ] as const) {
    body.rect(x, 27 - h, 1, h, 'grass2').set(x, 27 - h, 'grass5')
  }
  const shadow = new Canvas(46, 34)
  roundShadow(shadow, 24, 25, 17, 4.5)
  return { body, shadow, foot: [18, 25], footprint: { w: 26, h: 12 } }
}

/** Six stalks: their positions and heights. */
const STALKS = [
  [5, 13],
  [9, 18],
  [13, 15],
  [17, 20],
  [21, 14],
  [25, 17],
] as const

/** In winter fewer of them stand. */
const DRY_STALKS = {
  daisy: [
    [8, 9],
    [16, 12],
    [21, 7],
  ],
  lupin: [
    [10, 13],
    [18, 9],
  ],
  buttercup: [[14, 8]],
} as const

export type WildFlower = 'daisy' | 'lupin' | 'buttercup'

/** Wild flowers to soften an edge; dogs walk through them. */
export function drawWildFlowers(season: Season, kind: WildFlower): Prop {
  if (season === 'snow') return drawSnowHump(DRY_STALKS[kind])
  const body = new Canvas(32, 30)
  const random = rng(kind.length * 11)
  for (const [x, height] of STALKS) {
    const bend = (random() - 0.5) * 5
    for (let k = 0; k < height; k++) {
      const up = k / height
      body.set(x + bend * up * up, 27 - k, stalkPaint(season, up))
    }
    body
      .set(x - 1, 24, 'grass2')
      .set(x - 2, 23, 'grass5')
      .set(x + 1, 25, 'grass2')
      .set(x + 2, 23, 'grass5')
    if (season === 'autumn') drawSeeds(body, kind, Math.round(x + bend), 27 - height)
    else drawBlossom(body, kind, Math.round(x + bend), 27 - height)
  }
  const shadow = new Canvas(36, 32)
  roundShadow(shadow, 17, 27, 12, 2.4, 60)
  return { body, shadow, foot: [15, 27], footprint: NO_FOOTPRINT }
}

function stalkPaint(season: Season, up: number): Colour {
  if (season === 'autumn') return up > 0.6 ? 'soil4' : 'gravel0'
  return up > 0.6 ? 'grass3' : 'grass2'
}

/** Seed heads in autumn: brown heads, pods, and a late aster. */
function drawSeeds(body: Canvas, kind: WildFlower, x: number, y: number): void {
  if (kind === 'daisy') body.sprite(x - 1, y - 1, ['.d.', 'dsd', '.s.'], { d: 'soil1', s: 'soil3' })
  if (kind === 'buttercup') body.sprite(x - 1, y - 1, ['v.v', '.y.', 'v.v'], { v: 'violet', y: 'gold2' })
  if (kind === 'lupin') body.sprite(x - 1, y - 3, ['.s.', 'sd.', '.ds', 'sd.', '.d.'], { s: 'soil3', d: 'soil1' })
}

function drawBlossom(body: Canvas, kind: WildFlower, x: number, y: number): void {
  if (kind === 'daisy')
    body.sprite(x - 2, y - 2, ['.ww.', 'wyyw', 'wyow', '.ww.'], { w: 'cream', y: 'gold2', o: 'gold1' })
  if (kind === 'buttercup') body.sprite(x - 1, y - 1, ['.y.', 'yoy', '.y.'], { y: 'gold3', o: 'gold1' })
  if (kind === 'lupin') {
    body.sprite(x - 1, y - 3, ['.p.', 'pv.', '.vp', 'vvd', 'pvd', '.vd', 'vd.'], { p: 'pink', v: 'violet', d: 'dusk' })
  }
}
