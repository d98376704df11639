import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { blockShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'
import { drawPictogram } from './pictograms.ts'
import type { Pictogram } from './pictograms.ts'

/** Roof and wall from dark to light. */
export type KennelLook = {
  roof: readonly [Colour, Colour, Colour, Colour]
  wall: readonly [Colour, Colour, Colour]
  sign: Pictogram
}

const FLOOR_Y = 74
const RIDGE_X = 36

export function drawKennel(season: Season, { roof, wall, sign }: KennelLook): Prop {
  const body = new Canvas(84, 84)
  const gable = [
    [10, 38],
    [RIDGE_X, 12],
    [62, 38],
  ] as const
  body.rect(10, 38, 52, 36, wall[2])
  for (let i = 0; i < 7; i++) body.rect(10 + i * 8, 34, 1, 40, wall[1])
  body.polygon(gable, wall[2])
  for (let i = 1; i < 7; i++) body.rect(10 + i * 8, 26, 1, 20, wall[1])
  body.rect(10, 38, 3, 36, 'cream').rect(59, 38, 3, 36, 'stone3').rect(10, 72, 52, 2, wall[0])
  drawDoorway(body)
  drawGableRoof(body, roof)
  if (season === 'snow') drawRoofSnow(body)
  body.roundRect(20, 29, 32, 10, 2, 'cream').rect(21, 37, 31, 2, 'gravel1')
  drawPictogram(body, RIDGE_X, 31, sign, ['soil1'])
  body.outline('ink', 'plum')
  const shadow = new Canvas(84, 84)
  blockShadow(shadow, (x, y) => x >= 14 && y <= 76 && y >= 52 && x <= 62 + (y - 48) * 0.7)
  return { body, shadow, foot: [RIDGE_X, 72], footprint: { w: 52, h: 26 } }
}

function drawDoorway(body: Canvas): void {
  body.roundRect(23, 40, 26, 40, 12, 'soil0').roundRect(25, 43, 22, 40, 10, 'plum')
  for (let y = FLOOR_Y; y < body.height; y++) for (let x = 0; x < body.width; x++) body.erase(x, y)
  body.rect(26, 69, 20, 5, 'soil1').rect(28, 68, 15, 2, 'soil2')
}

function drawGableRoof(body: Canvas, [darkest, dark, mid, light]: KennelLook['roof']): void {
  for (let k = 0; k < 9; k++) {
    const left = k < 3 ? light : k < 7 ? mid : dark
    const right = k < 1 ? mid : k < 6 ? dark : darkest
    body.line(RIDGE_X, 6 + k, 3, 39 + k, left).line(RIDGE_X, 6 + k, 69, 39 + k, right)
    body.line(RIDGE_X - 1, 6 + k, 2, 39 + k, left).line(RIDGE_X + 1, 6 + k, 70, 39 + k, right)
  }
}

function drawRoofSnow(body: Canvas): void {
  for (let k = 0; k < 5; k++) {
    const left = k < 4 ? 'snow2' : 'snow0'
    body.line(RIDGE_X, 4 + k, 5, 35 + k, left)
    body.line(RIDGE_X, 4 + k, 67, 35 + k, k < 3 ? 'snow2' : k < 4 ? 'snow1' : 'snow0')
    body.line(RIDGE_X - 1, 4 + k, 4, 35 + k, left)
    body.line(RIDGE_X + 1, 4 + k, 68, 35 + k, k < 3 ? 'snow1' : 'snow0')
  }
}
