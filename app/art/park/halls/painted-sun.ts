import { Canvas } from '#app/art/canvas.ts'
import { NO_FOOTPRINT } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

const RAYS = 24

/** A sun painted on the floor, 8 by 4 tiles, with a face of a dog asleep. It is flat. */
export function drawPaintedSun(): Prop {
  const body = new Canvas(264, 132)
  const [x, y] = [132, 66]
  body.ellipse(x, y, 126, 62, 'gold1').ellipse(x, y, 123, 60, 'plum')
  for (let ray = 0; ray < RAYS; ray++) {
    const turn = (ray / RAYS) * Math.PI * 2
    const long = ray % 2 === 0 ? 1 : 0.78
    const at = (angle: number, share: number) =>
      [x + Math.cos(angle) * 118 * share, y + Math.sin(angle) * 57 * share] as const
    body.polygon([at(turn - 0.11, 0.5), at(turn, long), at(turn + 0.11, 0.5)], ray % 2 === 0 ? 'gold2' : 'gold1')
  }
  body
    .ellipse(x, y, 60, 29, 'gold1')
    .ellipse(x, y, 57, 27, 'gold2')
    .ellipse(x - 6, y - 3, 42, 18, 'gold3')
  for (const side of [-1, 1]) {
    for (let k = -6; k <= 6; k++) body.rect(x + side * 20 + k, y - 4 + Math.round(3 - (k * k) / 12), 1, 2, 'soil1')
    for (let k = 0; k < 8; k++) body.rect(x + side * k, y + 11 + Math.round(k < 5 ? k / 3 : (8 - k) / 3), 1, 1, 'soil1')
  }
  body.ellipse(x, y + 7, 5, 3, 'soil1')
  return { body, shadow: new Canvas(1, 1), foot: [x, y], footprint: NO_FOOTPRINT }
}
