import { Canvas } from '#app/art/canvas.ts'
import { propOf, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

/** The middle, top and foot of each tower, and half its width. */
const TOWERS = [
  { x: 22, top: 26, foot: 58, half: 8 },
  { x: 62, top: 26, foot: 58, half: 8 },
  { x: 42, top: 12, foot: 54, half: 10 },
] as const

/** A sand castle with a moat, shells, a flag and a bucket. */
export function drawSandCastle(): Prop {
  const body = new Canvas(108, 76)
  body.ellipse(42, 58, 36, 11, 'gravel0').ellipse(42, 57, 33, 9, 'gravel1').ellipse(42, 55, 29, 7, 'gravel2')
  for (const tower of [TOWERS[2], TOWERS[0], TOWERS[1]]) drawTower(body, tower)
  drawWall(body)
  body.rect(42, 0, 1, 13, 'soil1').polygon(
    [
      [43, 0],
      [54, 3],
      [43, 7],
    ],
    'falu2',
  )
  body.rect(43, 1, 5, 1, 'falu3')
  body.sprite(15, 57, ['.pp.', 'pwpp', 'pppd'], { p: 'pink', w: 'cream', d: 'violet' })
  body.sprite(64, 60, ['.ww.', 'wggw', '.ww.'], { w: 'cream', g: 'gravel1' })
  drawBucket(body, 90, 50)
  return propOf(body, {
    foot: [42, 62],
    footprint: { w: 62, h: 20 },
    shade: (shadow) => {
      roundShadow(shadow, 47, 60, 36, 9)
      roundShadow(shadow, 94, 65, 9, 3)
    },
  })
}

type Tower = (typeof TOWERS)[number]

function drawTower(body: Canvas, { x, top, foot, half }: Tower): void {
  for (let y = top; y < foot; y++) {
    const wide = half + Math.floor((y - top) / 18)
    for (let i = -wide; i < wide; i++) {
      const u = i / wide
      const isTooth = y < top + 4 && (i + half * 4) % 6 >= 3
      if (!isTooth) body.set(x + i, y, u < -0.4 ? 'gravel3' : u < 0.3 ? 'gravel2' : u < 0.7 ? 'gravel1' : 'gravel0')
    }
  }
  body.rect(x - half - 1, top + 6, half * 2 + 2, 2, 'gravel1').rect(x - half - 1, top + 6, half, 1, 'gravel3')
  body.rect(x - 2, top + 12, 3, 6, 'soil2').rect(x - 2, top + 12, 3, 1, 'soil1')
}

function drawWall(body: Canvas): void {
  for (let y = 40; y < 60; y++) {
    for (let x = 26; x < 58; x++) {
      if (y < 44 && x % 6 >= 3) continue
      body.set(x, y, y < 45 ? 'gravel3' : x > 52 ? 'gravel1' : 'gravel2')
    }
  }
  body.roundRect(36, 47, 12, 12, 5, 'soil2').rect(36, 54, 12, 6, 'soil2')
  body.roundRect(37, 49, 10, 10, 4, 'soil1').rect(37, 54, 10, 6, 'soil1')
  body.rect(35, 60, 14, 4, 'gravel2').rect(35, 60, 14, 1, 'gravel3')
}

function drawBucket(body: Canvas, x: number, y: number): void {
  for (let row = 0; row < 14; row++) {
    const half = 7 - Math.floor(row / 5)
    for (let i = -half; i < half; i++) body.set(x + i, y + row, i < -2 ? 'water3' : i < 3 ? 'water2' : 'water1')
  }
  body
    .ellipse(x, y, 7, 2.6, 'water1')
    .ellipse(x, y - 1, 5.5, 2, 'gravel2')
    .rect(x - 6, y + 6, 12, 2, 'gold2')
  body
    .capsule([x - 9, y + 14, 1], [x - 14, y - 2, 1], 'soil3')
    .capsule([x - 14, y - 3, 2.4], [x - 15, y - 8, 2], 'falu2')
}
