import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { propOf, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

export type CrystalColour = 'blue' | 'violet'
const TONES: Record<CrystalColour, readonly [Colour, Colour, Colour, Colour]> = {
  blue: ['water0', 'water2', 'water3', 'water4'],
  violet: ['plum', 'violet', 'pink', 'cream'],
}
/** Where each crystal stands, its height, its width, and how far it leans. */
const POINTS = [
  [9, 18, 4, -5],
  [31, 16, 4, 6],
  [14, 28, 5, -3],
  [26, 24, 5, 3],
  [20, 36, 6, 0],
] as const

/** Glowing crystals. In frame 1 others of them are lit. */
export function drawCrystals(colour: CrystalColour, frame: number): Prop {
  const [dark, mid, light, glint] = TONES[colour]
  const body = new Canvas(48, 52)
  POINTS.forEach(([x, height, width, lean], i) => {
    const [top, foot] = [44 - height, 44]
    body.polygon(
      [
        [x - width, foot],
        [x - width + lean, top + 5],
        [x + lean, top],
        [x + width + lean, top + 5],
        [x + width, foot],
      ],
      mid,
    )
    body.polygon(
      [
        [x, foot],
        [x + lean, top],
        [x + width + lean, top + 5],
        [x + width, foot],
      ],
      dark,
    )
    body.polygon(
      [
        [x - width, foot],
        [x - width + lean, top + 5],
        [x + lean, top],
        [x - 1, foot],
      ],
      light,
    )
    if ((i + frame) % 2 === 0)
      body.rect(x - 2 + lean, top + 6, 1, Math.floor(height / 3), glint).set(x - 1 + lean, top + 3, glint)
  })
  body.ellipse(20, 44, 16, 3, 'stone1')
  const lit = propOf(body, {
    foot: [20, 46],
    footprint: { w: 30, h: 10 },
    shade: (shade) => roundShadow(shade, 25, 45, 18, 4),
  })
  const haze = new Canvas(body.width, body.height)
  for (let y = 0; y < 52; y++) {
    for (let x = 0; x < 48; x++) {
      const distance = Math.hypot(x - 20, (y - 28) * 0.8)
      if (distance < 20) haze.set(x, y, light, distance < 15 ? 60 : 30)
    }
  }
  return { ...lit, body: haze.blit(lit.body, 0, 0) }
}
