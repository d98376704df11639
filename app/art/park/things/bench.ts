import { Canvas } from '#app/art/canvas.ts'
import { blockShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

const LEFT = 5
const LENGTH = 60
const POSTS = [LEFT + 7, LEFT + LENGTH - 10]

export function drawBench(season: Season): Prop {
  const body = new Canvas(76, 46)
  for (const x of POSTS) {
    body.rect(x, 20, 3, 18, 'stone0').rect(x, 20, 1, 18, 'stone1')
    body.rect(x - 2, 37, 7, 2, 'stone0').rect(x - 2, 37, 3, 1, 'stone1')
  }
  for (let i = 0; i < 3; i++) drawBackSlat(body, 6 + i * 5, i)
  for (const x of POSTS) {
    body.rect(x, 4, 3, 22, 'stone1').rect(x, 4, 1, 22, 'stone2')
    body.set(x + 1, 8, 'stone3').set(x + 1, 13, 'stone3')
  }
  drawSeat(body)
  if (season === 'snow') {
    body.rect(LEFT, 4, LENGTH, 3, 'snow2').rect(LEFT, 7, LENGTH, 1, 'snow1')
    body.rect(LEFT, 20, LENGTH, 4, 'snow2').rect(LEFT + 2, 24, LENGTH - 8, 1, 'snow1')
  }
  return standingBench(body)
}

/** The same bench seen from behind: the posts of its back stand before its slats, and its seat is hidden. */
export function drawBenchBack(season: Season): Prop {
  const body = new Canvas(76, 46)
  body.rect(LEFT + 1, 23, LENGTH - 2, 4, 'soil1').rect(LEFT + 1, 26, LENGTH - 2, 1, 'soil0')
  for (const x of POSTS) body.rect(x + 1, 27, 2, 7, 'stone0')
  for (let i = 0; i < 3; i++) drawBackSlat(body, 6 + i * 5, i)
  for (const x of POSTS) {
    body
      .rect(x, 4, 3, 34, 'stone1')
      .rect(x, 4, 1, 34, 'stone2')
      .set(x + 1, 8, 'stone3')
      .set(x + 1, 13, 'stone3')
    body.rect(x - 2, 37, 7, 2, 'stone0').rect(x - 2, 37, 3, 1, 'stone1')
  }
  if (season === 'snow') body.rect(LEFT, 4, LENGTH, 3, 'snow2').rect(LEFT, 7, LENGTH, 1, 'snow1')
  return standingBench(body)
}

function standingBench(body: Canvas): Prop {
  body.outline('ink', 'plum')
  const shadow = new Canvas(76, 46)
  blockShadow(shadow, (x, y) => x >= 9 && x <= 70 && y >= 33 && y <= 40, 86)
  return { body, shadow, foot: [35, 38], footprint: { w: 60, h: 18 } }
}

function drawBackSlat(body: Canvas, y: number, index: number): void {
  body
    .rect(LEFT, y, LENGTH, 4, 'soil3')
    .rect(LEFT, y, LENGTH, 1, 'soil4')
    .rect(LEFT, y + 3, LENGTH, 1, 'soil2')
  body
    .rect(LEFT + 22 + index * 7, y + 2, 9, 1, 'soil2')
    .set(LEFT + LENGTH - 1, y + 1, 'soil2')
    .set(LEFT, y, 'soil3')
  body.rect(LEFT, y + 4, LENGTH, 1, 'soil0')
}

function drawSeat(body: Canvas): void {
  const width = LENGTH + 2
  body.rect(LEFT - 1, 22, width, 7, 'soil3').rect(LEFT - 1, 22, width, 1, 'soil4')
  body.rect(LEFT - 1, 25, width, 1, 'soil1').rect(LEFT - 1, 26, width, 1, 'soil4')
  body
    .rect(LEFT - 1, 29, width, 2, 'soil1')
    .rect(LEFT + 14, 24, 8, 1, 'soil2')
    .rect(LEFT + 36, 27, 10, 1, 'soil2')
}
