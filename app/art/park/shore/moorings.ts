import { Canvas } from '#app/art/canvas.ts'
import { propOf, roundShadow, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

/** A pile in the ground beside a jetty, with a rope around it. */
export function drawPile(): Prop {
  const body = new Canvas(36, 48)
  body
    .rect(10, 6, 12, 34, 'soil2')
    .rect(10, 6, 3, 34, 'soil3')
    .rect(19, 6, 3, 34, 'soil1')
    .ellipse(16, 6, 6, 2.6, 'soil4')
    .ellipse(16, 6, 3, 1.2, 'soil2')
  body
    .rect(9, 15, 14, 2, 'gravel2')
    .rect(9, 18, 14, 2, 'gravel1')
    .rect(9, 17, 14, 1, 'soil1')
    .rect(10, 34, 12, 6, 'soil0')
  return propOf(body, {
    foot: [16, 40],
    footprint: { w: 14, h: 8 },
    shade: (shade) => roundShadow(shade, 20, 40, 11, 3),
  })
}

/** Nets hung up to dry, with floats. */
export function drawNets(): Prop {
  const body = new Canvas(92, 60)
  for (const x of [8, 66])
    body
      .rect(x, 6, 4, 44, 'soil2')
      .rect(x, 6, 1, 44, 'soil3')
      .rect(x + 3, 6, 1, 44, 'soil1')
  body.rect(6, 9, 66, 2, 'soil3')
  for (let x = 12; x < 66; x++) {
    const hem = 36 + Math.round(Math.sin((x - 12) * 0.12) * 5)
    for (let y = 11; y < hem; y++) if ((x + y) % 5 === 0 || (x - y + 100) % 5 === 0) body.set(x, y, 'leaf1')
    body.set(x, hem, 'leaf2')
  }
  for (const x of [16, 28, 40, 52, 62])
    body
      .ellipse(x, 38 + Math.sin((x - 12) * 0.12) * 5, 3, 2.6, 'gold1')
      .rect(x - 2, 36 + Math.round(Math.sin((x - 12) * 0.12) * 5), 2, 1, 'gold3')
  return propOf(body, { foot: [39, 50], footprint: { w: 64, h: 16 }, shade: (shade) => sheared(shade, [8, 70], 50, 8) })
}

/** A moored sailing boat, one pixel lower in frame 1. */
export function drawSailboat(frame: number): Prop {
  const boat = new Canvas(124, 132)
  boat.rect(58, 6, 3, 92, 'soil1').rect(58, 6, 1, 92, 'soil3')
  boat
    .polygon(
      [
        [62, 10],
        [62, 84],
        [104, 84],
      ],
      'cream',
    )
    .polygon(
      [
        [62, 10],
        [62, 84],
        [72, 84],
      ],
      'snow2',
    )
    .polygon(
      [
        [56, 20],
        [56, 84],
        [26, 84],
      ],
      'gravel2',
    )
  for (const y of [40, 62]) boat.line(62, y, 62 + (y - 10) * 0.56, y, 'gravel1')
  boat.sprite(68, 56, ['..##.##..', '..##.##..', '##.....##', '##.###.##', '..#####..', '.#######.', '.##...##.'], {
    '#': 'falu2',
  })
  boat.rect(60, 4, 12, 5, 'falu2').rect(60, 4, 12, 1, 'falu3').rect(24, 84, 82, 2, 'soil1')
  for (let y = 92; y < 112; y++) {
    const [left, right] = [8 + (y - 92) * 0.7, 114 - (y - 92) * 1.2]
    for (let x = Math.round(left); x < right; x++)
      boat.set(x, y, y < 95 ? 'soil4' : y < 98 ? 'cream' : y > 107 ? 'water0' : x > 90 ? 'water0' : 'water1')
  }
  boat.rect(14, 96, 90, 1, 'gold2').outline('ink', 'plum')
  const body = new Canvas(124, 132).ellipse(60, 112, 56, 6, 'water0').ellipse(58, 113, 46, 3, 'water1')
  body
    .blit(boat.crop(0, 0, 124, 113 - frame), 0, frame)
    .rect(8 + frame * 3, 115, 22, 1, 'water4')
    .rect(70 - frame * 3, 117, 26, 1, 'water4')
  return { body, shadow: new Canvas(1, 1), foot: [60, 114], footprint: { w: 96, h: 18 } }
}
