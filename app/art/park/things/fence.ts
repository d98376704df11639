import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import { blockShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

const PICKET_PX = 8
const PICKETS_PER_TILE = 4

/** A white picket fence, `tiles` long, anchored at its left end. */
export function drawFence(season: Season, tiles: number): Prop {
  const length = tiles * PICKETS_PER_TILE * PICKET_PX
  const body = new Canvas(length + 8, 44)
  for (const y of [16, 27]) {
    body
      .rect(0, y, length, 4, 'stone3')
      .rect(0, y, length, 1, 'cream')
      .rect(0, y + 3, length, 1, 'stone2')
  }
  for (let i = 0; i < tiles * PICKETS_PER_TILE; i++) drawPicket(body, i, season)
  body.outline('stone0', 'stone1')
  if (season === 'snow') body.rect(0, 15, length, 1, 'snow2')
  for (let i = 0; i < tiles * PICKETS_PER_TILE; i++) if (hash(i, tiles, 3) < 0.6) drawGrass(body, i * PICKET_PX + 1)
  const shadow = new Canvas(body.width, body.height)
  blockShadow(shadow, (x, y) => x >= 3 && x < body.width - 2 && y >= 35 && y <= 38, 80)
  return { body, shadow, foot: [length / 2, 36], footprint: { w: length, h: 8 } }
}

function drawPicket(body: Canvas, index: number, season: Season): void {
  const x = index * PICKET_PX + 1
  body
    .rect(x, 10, 5, 27, 'cream')
    .rect(x + 4, 10, 1, 27, 'stone3')
    .rect(x, 35, 5, 2, 'stone3')
  body
    .set(x + 1, 9, 'cream')
    .set(x + 2, 8, 'cream')
    .set(x + 3, 9, 'stone3')
    .set(x + 2, 9, 'cream')
  body
    .set(x + 4, 10, 'stone2')
    .set(x + 2, 18, 'stone2')
    .set(x + 2, 29, 'stone2')
  if (index % 3 === 1) body.rect(x + 1, 24, 1, 3, 'stone3')
  if (season === 'snow') body.rect(x, 7, 5, 3, 'snow2')
}

function drawGrass(body: Canvas, x: number): void {
  body
    .set(x - 1, 36, 'grass2')
    .set(x, 35, 'grass2')
    .set(x + 3, 36, 'grass3')
    .set(x + 4, 35, 'grass2')
}
