/** Sizes in art pixels, as they are drawn for the pages. */
const SIZES = {
  birch: [80, 128],
  boulder: [44, 31],
  bush: [51, 40],
  'bush-low': [51, 33],
  spruce: [90, 138],
  'spruce-small': [73, 106],
} as const

type EdgeThing = { thing: keyof typeof SIZES; x: number; y: number; width: number; height: number }

/** Trees and bushes along the edges of the start page: screen pixels from its middle and from the gate. */
export const EDGE_THINGS: readonly EdgeThing[] = (
  [
    ['spruce-small', 640, 30],
    ['bush-low', 690, 250],
    ['birch', 650, 380],
    ['spruce', -800, 180],
    ['bush', -720, 450],
    ['boulder', -704, 640],
    ['spruce', 640, 860],
    ['birch', -780, 900],
    ['bush', -690, 1140],
    ['spruce-small', 650, 1170],
  ] as const
).map(([thing, x, y]) => ({ thing, x, y, width: SIZES[thing][0], height: SIZES[thing][1] }))
