import { Canvas } from '#app/art/canvas.ts'
import { propOf, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

/** A sled at the top of the slope, with its rope in the grass. */
export function drawSled(): Prop {
  const body = new Canvas(76, 48)
  for (const y of [24, 34]) {
    body.capsule([12, y, 1.4], [56, y, 1.4], 'falu1').capsule([56, y, 1.4], [64, y - 10, 1.4], 'falu2')
    for (const x of [20, 46]) body.rect(x, y - 7, 3, 7, 'soil1')
  }
  for (const y of [14, 19, 24])
    body
      .rect(10, y, 46, 4, 'soil3')
      .rect(10, y, 46, 1, 'soil4')
      .rect(10, y + 3, 46, 1, 'soil1')
  for (const x of [19, 46]) body.rect(x, 13, 4, 16, 'falu2').rect(x, 13, 1, 16, 'falu3')
  body.line(62, 16, 70, 26, 'gravel2').line(70, 26, 64, 34, 'gravel2')
  return propOf(body, {
    foot: [34, 35],
    footprint: { w: 48, h: 12 },
    shade: (shadow) => roundShadow(shadow, 40, 35, 28, 5),
  })
}
