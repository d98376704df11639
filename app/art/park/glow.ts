import { Canvas } from '#app/art/canvas.ts'
import { PALETTE, rgb } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import { TRADES } from './shop/trades.ts'
import { HUT_COLOURS } from './shore/beach-hut.ts'

/** The pixels of a thing that shine: those of some colours within a box of its picture, px, and the colours they shine in. */
type Glow = { box?: readonly [x: number, y: number, width: number, height: number]; colours: Colours }
/** Light that falls out of a window onto the ground before the thing, px of its picture: the upper edge, and how far it reaches. */
type Fall = { x: number; y: number; width: number; long: number }
type Colours = Partial<Record<Colour, Colour>>

/** How much of its colour a shining pixel gives to those one and two px away, 0 to 255. */
const BLOOM = [72, 30] as const

const as = (...colours: Colour[]): Colours => Object.fromEntries(colours.map((colour) => [colour, colour]))
const EVERY: Colours = Object.fromEntries(Object.keys(PALETTE).map((colour) => [colour, colour]))
const FIRE = as('gold1', 'gold2', 'gold3', 'cream')
const GLASS: Colours = { gold1: 'gold2', gold2: 'gold3', gold3: 'gold3', cream: 'cream' }
const BULBS = as('gold3', 'falu3', 'water4', 'grass5', 'pink', 'cream')
/** Daylight in a pane is lamplight at night. */
const PANES: Colours = { water1: 'gold2', water2: 'gold2', water3: 'gold3', water4: 'gold3' }
const COOL = as('water2', 'water3', 'water4', 'cream')

/** The window with its goods before the light, the door and the sign on the roof. */
const SHOP: readonly Glow[] = [
  { box: [30, 128, 66, 22], colours: { plum: 'gold2', ink: 'gold2', soil0: 'gold1' } },
  { box: [119, 118, 18, 14], colours: FIRE },
  { box: [74, 62, 24, 24], colours: { gold3: 'gold2', cream: 'gold3' } },
]
const FOOTLIGHTS: Glow = { box: [17, 105, 93, 23], colours: as('gold3') }
/** The marquee and the screen. */
const CABINET: readonly Glow[] = [
  { box: [9, 7, 50, 12], colours: FIRE },
  { box: [16, 26, 34, 28], colours: EVERY },
]
const SHOP_FALL: Fall = { x: 28, y: 170, width: 70, long: 36 }
const FALLS: Readonly<Record<string, readonly Fall[]>> = {
  shop: [SHOP_FALL],
  ...Object.fromEntries(TRADES.map((trade) => [`shop-${trade}`, [SHOP_FALL]])),
  'house-losjen': [{ x: 62, y: 158, width: 29, long: 26 }],
  'house-sekten': [{ x: 60, y: 157, width: 33, long: 34 }],
  'house-selskapet': [{ x: 58, y: 157, width: 37, long: 30 }],
}
/** How much of its colour light gives to the ground at the wall, 0 to 255, and how much wider it gets with each px. */
const FALL = { alpha: 84, spreads: 0.35 } as const
/** The round pane in the gable of a hut. */
const GABLE_WINDOW: readonly Glow[] = [{ box: [37, 24, 7, 8], colours: PANES }]
const STALL: readonly Glow[] = [{ box: [12, 40, 86, 22], colours: { plum: 'gold1' } }]

