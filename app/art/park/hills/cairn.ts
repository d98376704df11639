import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { propOf, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

/** The middle, half the width and half the height of each stone, from the ground up. */
type Stone = readonly [x: number, y: number, rx: number, ry: number]

const GREAT: readonly Stone[] = [
  [18, 92, 15, 9],
  [46, 94, 16, 9],
  [72, 92, 14, 9],
  [30, 80, 15, 8],
  [58, 80, 15, 8],
  [22, 69, 11, 7],
  [44, 68, 14, 7],
  [65, 69, 10, 6],
  [35, 57, 13, 7],
  [56, 57, 11, 6],
  [45, 46, 14, 6],
  [44, 36, 9, 6],
  [46, 26, 11, 5],
  [45, 17, 6, 5],
]
const SMALL: readonly Stone[] = [
  [20, 46, 15, 7],
  [36, 47, 10, 6],
  [26, 36, 13, 6],
  [27, 27, 9, 5],
  [26, 18, 11, 4],
  [27, 11, 5, 4],
]

/** The great cairn of the north, with a flag on its pole. */
export function drawGreatCairn(season: Season): Prop {
  const body = new Canvas(96, 112)
  body.rect(44, 0, 2, 22, 'soil1').polygon(
    [
      [46, 1],
      [66, 5],
      [58, 8],
      [64, 13],
      [46, 12],
    ],
    (x, y) => (y < 4 ? 'falu3' : x > 58 ? 'falu1' : 'falu2'),
  )
  return pile(body, GREAT, { season, foot: [45, 100], footprint: { w: 70, h: 22 } })
}

/** A cairn that marks the way. */
export function drawCairn(season: Season): Prop {
  return pile(new Canvas(56, 60), SMALL, { season, foot: [26, 52], footprint: { w: 32, h: 12 } })
}

function pile(
  body: Canvas,
  stones: readonly Stone[],
  { season, foot, footprint }: { season: Season } & Pick<Prop, 'foot' | 'footprint'>,
): Prop {
  for (const [i, [x, y, rx, ry]] of stones.entries()) {
    body.ellipse(x, y + 1, rx + 1, ry + 1, 'stone0').ellipse(x, y, rx, ry, (px, py, u, v) => facet(px, py, { u, v, i }))
    if (i % 3 === 1) body.rect(x - rx * 0.5, y - ry + 2, rx * 0.6, 2, season === 'snow' ? 'snow2' : 'grass3')
    if (season === 'snow') body.ellipse(x - 1, y - ry * 0.7, rx * 0.7, ry * 0.4, 'snow2')
  }
  return propOf(body, {
    foot,
    footprint,
    shade: (shadow) => roundShadow(shadow, foot[0] + 8, foot[1] - 2, footprint.w * 0.66, 9),
  })
}

function facet(x: number, y: number, { u, v, i }: { u: number; v: number; i: number }): Colour {
  const tilt = hash(i, 3, 9) * 0.5 - 0.25
  const light = -u * 0.6 - v * 1.1 + tilt
  if (light > 0.75) return 'cream'
  if (light > 0.2) return 'stone3'
  if (light > -0.45) return (x + y + i) % 11 === 0 ? 'stone1' : 'stone2'
  return light > -1 ? 'stone1' : 'stone0'
}
