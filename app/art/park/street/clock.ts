import { Canvas } from '#app/art/canvas.ts'
import { propOf, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

const CX = 30

/** The street clock, four-faced on an iron post. Its hands stay at ten past ten. */
export function drawClock(): Prop {
  const body = new Canvas(72, 132)
  body
    .rect(CX - 3, 48, 6, 70, 'leaf1')
    .rect(CX - 3, 48, 2, 70, 'leaf3')
    .rect(CX + 2, 48, 1, 70, 'leaf0')
  for (const [y, half] of [
    [116, 13],
    [110, 9],
    [104, 6],
    [72, 5],
    [48, 7],
  ] as const) {
    body
      .rect(CX - half, y, half * 2, 6, 'leaf1')
      .rect(CX - half, y, half, 2, 'leaf3')
      .rect(CX - half, y + 5, half * 2, 1, 'leaf0')
  }
  body.line(CX - 12, 52, CX - 4, 62, 'leaf3').line(CX + 12, 52, CX + 4, 62, 'leaf0')
  body
    .ellipse(CX, 30, 23, 23, 'leaf0')
    .ellipse(CX - 0.5, 29.5, 22, 22, 'leaf1')
    .ellipse(CX, 30, 19, 19, 'gold2')
    .ellipse(CX, 30, 18, 18, 'cream')
  body.ellipse(CX, 30, 18, 18, (_x, _y, u, v) => (u + v > 0.85 ? 'gravel2' : null))
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2
    const size = i % 3 === 0 ? 3 : 2
    body.rect(CX - size / 2 + Math.sin(angle) * 14.5, 30 - size / 2 - Math.cos(angle) * 14.5, size, size, 'slate0')
  }
  body
    .capsule([CX, 30, 1.2], [CX - 7, 25, 1.2], 'ink')
    .capsule([CX, 30, 0.9], [CX + 8, 22, 0.9], 'ink')
    .ellipse(CX, 30, 2, 2, 'falu2')
  body.polygon(
    [
      [CX - 14, 10],
      [CX + 14, 10],
      [CX + 4, 4],
      [CX - 4, 4],
    ],
    'leaf1',
  )
  body.rect(CX - 12, 9, 16, 1, 'leaf3').ellipse(CX, 3, 2.5, 2.5, 'gold2')
  return propOf(body, {
    foot: [CX, 121],
    footprint: { w: 24, h: 12 },
    shade: (shadow) => roundShadow(shadow, CX + 10, 120, 20, 5),
  })
}
