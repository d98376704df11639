import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import type { Prop } from '#app/art/park/prop.ts'

const PAINTS = {
  red: ['falu1', 'falu2', 'falu3'],
  blue: ['water0', 'slate1', 'slate2'],
} as const satisfies Record<string, readonly [Colour, Colour, Colour]>

/** A rowing boat, low in the water in one frame and high in the other. */
export function drawBoat(colour: keyof typeof PAINTS, frame: number): Prop {
  const boat = new Canvas(104, 56)
  drawHull(boat, PAINTS[colour])
  boat.outline('ink', 'plum')
  const lift = frame % 2
  const waterline = 40
  const body = new Canvas(112, 60).ellipse(52, waterline + 3, 46, 7, 'water0')
  const afloat = new Canvas(104, 56).blit(boat, 0, 1 - lift)
  for (let y = waterline + 3; y < 56; y++) for (let x = 0; x < 104; x++) afloat.erase(x, y)
  body.blit(afloat, 0, 0)
  body.rect(14 - lift, waterline + 3, 70 + lift * 2, 1, 'water4').rect(22 + lift * 3, waterline + 5, 34, 1, 'water3')
  body.rect(62 - lift * 4, waterline + 7, 20, 1, 'water2')
  return { body, shadow: new Canvas(1, 1), foot: [50, waterline + 3], footprint: { w: 84, h: 18 } }
}

function drawHull(boat: Canvas, [dark, mid, light]: readonly [Colour, Colour, Colour]): void {
  for (let x = 6; x < 94; x++) {
    const bow = Math.max(0, (x - 70) / 24)
    const rim = Math.round(22 - bow * bow * 11)
    const keel = Math.round(44 - bow * bow * 12 - Math.max(0, (14 - x) * 0.7))
    for (let y = rim; y < keel; y++) {
      const plank = Math.floor((y - rim) / 5)
      boat.set(x, y, (y - rim) % 5 === 4 ? dark : plank === 0 ? 'cream' : plank === 1 ? light : mid)
    }
  }
  boat.ellipse(46, 23, 39, 7, 'soil1').ellipse(46, 24.5, 36, 5.5, 'soil2').ellipse(42, 26, 28, 3.5, 'soil3')
  for (const x of [24, 46, 66]) {
    boat.polygon(
      [
        [x, 17],
        [x + 7, 17],
        [x + 5, 29],
        [x - 2, 29],
      ],
      'soil4',
    )
    boat.line(x + 6, 18, x + 4, 28, 'soil3')
  }
  boat.rect(7, 21, 5, 3, 'gravel2').rect(9, 22, 72, 1, 'gravel2')
  boat.capsule([18, 22, 1], [78, 27, 1], 'gravel1').capsule([12, 21, 2.4], [19, 22, 2], 'cream')
  boat.rect(91, 12, 2, 4, 'gold2').ellipse(56, 21, 4, 2.5, 'gravel2').ellipse(56, 21, 2, 1, 'soil2')
}
