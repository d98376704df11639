import { Canvas } from '#app/art/canvas.ts'
import { propOf, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

const CX = 13
const GROUND_Y = 44

/** A stout post with a slanted top, worn pale at the height of a nose, with a paw cut into it and grass at its foot. */
export function drawSmellPost(season: Season): Prop {
  const body = new Canvas(28, 50)
  body.rect(CX - 5, 12, 10, GROUND_Y - 12, 'soil2').rect(CX - 5, 12, 3, GROUND_Y - 12, 'soil3')
  body.rect(CX + 3, 12, 2, GROUND_Y - 12, 'soil1')
  body
    .polygon(
      [
        [CX - 5, 12],
        [CX - 5, 8],
        [CX + 5, 4],
        [CX + 5, 12],
      ],
      'soil4',
    )
    .line(CX - 5, 8, CX + 4, 4, 'cream')
  drawPaw(body, CX - 3, 14)
  // Noses have rubbed the bark away here.
  body
    .rect(CX - 5, 27, 10, 7, 'soil4')
    .rect(CX - 5, 27, 3, 7, 'cream')
    .rect(CX + 3, 27, 2, 7, 'soil3')
  body.rect(CX - 5, 26, 10, 1, 'soil1').rect(CX - 5, 34, 10, 1, 'soil1')
  body.rect(CX - 6, GROUND_Y - 3, 12, 3, 'soil0')
  for (const [x, height] of [
    [CX - 8, 4],
    [CX - 6, 6],
    [CX + 5, 5],
    [CX + 7, 3],
  ] as const)
    body.rect(x, GROUND_Y - height, 1, height, season === 'snow' ? 'snow1' : 'grass1')
  if (season === 'snow') {
    body
      .line(CX - 6, 7, CX + 5, 2, 'snow2')
      .line(CX - 6, 8, CX + 5, 3, 'snow2')
      .line(CX - 5, 9, CX + 5, 5, 'snow1')
    body.rect(CX - 8, GROUND_Y - 1, 16, 2, 'snow2')
  }
  const shade = (shadow: Canvas) => roundShadow(shadow, CX + 6, GROUND_Y, 11, 4)
  return propOf(body, { foot: [CX, GROUND_Y - 1], shade })
}

/** Four toes and a pad, 7 px wide. */
function drawPaw(body: Canvas, x: number, y: number): void {
  body
    .rect(x, y + 2, 1, 2, 'soil0')
    .rect(x + 2, y, 1, 2, 'soil0')
    .rect(x + 4, y, 1, 2, 'soil0')
  body
    .rect(x + 6, y + 2, 1, 2, 'soil0')
    .rect(x + 2, y + 4, 3, 3, 'soil0')
    .rect(x + 1, y + 5, 5, 2, 'soil0')
}
