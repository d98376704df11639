import { Canvas } from '#app/art/canvas.ts'
import { SHADOW } from '#app/art/palette.ts'
import type { Prop } from '#app/art/park/prop.ts'

/** All shadows as one picture. Where two overlap, the darker one shows. */
export function drawShade(
  width: number,
  height: number,
  things: readonly { prop: Prop; x: number; y: number }[],
): Canvas {
  const shade = new Canvas(width, height)
  for (const { prop, x, y } of things) {
    const left = x - Math.round(prop.foot[0])
    const top = y - Math.round(prop.foot[1])
    for (let dy = 0; dy < prop.shadow.height; dy++) {
      for (let dx = 0; dx < prop.shadow.width; dx++) {
        const alpha = prop.shadow.alphaAt(dx, dy)
        if (alpha <= shade.alphaAt(left + dx, top + dy)) continue
        shade.erase(left + dx, top + dy).set(left + dx, top + dy, SHADOW.colour, alpha)
      }
    }
  }
  return shade
}
