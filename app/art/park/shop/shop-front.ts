import type { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { drawBone } from '#app/art/park/things/pictograms.ts'

const DOOR_X = 116
const AWNING_Y = 108
/** The jars on the upper shelf: dark and light. */
const JARS: readonly (readonly [Colour, Colour])[] = [
  ['falu2', 'falu3'],
  ['gold2', 'gold3'],
  ['water2', 'water3'],
  ['grass3', 'grass5'],
  ['violet', 'pink'],
  ['gold1', 'gold2'],
  ['falu2', 'falu3'],
]
/** The loaves and fruit on the lower shelf: body and light. */
const GOODS: readonly (readonly [Colour, Colour])[] = [
  ['soil3', 'soil4'],
  ['gold1', 'gold2'],
  ['falu2', 'falu3'],
  ['soil3', 'soil4'],
  ['gold2', 'gold3'],
  ['grass3', 'grass5'],
]

export function drawDoor(body: Canvas): void {
  const x = DOOR_X
  body.rect(x - 3, 112, 30, 50, 'cream').rect(x + 26, 112, 1, 50, 'stone2')
  body.rect(x, 115, 24, 47, 'water1').rect(x, 115, 24, 1, 'water0').rect(x, 115, 1, 47, 'water2')
  body
    .rect(x + 3, 118, 8, 14, 'gold3')
    .rect(x + 13, 118, 8, 14, 'gold2')
    .rect(x + 3, 118, 8, 4, 'cream')
  body.rect(x + 2, 137, 9, 20, 'water0').rect(x + 13, 137, 9, 20, 'water0')
  body
    .rect(x + 3, 138, 8, 19, 'water1')
    .rect(x + 14, 138, 8, 19, 'water1')
    .rect(x + 3, 138, 8, 1, 'water2')
  body.rect(x + 20, 134, 2, 3, 'gold2')
  body
    .rect(x - 6, 161, 36, 4, 'stone3')
    .rect(x - 6, 161, 36, 1, 'cream')
    .rect(x - 6, 164, 36, 1, 'stone1')
  body
    .rect(x - 8, 165, 40, 5, 'stone2')
    .rect(x - 8, 165, 40, 1, 'stone3')
    .rect(x - 8, 169, 40, 1, 'stone0')
}

export function drawShopWindow(body: Canvas): void {
  body.rect(27, 124, 72, 30, 'cream').rect(98, 124, 1, 30, 'stone2')
  body.rect(30, 127, 66, 24, 'soil0').rect(30, 127, 66, 10, 'plum')
  body.rect(30, 138, 66, 2, 'soil2').rect(30, 150, 66, 1, 'soil2')
  JARS.forEach(([dark, light], i) => {
    const x = 33 + i * 9
    body
      .rect(x, 132, 5, 6, dark)
      .rect(x, 132, 2, 5, light)
      .rect(x + 1, 130, 3, 2, 'stone3')
  })
  GOODS.forEach(([paint, light], i) => {
    body.ellipse(36 + i * 11, 147, 4, 3, paint).rect(34 + i * 11, 145, 2, 1, light)
  })
  body.rect(62, 127, 2, 24, 'cream')
  body.rect(24, 153, 78, 5, 'soil3').rect(24, 153, 78, 1, 'soil4').rect(24, 157, 78, 2, 'soil1')
}

/** Nine stripes that widen towards a scalloped hem. */
export function drawAwning(body: Canvas): void {
  for (let k = 0; k < 20; k++) {
    const left = Math.round(22 - k * 0.35)
    const right = Math.round(104 + k * 0.35)
    for (let x = left; x < right; x++) {
      const stripe = ((x - left) / (right - left)) * 9
      const hem = 17 + Math.round(2.4 * Math.sin((stripe % 1) * Math.PI))
      if (k <= hem) body.set(x, AWNING_Y + k, stripePaint(Math.floor(stripe) % 2 === 1, k))
    }
  }
  body.rect(22, AWNING_Y - 1, 82, 1, 'stone0')
  for (let x = 18; x < 108; x++) {
    for (let y = AWNING_Y + 20; y < AWNING_Y + 24; y++) if (body.is(x, y, 'cream')) body.set(x, y, 'stone2')
  }
}

export function drawFlowerBox(body: Canvas): void {
  const petals: readonly Colour[] = ['pink', 'gold2', 'cream', 'falu3']
  for (let i = 0; i < 13; i++) {
    const x = 26 + i * 6
    body.rect(x, 158, 4, 3, 'grass2').set(x + 1, 157, 'grass4')
    body.rect(x + (i % 2), 156 + (i % 3 === 0 ? 1 : 0), 2, 2, petals[i % 4] ?? 'pink').set(x + 3, 160, 'grass1')
  }
}

function stripePaint(isWhite: boolean, row: number): Colour {
  if (row < 2) return isWhite ? 'snow2' : 'grass4'
  if (row > 14) return isWhite ? 'stone3' : 'grass1'
  return isWhite ? 'cream' : 'grass2'
}

export function drawHangingSign(body: Canvas): void {
  body.rect(150, 118, 18, 2, 'stone0').rect(165, 120, 1, 4, 'stone0').rect(155, 120, 1, 4, 'stone0')
  body.roundRect(150, 124, 22, 17, 3, 'gold2').roundRect(151, 125, 20, 15, 3, 'gold3').rect(153, 137, 16, 2, 'gold2')
  drawBone(body, 153, 129, 'soil1')
}
