import { Canvas } from '#app/art/canvas.ts'
import { NO_FOOTPRINT } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

/** The height of the shop's chimney above its threshold, in pixels, where the smoke begins. */
const CHIMNEY_PX = 158

/** Puffs from the bottom up: offset, height above the chimney, radius, and opacity, 0 to 1. */
const PUFFS = [
  [0, 0, 3, 0.8],
  [4, 9, 4.4, 0.7],
  [11, 19, 5.4, 0.55],
  [21, 28, 4.2, 0.38],
] as const
/** How far a puff of the second frame is along the way to the next. */
const DRIFT = 0.5

/** Smoke above the shop's chimney. It has the shop's foot, so that it is drawn right after it. */
export function drawSmoke(frame: number): Prop {
  const body = new Canvas(44, 50)
  PUFFS.forEach(([dx, up, radius, share], i) => {
    const [nextDx, nextUp, nextRadius, nextShare] = PUFFS[i + 1] ?? [dx + 8, up + 7, radius - 1, share - 0.2]
    const between = (from: number, to: number) => from + (to - from) * DRIFT * frame
    const puff = { x: 8 + between(dx, nextDx), y: 42 - between(up, nextUp), radius: between(radius, nextRadius) }
    drawPuff(body, puff, between(share, nextShare))
  })
  return { body, shadow: new Canvas(1, 1), foot: [8, 42 + CHIMNEY_PX], footprint: NO_FOOTPRINT }
}

/** Puffs never overlap and blend, so that all of them stay in palette colours. */
function drawPuff(body: Canvas, { x, y, radius }: { x: number; y: number; radius: number }, share: number): void {
  const puff = new Canvas(body.width, body.height)
  puff.ellipse(x, y, radius, radius * 0.8, 'snow1').ellipse(x - 1, y - 1, radius * 0.6, radius * 0.45, 'snow2')
  puff.fade(share)
  for (let py = 0; py < body.height; py++) {
    for (let px = 0; px < body.width; px++) {
      if (body.alphaAt(px, py) === 0) body.set(px, py, puff.get(px, py), puff.alphaAt(px, py))
    }
  }
}
