import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

const BLANKET_TOP = 6
const BLANKET_ROWS = 42

/** A checked blanket in the grass. Its far edge is shorter, because it is seen a little from above. */
export function drawBlanket(): Prop {
  const body = new Canvas(84, 54)
  for (let row = 0; row < BLANKET_ROWS; row++) {
    const inset = Math.round((1 - row / BLANKET_ROWS) * 6)
    const ragged = row % 3 === 0 ? 1 : 0
    for (let x = 4 + inset - ragged; x < 80 - inset + ragged; x++) {
      body.set(x, BLANKET_TOP + row, checkPaint(Math.floor((x - inset) / 8), Math.floor(row / 7)))
    }
    body.set(4 + inset, BLANKET_TOP + row, 'falu3').set(79 - inset, BLANKET_TOP + row, 'falu0')
  }
  body.rect(4, BLANKET_TOP + BLANKET_ROWS, 76, 1, 'falu0').rect(10, BLANKET_TOP, 64, 1, 'falu3')
  for (let x = 5; x < 79; x += 3) body.rect(x, BLANKET_TOP + BLANKET_ROWS, 1, 3, 'gravel2')
  return { body, shadow: new Canvas(1, 1), foot: [42, 28], footprint: NO_FOOTPRINT }
}

function checkPaint(column: number, row: number): Colour {
  const dark = (column + row) % 2 === 0
  if (column % 2 === 0 && row % 2 === 0) return 'falu1'
  return dark ? 'gravel3' : 'falu2'
}

/** A wicker basket with a loaf and a cloth. */
export function drawBasket(): Prop {
  const body = new Canvas(40, 36)
  for (let degree = 180; degree <= 360; degree += 2) {
    const angle = (degree * Math.PI) / 180
    const x = 17 + Math.cos(angle) * 11
    const y = 17 + Math.sin(angle) * 12
    body.rect(x, y, 2, 2, degree < 270 ? 'soil3' : 'soil2')
  }
  body.capsule([9, 14, 3.4], [20, 12, 3.4], 'soil3').capsule([9, 13, 1.6], [19, 11, 1.6], 'soil4')
  body.ellipse(24, 14, 4, 4, 'falu2').set(23, 12, 'falu3').set(24, 11, 'grass2')
  for (let y = 16; y < 29; y++) {
    const inset = Math.round((y - 16) / 6)
    for (let x = 4 + inset; x < 31 - inset; x++) {
      const weave = (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0
      body.set(x, y, x > 24 ? (weave ? 'soil2' : 'soil1') : weave ? 'soil4' : 'soil3')
    }
  }
  body.rect(3, 16, 29, 2, 'soil3').rect(3, 16, 20, 1, 'soil4')
  body.polygon(
    [
      [6, 17],
      [17, 17],
      [11, 25],
    ],
    'cream',
  )
  body.line(8, 19, 14, 19, 'water2').line(10, 22, 12, 22, 'water2').outline('ink', 'plum')
  const shadow = new Canvas(44, 36)
  roundShadow(shadow, 22, 28, 16, 4)
  return { body, shadow, foot: [17, 28], footprint: { w: 26, h: 10 } }
}

/** Dark, middle and light of the two bowls. */
const BOWLS = {
  water: ['water0', 'water1', 'water2'],
  food: ['falu0', 'falu1', 'falu2'],
} as const satisfies Record<string, readonly [Colour, Colour, Colour]>

/** A dog's bowl. */
export function drawBowl(content: keyof typeof BOWLS): Prop {
  const [dark, mid, light] = BOWLS[content]
  const body = new Canvas(28, 20)
  for (let y = 7; y < 16; y++) {
    const half = 8 + Math.round((y - 7) / 3)
    for (let i = -half; i < half; i++) body.set(12 + i, y, i < -half * 0.4 ? light : i < half * 0.5 ? mid : dark)
  }
  body.ellipse(12, 7, 9, 3.4, light).ellipse(12, 7, 7, 2.4, content === 'water' ? 'water3' : 'soil1')
  if (content === 'water') body.rect(8, 7, 5, 1, 'water4').rect(13, 8, 3, 1, 'water2')
  else body.ellipse(11, 6, 4, 2, 'soil3').rect(9, 5, 3, 1, 'soil4').rect(14, 6, 2, 1, 'soil2')
  body.outline('ink', 'plum')
  const shadow = new Canvas(32, 22)
  roundShadow(shadow, 15, 15, 11, 3)
  return { body, shadow, foot: [12, 15], footprint: NO_FOOTPRINT }
}