/** What shines, by prefab; boxes are measured in the picture of the summer. */
export const GLOWS: Readonly<Record<string, readonly Glow[]>> = {
  lamp: [{ box: [12, 11, 16, 16], colours: GLASS }],
  lighthouse: [
    { box: [38, 30, 24, 20], colours: GLASS },
    { box: [45, 84, 7, 12], colours: PANES },
    { box: [45, 114, 7, 12], colours: PANES },
  ],
  shop: SHOP,
  ...Object.fromEntries(TRADES.map((trade) => [`shop-${trade}`, trade === 'films' ? [...SHOP, FOOTLIGHTS] : SHOP])),
  'stall-red': STALL,
  'stall-blue': STALL,
  'stall-gold': STALL,
  clock: [{ colours: as('cream') }],
  alley: [{ box: [35, 66, 14, 20], colours: as('gold2', 'gold3') }],
  stage: [
    { box: [8, 31, 370, 9], colours: BULBS },
    { box: [156, 30, 72, 68], colours: as('gold2', 'gold3') },
  ],
  'string-lights': [{ box: [12, 12, 190, 32], colours: BULBS }],
  ...Object.fromEntries(HUT_COLOURS.map((colour) => [`beach-hut-${colour}`, GABLE_WINDOW])),
  boathouse: [
    { box: [49, 85, 38, 39], colours: { plum: 'gold1' } },
    { box: [60, 44, 16, 14], colours: { water0: 'gold2', water2: 'gold3' } },
  ],
  tent: [{ box: [49, 74, 34, 46], colours: { plum: 'gold1', ink: 'soil2', gold2: 'gold3' } }],
  'house-banden': [
    { box: [24, 96, 14, 12], colours: PANES },
    { box: [114, 92, 14, 12], colours: PANES },
    { box: [70, 40, 12, 10], colours: PANES },
  ],
  'house-klanen': [{ box: [30, 112, 92, 24], colours: { gold2: 'gold2' } }],
  'house-losjen': [
    { box: [32, 78, 88, 14], colours: PANES },
    { box: [32, 120, 12, 14], colours: PANES },
    { box: [108, 120, 12, 14], colours: PANES },
    { box: [66, 116, 21, 14], colours: FIRE },
  ],
  'house-sekten': [
    { box: [32, 104, 10, 38], colours: FIRE },
    { box: [111, 104, 10, 38], colours: FIRE },
    { box: [47, 82, 10, 14], colours: FIRE },
    { box: [96, 82, 10, 14], colours: FIRE },
    { box: [61, 110, 31, 40], colours: FIRE },
  ],
  'house-selskapet': [
    { box: [33, 87, 28, 16], colours: PANES },
    { box: [91, 87, 28, 16], colours: PANES },
    { box: [33, 120, 12, 16], colours: PANES },
    { box: [107, 120, 12, 16], colours: PANES },
    { box: [60, 113, 33, 43], colours: PANES },
  ],
  'house-stammen': [
    { box: [41, 128, 8, 10], colours: FIRE },
    { box: [105, 128, 8, 10], colours: FIRE },
  ],
  'grave-candle': [{ box: [4, 13, 11, 15], colours: { ...FIRE, snow2: 'snow2' } }],
  'cabinet-knogleknas': CABINET,
  'cabinet-jumping-dog': CABINET,
  'cabinet-cats-free': CABINET,
  'neon-paw': [{ colours: as('pink', 'violet') }],
  'neon-star': [{ colours: as('gold3', 'gold1') }],
  'floor-lamp': [{ box: [8, 8, 28, 20], colours: GLASS }],
  stove: [{ box: [18, 88, 22, 16], colours: { falu1: 'falu2', falu2: 'falu3', ...FIRE } }],
  'popcorn-cart': [{ box: [9, 16, 42, 29], colours: { water4: 'gold3', snow2: 'cream', ...FIRE } }],
  sconce: [{ box: [10, 9, 8, 11], colours: GLASS }],
  candelabra: [{ colours: as('gold2', 'gold3') }],
  candle: [{ box: [3, 12, 8, 10], colours: FIRE }],
  'candles-2': [{ colours: as('gold2', 'gold3') }],
  'candles-3': [{ colours: as('gold2', 'gold3') }],
  'candle-niche': [{ colours: as('gold1', 'gold2', 'gold3') }],
  hearth: [{ colours: FIRE }],
  chimney: [{ box: [78, 26, 14, 8], colours: as('gold3') }],
  fireplace: [{ colours: FIRE }],
  'glass-wall': [{ colours: as('gold3') }],
  'aisle-light': [{ colours: GLASS }],
  'exit-sign': [{ colours: { grass6: 'grass6' } }],
  'crystals-blue': [{ colours: as('water3', 'water4') }],
  'crystals-violet': [{ colours: as('pink', 'cream') }],
  'owl-dog': [
    { box: [25, 18, 44, 20], colours: COOL },
    { box: [40, 48, 13, 13], colours: COOL },
    { box: [18, 114, 56, 6], colours: COOL },
  ],
  'rune-ring': [{ colours: as('water3', 'water4') }],
  'yule-tree': [{ colours: as('gold2', 'gold3', 'falu3', 'pink', 'water4') }],
}

/** The shining pixels of a thing on an empty picture of the same size, with their bloom; null if nothing of it shines. */
export function litOf(prefab: string, body: Canvas): Canvas | null {
  const glows = GLOWS[prefab]
  if (!glows) return null
  const falls = FALLS[prefab] ?? []
  const shining = new Canvas(body.width, Math.max(body.height, ...falls.map(({ y, long }) => y + long)))
  for (const { box = [0, 0, body.width, body.height], colours } of glows) {
    const [left, top, width, height] = box
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) {
        const lit = litColour(body, { x, y }, colours)
        if (lit) shining.set(x, y, lit)
      }
  }
  const lit = bloomed(shining)
  for (const fall of falls) drawFall(lit, fall)
  return lit
}

/** A trapezoid on the ground that gets wider and paler, in checks of two pixels. */
function drawFall(lit: Canvas, { x, y, width, long }: Fall): void {
  for (let down = 0; down < long; down++) {
    const spread = Math.round(down * FALL.spreads)
    for (let across = -spread; across < width + spread; across++) {
      const isEdge = across < 2 - spread || across > width + spread - 3
      const isChecked = ((((x + across) >> 1) + ((y + down) >> 1)) & 1) === 0
      if ((isEdge || down > long * 0.7) && isChecked) continue
      lit.set(x + across, y + down, 'gold3', Math.round(FALL.alpha * (1 - 0.7 * (down / long))))
    }
  }
}

function litColour(body: Canvas, { x, y }: { x: number; y: number }, colours: Colours): Colour | null {
  const colour = body.alphaAt(x, y) === 255 ? colourOf(body.get(x, y)) : undefined
  return (colour && colours[colour]) ?? null
}

const NAMES = new Map(Object.keys(PALETTE).map((name) => [rgb(name as Colour).join(), name as Colour]))

function colourOf(pixel: readonly number[] | null): Colour | undefined {
  return pixel ? NAMES.get(pixel.join()) : undefined
}

function bloomed(shining: Canvas): Canvas {
  const lit = new Canvas(shining.width, shining.height)
  for (const [index, alpha] of [...BLOOM.entries()].reverse()) {
    const far = index + 1
    for (let y = 0; y < lit.height; y++)
      for (let x = 0; x < lit.width; x++) {
        if (shining.alphaAt(x, y) === 0) continue
        const colour = shining.get(x, y)
        for (let dy = -far; dy <= far; dy++)
          for (let dx = -far; dx <= far; dx++)
            if (
              Math.abs(dx) + Math.abs(dy) === far &&
              !shining.alphaAt(x + dx, y + dy) &&
              lit.alphaAt(x + dx, y + dy) < alpha
            )
              lit.erase(x + dx, y + dy).set(x + dx, y + dy, colour, alpha)
      }
  }
  return lit.blit(shining, 0, 0)
}
