import { Canvas } from '#app/art/canvas.ts'
import { propOf, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

const MIDDLE = 68
const FLOOR_Y = 128
const EAVES_Y = 66
const RIDGE_Y = 14
const WALL = { left: 16, right: 120 }

/** The red boathouse: white corners, a boat behind its open doors, a lifebuoy on the wall. */
export function drawBoathouse(): Prop {
  const body = new Canvas(140, 140)
  drawWalls(body)
  drawOpening(body)
  drawDoors(body)
  drawRoof(body)
  drawGableLight(body)
  drawLifebuoy(body, 25, 82)
  drawOars(body)
  return propOf(body, {
    foot: [MIDDLE, FLOOR_Y],
    footprint: { w: 108, h: 60 },
    shade: (shadow) => sheared(shadow, [WALL.left, WALL.right], FLOOR_Y, 26),
  })
}

function drawWalls(body: Canvas): void {
  const board = (x: number) => (x % 6 === 0 ? 'falu1' : x % 6 === 1 ? 'falu3' : 'falu2')
  body.polygon(
    [
      [WALL.left, EAVES_Y],
      [MIDDLE, RIDGE_Y + 6],
      [WALL.right, EAVES_Y],
    ],
    board,
  )
  for (let y = EAVES_Y; y < FLOOR_Y; y++) for (let x = WALL.left; x < WALL.right; x++) body.set(x, y, board(x))
  for (const x of [WALL.left, WALL.right - 5])
    body.rect(x, EAVES_Y, 5, FLOOR_Y - EAVES_Y, 'cream').rect(x + 4, EAVES_Y, 1, FLOOR_Y - EAVES_Y, 'stone3')
  body.rect(WALL.left - 2, FLOOR_Y - 5, 108, 5, 'stone1').rect(WALL.left - 2, FLOOR_Y - 5, 108, 1, 'stone3')
}

/** The dark inside, with the bow of a boat. */
function drawOpening(body: Canvas): void {
  body.rect(46, 72, 44, 56, 'cream').rect(49, 75, 38, 53, 'plum').rect(49, 75, 38, 10, 'ink')
  body.polygon(
    [
      [54, 98],
      [82, 98],
      [76, 122],
      [68, 126],
      [60, 122],
    ],
    (x, y) => (y < 102 ? 'cream' : x < 62 ? 'water3' : x < 72 ? 'water2' : 'water1'),
  )
  body.rect(67, 96, 2, 30, 'cream').rect(69, 102, 1, 23, 'water0').rect(54, 97, 28, 2, 'soil3')
  body.rect(49, 124, 38, 4, 'soil1').rect(49, 124, 38, 1, 'soil2')
}

/** The two doors, folded back against the wall. */
function drawDoors(body: Canvas): void {
  for (const x of [34, 90]) {
    body
      .rect(x, 74, 12, 52, 'falu1')
      .frame(x, 74, 12, 52, 'cream')
      .rect(x + 1, 98, 10, 2, 'cream')
    body.line(x + 1, 97, x + 10, 76, 'cream').line(x + 1, 124, x + 10, 101, 'cream')
  }
}

function drawRoof(body: Canvas): void {
  for (let step = 0; step <= 116; step++) {
    const share = step / 116
    const y = Math.round(RIDGE_Y + (EAVES_Y + 4 - RIDGE_Y) * share)
    const [west, east] = [Math.round(MIDDLE - 62 * share), Math.round(MIDDLE + 62 * share)]
    for (let k = -4; k < 8; k++) {
      body.set(west, y + k, k < -2 ? 'slate2' : k < 4 ? 'slate1' : k < 6 ? 'cream' : 'stone3')
      body.set(east, y + k, k < -2 ? 'slate1' : k < 4 ? 'slate0' : k < 6 ? 'stone3' : 'stone2')
    }
  }
}

function drawGableLight(body: Canvas): void {
  body.rect(58, 42, 20, 18, 'cream').rect(60, 44, 16, 14, 'water0').rect(60, 44, 16, 5, 'water2')
  body.rect(67, 44, 2, 14, 'cream').rect(60, 50, 16, 2, 'cream').rect(57, 60, 22, 2, 'stone3')
}

function drawLifebuoy(body: Canvas, x: number, y: number): void {
  const ring = (_x: number, _y: number, u: number, v: number) => {
    if (Math.hypot(u, v) < 0.42) return null
    const isRed = Math.abs(Math.abs(u) - Math.abs(v)) < 0.34
    return isRed ? 'falu3' : u + v > 0.5 ? 'stone3' : 'snow2'
  }
  body.ellipse(x + 1, y + 1, 8, 8, 'falu0').ellipse(x, y, 8, 8, ring)
}

function drawOars(body: Canvas): void {
  for (const [foot, top] of [
    [105, 110],
    [111, 106],
  ] as const) {
    body.capsule([foot, 124, 1], [top, 86, 1], 'soil3').capsule([top, 86, 2.4], [top, 77, 2.8], 'gravel2')
    body.line(top - 1, 78, top - 1, 86, 'cream')
  }
}
