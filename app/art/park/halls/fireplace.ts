import { Canvas } from '#app/art/canvas.ts'
import { NO_FOOTPRINT, propOf, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { drawFlames } from './hearth.ts'

/** The stones of the chimney: the height of a course and the length of a stone, px. */
const COURSE = { high: 8, long: 15 } as const

/** A chimney of stone on the back wall, with a shelf of wood and a black opening for a fire. It reaches the top of the wall. */
export function drawChimney(): Prop {
  const body = new Canvas(112, 112)
  drawStones(body, { x: 24, y: 0, w: 52, h: 42 })
  drawStones(body, { x: 10, y: 42, w: 80, h: 56 })
  body.rect(4, 38, 92, 7, 'soil2').rect(4, 38, 92, 2, 'soil4').rect(4, 44, 92, 1, 'soil0')
  body.roundRect(25, 54, 50, 44, 8, 'stone0').roundRect(28, 57, 44, 41, 6, 'ink').rect(28, 84, 44, 14, 'ink')
  body.rect(4, 97, 92, 5, 'stone2').rect(4, 97, 92, 1, 'stone3').rect(4, 101, 92, 1, 'stone0')
  body.rect(14, 28, 5, 10, 'water1').rect(14, 28, 2, 10, 'water2').ellipse(16, 25, 5, 4, 'leaf3')
  body.rect(80, 30, 4, 8, 'cream').rect(81, 27, 2, 3, 'gold3').rect(87, 33, 4, 5, 'cream').rect(88, 30, 2, 3, 'gold3')
  return propOf(body, {
    foot: [50, 102],
    footprint: { w: 88, h: 16 },
    shade: (shadow) => sheared(shadow, [6, 94], 102, 8),
  })
}

/** Logs and a moving fire, which fit into a chimney that stands 1 px behind them; null is embers. */
export function drawFireplace(frame: number | null): Prop {
  const body = new Canvas(42, 32)
  body.capsule([5, 26, 3], [35, 22, 3], 'soil1').capsule([7, 22, 3], [37, 27, 3], 'soil2')
  if (frame === null) body.rect(15, 24, 3, 1, 'falu2').rect(27, 26, 2, 1, 'falu2').set(16, 24, 'gold1')
  else body.blit(drawFlames(frame), 5, 1)
  return { body, shadow: new Canvas(1, 1), foot: [21, 37], footprint: NO_FOOTPRINT }
}

/** Courses of stones with joints, each row shifted by half a stone. */
function drawStones(body: Canvas, { x, y, w, h }: { x: number; y: number; w: number; h: number }): void {
  body.rect(x, y, w, h, 'stone0')
  for (let row = 0; row * COURSE.high < h; row++) {
    for (let left = row % 2 === 0 ? 0 : -7; left < w; left += COURSE.long) {
      const from = Math.max(left, 0)
      const wide = Math.min(left + COURSE.long - 1, w) - from
      const high = Math.min(COURSE.high - 1, h - row * COURSE.high)
      if (wide < 1) continue
      const isPale = (row * 5 + Math.floor((left + 7) / COURSE.long) * 3) % 4 === 0
      body
        .rect(x + from, y + row * COURSE.high, wide, high, isPale ? 'stone2' : 'stone1')
        .rect(x + from, y + row * COURSE.high, wide, 1, isPale ? 'stone3' : 'stone2')
    }
  }
  body.rect(x + w - 3, y, 3, h, 'stone0')
}
