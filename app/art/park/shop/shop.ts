import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { blockShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'
import { drawBone } from '#app/art/park/things/pictograms.ts'
import { drawAwning, drawDoor, drawFlowerBox, drawHangingSign, drawShopWindow } from './shop-front.ts'
import { drawRoof } from './shop-roof.ts'
import { dressFront } from './trades.ts'
import type { Trade } from './trades.ts'

const LEFT = 14
const RIGHT = 158
const GROUND_Y = 168
const WALL_TOP = 96

/**
 * The park's shop: a falu-red cottage with a striped awning and a bone as its sign, or another trade's version of it.
 */
export function drawShop(season: Season, trade: Trade | null = null): Prop {
  const body = new Canvas(196, 190)
  drawBoards(body)
  drawFoundation(body)
  drawCorners(body)
  drawRoof(body, season)
  drawDormer(body)
  drawChimney(body)
  drawDoor(body)
  drawShopWindow(body)
  drawAwning(body)
  if (season !== 'snow') drawFlowerBox(body)
  body.rect(24, 161, 78, 4, 'soil2').rect(24, 161, 78, 1, 'soil3')
  drawHangingSign(body)
  if (trade) dressFront(body, trade)
  if (season === 'snow') drawSnow(body)
  body.outline('ink', 'plum')
  const shadow = new Canvas(body.width, body.height)
  blockShadow(
    shadow,
    (x, y) =>
      x >= LEFT + 6 &&
      x <= RIGHT + 26 &&
      y >= GROUND_Y - 46 &&
      y <= GROUND_Y + 5 &&
      x - RIGHT - 4 < (y - GROUND_Y + 52) * 0.9,
    92,
  )
  return { body, shadow, foot: [86, GROUND_Y - 2], footprint: { w: 144, h: 60 } }
}

function drawBoards(body: Canvas): void {
  for (let y = WALL_TOP; y < GROUND_Y; y++) {
    for (let x = LEFT; x < RIGHT; x++) body.set(x, y, boardPaint(x, y))
  }
  body.rect(LEFT, WALL_TOP, RIGHT - LEFT, 5, 'falu0').rect(LEFT, WALL_TOP + 5, RIGHT - LEFT, 2, 'falu1')
}

function boardPaint(x: number, y: number): Colour {
  const place = (x - LEFT) % 9
  if (place === 0) return 'falu0'
  if (place === 8) return 'falu1'
  if (place === 1 && hash(x, y >> 3, 5) >= 0.35) return 'falu3'
  return 'falu2'
}

function drawFoundation(body: Canvas): void {
  const width = RIGHT - LEFT
  body.rect(LEFT, GROUND_Y - 7, width, 7, 'stone1')
  for (let i = 0; i < 12; i++) {
    body.rect(LEFT + i * 12 + (i % 2) * 3, GROUND_Y - 7, 10, 3, i < 7 ? 'stone2' : 'stone1')
    body.rect(LEFT + i * 12 + 11, GROUND_Y - 7, 1, 7, 'stone0')
  }
  body.rect(LEFT, GROUND_Y - 8, width, 1, 'falu0').rect(LEFT, GROUND_Y - 1, width, 1, 'stone0')
}

function drawCorners(body: Canvas): void {
  const height = GROUND_Y - WALL_TOP - 7
  body.rect(LEFT, WALL_TOP, 6, height, 'cream').rect(LEFT + 5, WALL_TOP, 1, height, 'stone3')
  body.rect(RIGHT - 6, WALL_TOP, 6, height, 'stone3').rect(RIGHT - 6, WALL_TOP, 1, height, 'cream')
  body.rect(RIGHT - 1, WALL_TOP, 1, height, 'stone2')
}

function drawDormer(body: Canvas): void {
  body.polygon(
    [
      [62, 78],
      [86, 48],
      [110, 78],
    ],
    'falu2',
  )
  body.rect(64, 70, 44, 22, 'falu2')
  for (let i = 0; i < 6; i++) {
    for (let y = 52; y < 92; y++) if (body.is(66 + i * 8, y, 'falu2')) body.set(66 + i * 8, y, 'falu1')
  }
  for (let k = 0; k < 5; k++) {
    const left = k < 2 ? 'cream' : k < 4 ? 'slate2' : 'slate0'
    body.line(86, 44 + k, 58, 78 + k, left)
    body.line(86, 44 + k, 114, 78 + k, k < 2 ? 'stone3' : k < 4 ? 'slate1' : 'slate0')
    body.line(85, 44 + k, 57, 78 + k, left)
  }
  body.rect(63, 92, 46, 1, 'falu0').ellipse(86, 74, 12, 11, 'soil1').ellipse(86, 73.5, 11, 10, 'gold3')
  body.ellipse(86, 75, 10, 8, (_x, _y, u, v) => (u + v > 0.7 ? 'gold2' : null))
  drawBone(body, 79, 70, 'soil2')
}

function drawChimney(body: Canvas): void {
  body.rect(120, 12, 16, 26, 'falu1').rect(120, 12, 5, 26, 'falu2')
  for (let j = 0; j < 6; j++) {
    body.rect(120, 15 + j * 4, 16, 1, 'falu0').rect(123 + (j % 2) * 5, 12 + j * 4, 1, 4, 'falu0')
  }
  body.rect(118, 9, 20, 4, 'stone1').rect(118, 9, 20, 1, 'stone3').rect(118, 12, 20, 1, 'stone0')
}

function drawSnow(body: Canvas): void {
  for (let k = 0; k < 5; k++) {
    body.line(86, 41 + k, 60, 73 + k, 'snow2').line(86, 41 + k, 112, 73 + k, k < 3 ? 'snow2' : 'snow1')
    body.line(85, 41 + k, 59, 73 + k, 'snow2').line(87, 41 + k, 113, 73 + k, 'snow1')
  }
  body.rect(117, 6, 22, 4, 'snow2').rect(22, 106, 82, 5, 'snow2').rect(20, 158, 84, 3, 'snow2')
}
