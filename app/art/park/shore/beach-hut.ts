import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { propOf, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

/** Dark, middle and light of the painted boards, then of the door. */
const PAINTS = {
  red: { boards: ['falu1', 'falu2', 'falu3'], door: ['water0', 'water1'] },
  blue: { boards: ['water1', 'water2', 'water3'], door: ['falu1', 'falu2'] },
  gold: { boards: ['gold1', 'gold2', 'gold3'], door: ['leaf1', 'grass1'] },
  green: { boards: ['grass1', 'leaf3', 'grass3'], door: ['soil2', 'gold2'] },
} as const satisfies Record<string, { boards: readonly [Colour, Colour, Colour]; door: readonly [Colour, Colour] }>
export type HutColour = keyof typeof PAINTS
export const HUT_COLOURS = Object.keys(PAINTS) as HutColour[]

const MIDDLE = 40
const FLOOR_Y = 92

/** A hut for bathers on short stilts, striped boards and a white gable. */
export function drawBeachHut(colour: HutColour): Prop {
  const { boards, door } = PAINTS[colour]
  const body = new Canvas(84, 104)
  for (const x of [14, 38, 62]) body.rect(x, FLOOR_Y - 8, 4, 8, 'soil1').rect(x, FLOOR_Y - 8, 1, 8, 'soil3')
  drawFront(body, boards)
  drawDoor(body, door)
  drawRoof(body)
  body.rect(8, 82, 64, 4, 'soil3').rect(8, 82, 64, 1, 'soil4').rect(8, 85, 64, 1, 'soil1')
  for (const [i, y] of [86, 90].entries()) {
    body
      .rect(30 - i * 2, y, 22 + i * 4, 4, 'soil3')
      .rect(30 - i * 2, y, 22 + i * 4, 1, 'gravel2')
      .rect(30 - i * 2, y + 3, 22 + i * 4, 1, 'soil1')
  }
  return propOf(body, {
    foot: [MIDDLE, FLOOR_Y],
    footprint: { w: 64, h: 30 },
    shade: (shadow) => sheared(shadow, [10, 70], FLOOR_Y, 18),
  })
}

function drawFront(body: Canvas, [dark, mid, light]: readonly [Colour, Colour, Colour]): void {
  const stripe = (x: number) => {
    const within = (x + 2) % 10
    if (within > 4) return x > 62 ? 'stone3' : within === 5 ? 'snow2' : 'cream'
    return within === 4 ? dark : within === 0 ? light : mid
  }
  body.polygon(
    [
      [12, 36],
      [MIDDLE + 0.5, 10],
      [69, 36],
    ],
    stripe,
  )
  for (let y = 36; y < 82; y++) for (let x = 12; x < 69; x++) body.set(x, y, stripe(x))
  body.ellipse(MIDDLE + 0.5, 28, 5, 5, 'cream').ellipse(MIDDLE + 0.5, 28, 3.5, 3.5, 'water1')
  body.rect(38, 26, 2, 2, 'water4')
}

function drawDoor(body: Canvas, [dark, mid]: readonly [Colour, Colour]): void {
  body.rect(29, 42, 23, 40, 'cream').rect(51, 42, 1, 40, 'stone3').rect(31, 44, 19, 38, mid)
  for (const x of [36, 41, 46]) body.rect(x, 44, 1, 38, dark)
  body.rect(31, 50, 19, 2, dark).rect(31, 72, 19, 2, dark).rect(46, 62, 2, 3, 'gold3')
}

function drawRoof(body: Canvas): void {
  for (let step = 0; step <= 70; step++) {
    const share = step / 70
    const y = Math.round(6 + 34 * share)
    const [west, east] = [Math.round(MIDDLE - 36 * share), Math.round(MIDDLE + 1 + 36 * share)]
    for (let k = 0; k < 7; k++) {
      body.set(west, y + k, k < 2 ? 'snow2' : k < 5 ? 'cream' : 'stone3')
      body.set(east, y + k, k < 1 ? 'cream' : k < 4 ? 'stone3' : 'stone2')
    }
  }
  body.rect(MIDDLE - 1, 2, 3, 5, 'stone3').rect(MIDDLE - 1, 2, 1, 5, 'snow2')
}
