import { Canvas } from '#app/art/canvas.ts'
import { drawPennant } from '#app/art/icons/pennants.ts'
import { propOf, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Pack } from '#durable/rules/packs.ts'

const POST_X = 8

/** The pack's cloth on a tall pole beside its door. */
export function drawBanner(pack: Pack): Prop {
  const body = new Canvas(52, 92)
  body
    .rect(POST_X, 6, 4, 78, 'soil2')
    .rect(POST_X, 6, 1, 78, 'soil3')
    .rect(POST_X + 3, 6, 1, 78, 'soil1')
  body
    .rect(POST_X + 2, 12, 34, 2, 'soil1')
    .ellipse(POST_X + 2, 5, 3, 3, 'gold2')
    .set(POST_X + 1, 4, 'gold3')
  body.blit(drawPennant(pack), POST_X + 7, 14)
  body.rect(POST_X - 3, 82, 10, 4, 'stone1').rect(POST_X - 3, 82, 5, 1, 'stone3')
  return propOf(body, {
    foot: [POST_X + 2, 85],
    footprint: { w: 12, h: 8 },
    shade: (shadow) => roundShadow(shadow, POST_X + 10, 85, 15, 4),
  })
}
