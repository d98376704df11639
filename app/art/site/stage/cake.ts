import { Canvas } from '#app/art/canvas.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'

/** A piece of layer cake with a candle, for birthdays; 32 by 32, with its foot in the last row but one. */
export function drawCake(): Frames {
  const cake = new Canvas(32, 32)
  cake.polygon(
    [
      [3, 15],
      [21, 9],
      [29, 15],
      [12, 20],
    ],
    'pink',
  )
  for (let x = 3; x < 29; x++) drawSlice(cake, x)
  cake.rect(5, 15, 3, 1, 'cream').rect(20, 11, 3, 1, 'cream').rect(11, 17, 3, 1, 'cream')
  cake.sprite(19, 12, ['.rr.', 'rRrr', 'rrrd', '.rd.'], { r: 'falu2', R: 'falu3', d: 'falu1' })
  cake.sprite(12, 3, CANDLE, { o: 'gold1', y: 'gold2', Y: 'gold3', i: 'ink', b: 'water2', c: 'cream' })
  cake.outline('ink', 'plum')
  return { cake }
}

const CANDLE = ['.o.', 'oyo', 'yYy', 'oyo', '.i.', 'bcb', 'cbc', 'bcb', 'cbc', 'bcb', 'cbc', 'bcb']
const LAYERS = ['pink', 'pink', 'soil4', 'soil4', 'falu2', 'cream', 'soil4', 'soil4', 'soil3'] as const
const SHADED = ['pink', 'pink', 'soil3', 'soil3', 'falu1', 'gravel2', 'soil3', 'soil3', 'soil2'] as const

/** One column of the cut face: lit left of the tip, in shade right of it. */
function drawSlice(cake: Canvas, x: number): void {
  const tip = 12
  const top = x <= tip ? Math.round(15 + ((x - 3) / (tip - 3)) * 5) : Math.round(20 - ((x - tip) / (29 - tip)) * 5)
  const layers = x <= tip ? LAYERS : SHADED
  const drip = x % 5 < 2 ? 1 : 0
  layers.forEach((paint, i) => cake.set(x, top + i, i === 2 && drip ? 'pink' : paint))
}
