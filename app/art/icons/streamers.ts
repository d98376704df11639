import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import type { Pennons } from '#durable/rules/committee/sitting.ts'

/** A pennon from its pole to its tip: `f` its fill, `e` its lower edge. */
type Pennon = { rows: readonly string[]; x: number; y: number }

const STREAMER_PX = 16

/** The pennons of a streamer hang below each other, in these colours. */
const COLOURS: readonly (readonly [fill: Colour, edge: Colour])[] = [
  ['pink', 'falu2'],
  ['gold2', 'gold1'],
  ['water3', 'water1'],
]

const MINI_PENNON = ['fffff', 'eee..']
const PENNON = ['############', '#fffffffff##', '#fffffff##..', '#eeee###....', '####........']

/** [PC8] 16x16, for lists, cards and headings: the count of the pennons is the form, the colours repeat it. */
export function drawStreamer(pennons: Pennons): Canvas {
  const canvas = new Canvas(STREAMER_PX, STREAMER_PX)
  for (let y = 0; y < STREAMER_PX; y++)
    canvas
      .set(1, y, 'ink')
      .set(2, y, y % 4 === 3 ? 'soil3' : 'soil4')
      .set(3, y, 'ink')
  canvas.set(2, 0, 'gold3').set(2, STREAMER_PX - 1, 'ink')
  for (const pennon of hung(pennons, { rows: PENNON, x: 3, y: 1 }, 4)) lay(canvas, pennon)
  return canvas
}

/** [PC8] 7x7, for name plates in the park. */
export function drawMiniStreamer(pennons: Pennons): Canvas {
  const canvas = new Canvas(7, 7)
  for (let y = 0; y < 7; y++) canvas.set(0, y, 'cream')
  for (const pennon of hung(pennons, { rows: MINI_PENNON, x: 1, y: 0 }, 2)) lay(canvas, pennon)
  return canvas
}

type Hung = Pennon & { colours: readonly [fill: Colour, edge: Colour] }

function hung(pennons: Pennons, first: Pennon, apart: number): Hung[] {
  return COLOURS.slice(0, pennons).map((colours, place) => ({ ...first, y: first.y + place * apart, colours }))
}

function lay(canvas: Canvas, { rows, x, y, colours: [fill, edge] }: Hung) {
  canvas.sprite(x, y, rows, { '#': 'ink', f: fill, e: edge })
}
