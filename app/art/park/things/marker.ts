import { Canvas } from '#app/art/canvas.ts'
import { blockShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

/** A stake with a blank board, as a placeholder for a thing that is not drawn yet. */
export function drawMarker(season: Season): Prop {
  const body = new Canvas(44, 52)
  body.rect(17, 22, 5, 24, 'soil2').rect(17, 22, 2, 24, 'soil3').rect(21, 22, 1, 24, 'soil1')
  body.rect(16, 45, 7, 2, 'soil0')
  body.rect(4, 8, 31, 19, 'soil3').rect(4, 8, 31, 2, 'soil4').rect(4, 8, 2, 19, 'soil4')
  body.rect(33, 10, 2, 17, 'soil2').rect(4, 25, 31, 2, 'soil1')
  body.rect(7, 17, 12, 1, 'soil2').rect(22, 16, 9, 1, 'soil2').rect(9, 21, 9, 1, 'soil2').rect(24, 21, 7, 1, 'soil2')
  for (const [x, y] of [
    [7, 12],
    [30, 12],
    [7, 22],
    [30, 22],
  ] as const)
    body.rect(x, y, 2, 2, 'stone1').set(x, y, 'stone3')
  body.outline('ink', 'plum')
  if (season === 'snow') body.rect(3, 6, 33, 3, 'snow2').rect(3, 9, 33, 1, 'snow1')
  const shadow = new Canvas(44, 52)
  blockShadow(shadow, (x, y) => x >= 17 && x <= 40 && y >= 43 && y <= 46, 86)
  return { body, shadow, foot: [19, 46], footprint: { w: 14, h: 8 } }
}
