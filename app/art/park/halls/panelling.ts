import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT, type Prop } from '#app/art/park/prop.ts'
import { WALL_HEIGHT } from '#app/art/park/terrain/indoor.ts'

/** Coverings of walls. A wall without one shows its stones. */
export const PANELLINGS = ['boards', 'logs', 'plaster', 'damask', 'stripes', 'night', 'canvas'] as const
export type Panelling = (typeof PANELLINGS)[number]

/** The upper edge of the lower panelling, px from the top, and the height of the skirting board. */
const DADO_Y = 30
const SKIRTING = 4

type Painter = (x: number, y: number) => Colour

const PAINTERS: Record<Panelling, Painter> = {
  boards: (x, y) => {
    const across = x % 8
    if (across === 0) return 'soil0'
    if (hash(x >> 3, y >> 4, 3) < 0.2 && y % 16 === 9 && across > 2 && across < 5) return 'soil0'
    return across === 1 ? 'soil3' : hash(x, y >> 3, 5) < 0.16 ? 'soil1' : 'soil2'
  },
  logs: (x, y) => {
    const down = y % 9
    if (down === 8) return 'soil0'
    if (down === 0) return 'soil4'
    if (down > 5) return 'soil1'
    return hash(x >> 3, y, 6) < 0.14 ? 'soil2' : 'soil3'
  },
  plaster: (x, y) => (y < DADO_Y ? (hash(x >> 2, y >> 1, 7) < 0.05 ? 'gravel2' : 'gravel3') : dado(x, y, WOOD)),
  damask: (x, y) => {
    if (y >= DADO_Y) return dado(x, y, DARK)
    const [u, v] = [Math.abs((x % 16) - 7.5), Math.abs((y % 14) - 6.5)]
    return u + v < 3 ? 'falu3' : u + v < 5 ? 'falu1' : u + v > 12 ? 'falu1' : 'falu2'
  },
  stripes: (x, y) =>
    y >= DADO_Y
      ? dado(x, y, WHITE)
      : x % 16 < 8
        ? x % 16 === 0
          ? 'gravel3'
          : 'cream'
        : x % 16 === 8
          ? 'falu3'
          : 'pink',
  night: (x, y) => {
    if (y === DADO_Y || y === DADO_Y + 1) return 'violet'
    if (y === DADO_Y - 1 || y === DADO_Y + 2) return 'plum'
    if (y > DADO_Y) return x % 16 === 0 ? 'plum' : 'slate0'
    return hash(x >> 1, y >> 1, 9) < 0.02 ? 'gold3' : (x + y) % 32 < 1 ? 'slate1' : 'dusk'
  },
  canvas: (x, y) => {
    const fold = x % 32
    if (y < 5) return fold % 8 < 4 ? 'gold2' : 'gold1'
    return fold < 16 ? (fold > 12 ? 'falu1' : fold < 3 ? 'falu3' : 'falu2') : fold > 28 ? 'gravel2' : 'cream'
  },
}

type Wood = readonly [dark: Colour, mid: Colour, light: Colour]
const WOOD: Wood = ['soil1', 'soil3', 'soil4']
const DARK: Wood = ['soil0', 'soil1', 'soil2']
const WHITE: Wood = ['stone2', 'gravel3', 'cream']

/** Framed panels of wood, 16 px wide. */
function dado(x: number, y: number, [dark, mid, light]: Wood): Colour {
  const down = y - DADO_Y
  const across = x % 16
  if (down === 0) return light
  if (down === 1 || across === 15) return dark
  if (across > 2 && across < 13 && down > 3) return across === 3 || down === 4 ? dark : across === 12 ? light : mid
  return mid
}

/**
 * A piece of covered wall, so many tiles wide, with its cornice and skirting board. Its foot is the foot of the wall.
 */
export function drawPanelling(panelling: Panelling, tiles: number): Prop {
  const width = tiles * 32
  const body = new Canvas(width, WALL_HEIGHT)
  const paint = PAINTERS[panelling]
  for (let y = 0; y < WALL_HEIGHT; y++) for (let x = 0; x < width; x++) body.set(x, y, paint(x, y))
  const isTent = panelling === 'canvas'
  body.rect(0, 0, width, 1, isTent ? 'gold3' : 'soil4').rect(0, 1, width, 2, isTent ? 'gold2' : 'soil2')
  body.rect(0, 3, width, 1, isTent ? 'falu0' : 'soil0')
  if (isTent)
    for (let x = 0; x < width; x += 8) body.sprite(x, 4, ['######..', '.####...', '..##....'], { '#': 'gold2' })
  else {
    body.rect(0, WALL_HEIGHT - SKIRTING, width, SKIRTING, 'soil1').rect(0, WALL_HEIGHT - SKIRTING, width, 1, 'soil3')
  }
  body.rect(0, WALL_HEIGHT - 1, width, 1, 'soil0')
  return { body, shadow: shadeAtFoot(width), foot: [0, WALL_HEIGHT], footprint: NO_FOOTPRINT }
}

/** Shade for what stands in front of a wall. */
function shadeAtFoot(width: number): Canvas {
  return new Canvas(width, WALL_HEIGHT)
}
