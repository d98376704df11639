import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { propOf, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { drawPictogram } from '#app/art/park/things/pictograms.ts'

/** The wall of ranks: a stone slab with a plate for each of the ten ranks, the highest of gold. */
export function drawRankWall(): Prop {
  const body = new Canvas(132, 92)
  for (let y = 8; y < 80; y++) {
    for (let x = 6; x < 112; x++) {
      const chipped = (x < 10 || x > 107) && y < 12 && hash(x >> 1, y >> 1, 5) < 0.5
      if (!chipped) body.set(x, y, y < 11 ? 'stone3' : x < 9 ? 'stone3' : x > 104 ? 'stone1' : 'stone2')
    }
  }
  body.rect(2, 78, 114, 6, 'stone1').rect(2, 78, 114, 1, 'stone3').rect(2, 83, 114, 1, 'stone0')
  body.frame(12, 14, 94, 60, 'stone1').rect(12, 74, 94, 1, 'stone3')
  for (let i = 0; i < 10; i++) drawPlate(body, i)
  body.line(64, 64, 84, 42, 'stone1').line(30, 72, 38, 60, 'stone1')
  return propOf(body, {
    foot: [59, 82],
    footprint: { w: 108, h: 20 },
    shade: (shadow) => sheared(shadow, [4, 114], 82, 14),
  })
}

/** Plates rise by rank from the lower left to the upper right, from grey to gold. */
function drawPlate(body: Canvas, rank: number): void {
  const metals: readonly (readonly [Colour, Colour, Colour])[] = [
    ['stone1', 'stone2', 'stone3'],
    ['soil1', 'soil3', 'soil4'],
    ['slate1', 'snow0', 'snow2'],
    ['gold1', 'gold2', 'gold3'],
  ]
  const [dark, mid, light] = metals[Math.min(3, Math.floor(rank / 2.6))] ?? ['stone1', 'stone2', 'stone3']
  const column = rank % 5
  const x = 17 + column * 18
  const y = rank < 5 ? 50 - column * 2 : 26 - column * 2
  body.rect(x, y, 14, 16, dark).rect(x, y, 13, 15, mid).rect(x, y, 13, 1, light).rect(x, y, 1, 15, light)
  drawPictogram(body, x + 7, y + 4, 'paw', ['soil0'])
}
