import { Canvas } from '#app/art/canvas.ts'
import { rng } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { blockShadow, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

type Petals = readonly [light: Colour, mid: Colour, dark: Colour]
/** Two kinds of flowers per bed. */
const BEDS = {
  gold: [
    ['gold3', 'gold2', 'gold1'],
    ['cream', 'gold2', 'gold1'],
  ],
  red: [
    ['cream', 'pink', 'falu2'],
    ['falu3', 'falu2', 'falu1'],
  ],
  violet: [
    ['pink', 'violet', 'dusk'],
    ['snow2', 'snow0', 'slate1'],
  ],
} as const satisfies Record<string, readonly [Petals, Petals]>
/** In autumn the same beds have asters and heather. */
const AUTUMN_BEDS: Record<keyof typeof BEDS, readonly [Petals, Petals]> = {
  gold: [
    ['gold2', 'gold1', 'falu2'],
    ['gold3', 'gold2', 'soil2'],
  ],
  red: [
    ['falu3', 'falu2', 'falu1'],
    ['gold2', 'gold1', 'falu1'],
  ],
  violet: [
    ['pink', 'violet', 'dusk'],
    ['violet', 'dusk', 'plum'],
  ],
}
export type BedColour = keyof typeof BEDS

/** A raised bed with a stone kerb, `tiles` wide. */
export function drawFlowerBed(season: Season, tiles: number, colour: BedColour): Prop {
  const width = tiles * 32
  const seed = 1 + Object.keys(BEDS).indexOf(colour)
  const body = new Canvas(width + 12, 40)
  body.roundRect(2, 12, width, 20, 6, 'soil1').roundRect(4, 14, width - 4, 14, 5, 'soil0')
  if (season === 'snow') drawSleepingBed(body, tiles)
  else drawBlooms(body, tiles, { seed, petals: season === 'autumn' ? AUTUMN_BEDS[colour] : BEDS[colour] })
  for (let i = 0; i < tiles * 4; i++) drawKerbStone(body, 2 + i * 8, i, season)
  body.outline('plum', 'stone0')
  const shadow = new Canvas(body.width, body.height)
  blockShadow(shadow, (x, y) => x >= 6 && x < body.width - 3 && y >= 29 && y <= 35, 80)
  return { body, shadow, foot: [width / 2, 32], footprint: { w: width - 4, h: 16 } }
}

function drawSleepingBed(body: Canvas, tiles: number): void {
  body.roundRect(4, 11, tiles * 32 - 4, 16, 5, 'snow2')
  for (let i = 0; i < tiles * 4; i++) {
    body.rect(7 + i * 8, 15 + (i % 2) * 4, 1, 4, 'grass2').set(8 + i * 8, 16 + (i % 2) * 4, 'grass1')
    body.rect(10 + i * 8, 22 - (i % 3) * 3, 3, 1, 'snow1')
  }
}

/** A leafy mound with rows of leaves lit from the left, then rows of flowers. */
function drawBlooms(body: Canvas, tiles: number, bed: { seed: number; petals: readonly [Petals, Petals] }): void {
  const width = tiles * 32
  const random = rng(bed.seed * 5 + 3)
  for (let i = 0; i < width - 6; i++) {
    const top = 9 + Math.round(2 * Math.sin(i * 0.5) + 1.5 * Math.sin(i * 0.23 + bed.seed))
    for (let y = top; y < 27; y++) body.set(4 + i, y, y > 23 ? 'leaf1' : 'leaf2')
  }
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < tiles * 6; i++) {
      const x = Math.round(5 + i * 5.1 + (row % 2) * 2.5)
      const y = 11 + row * 5 + Math.floor(random() * 2)
      if (x > width - 7) continue
      body.sprite(x - 1, y, ['.lg..', 'lgg.g', 'gg.gg', '.g.g.'], { l: row < 2 ? 'grass4' : 'grass3', g: 'grass2' })
    }
  }
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < tiles * 4; i++) {
      if (random() < 0.1) continue
      const x = Math.round(4 + i * 7.6 + (row % 2) * 3.8 + random() * 1.4)
      const y = Math.round(6 + row * 6 + random() * 1.6)
      if (x > width - 6) continue
      const [h, m, d] = bed.petals[(i * 2 + row) % 3 ? 0 : 1]
      body.sprite(x, y, ['.hh.', 'hhmm', 'hmyd', '.md.'], { h, m, d, y: m === 'gold2' ? 'soil2' : 'gold2' })
      body.rect(x + 1, y + 4, 2, 1, 'leaf1')
    }
  }
}

function drawKerbStone(body: Canvas, x: number, index: number, season: Season): void {
  body.roundRect(x, 27, 8, 7, 2, index % 3 === 1 ? 'stone2' : 'stone3')
  body.rect(x + 1, 27, 5, 1, season === 'snow' ? 'snow2' : 'cream').rect(x + 1, 33, 6, 1, 'stone1')
  body.rect(x + 7, 29, 1, 4, 'stone1')
}

/** Dark, middle and light of the content of a crate. */
const CRATES = {
  apples: ['falu1', 'falu2', 'falu3'],
  oranges: ['soil2', 'gold1', 'gold2'],
  pears: ['grass2', 'grass3', 'grass5'],
} as const satisfies Record<string, readonly [Colour, Colour, Colour]>
export type CrateOf = keyof typeof CRATES

export function drawCrate(fruit: CrateOf): Prop {
  const [dark, mid, light] = CRATES[fruit]
  const body = new Canvas(44, 40)
  body.rect(3, 15, 28, 17, 'soil2').rect(3, 15, 28, 1, 'soil4')
  for (let i = 0; i < 3; i++) {
    const y = 16 + i * 6
    body
      .rect(3, y, 28, 4, 'soil3')
      .rect(3, y, 28, 1, 'soil4')
      .rect(3, y + 4, 28, 1, 'soil1')
  }
  body.rect(3, 15, 3, 17, 'soil2').rect(28, 15, 3, 17, 'soil1').rect(3, 15, 1, 17, 'soil3')
  for (let i = 0; i < 5; i++) {
    for (let j = 0; j < 2; j++) {
      const x = 6 + i * 5 + j * 2
      const y = 11 + j * 3
      if (x >= 28) continue
      body
        .ellipse(x + 1.5, y + 1, 3, 3, dark)
        .ellipse(x + 1, y + 0.5, 2.4, 2.4, mid)
        .set(x, y - 1, light)
    }
  }
  body.outline('ink', 'plum')
  const shadow = new Canvas(44, 40)
  blockShadow(shadow, (x, y) => x >= 7 && x <= 37 && y >= 28 && y <= 34, 86)
  return { body, shadow, foot: [17, 31], footprint: { w: 28, h: 12 } }
}

const BARREL_FLOWERS = [
  '..yy....bb....yy..',
  '.yyoy..bbcb..yoyy.',
  '..yy.gg.bb.gg.yy..',
  '.gg.gGGg..gGGg.gg.',
  '..gGgggGgGgggGgg..',
  '...ggdggdgggdgg...',
]

/** A sawn-off barrel with flowers. */
export function drawBarrel(): Prop {
  const body = new Canvas(36, 44)
  for (let y = 6; y < 37; y++) {
    const half = Math.round(10 - 2 * ((y - 21) / 15) ** 2)
    for (let i = -half; i < half; i++) body.set(15 + i, y, (i + 12) % 5 === 0 ? 'soil1' : stavePaint(i / half))
  }
  for (const y of [11, 29]) {
    for (let i = -9; i < 9; i++) body.rect(15 + i, y, 1, 2, i < -3 ? 'stone2' : i < 4 ? 'stone1' : 'stone0')
  }
  body.ellipse(15, 7, 8, 3, 'soil1').ellipse(15, 7, 6.5, 2, 'soil0')
  body.sprite(6, 0, BARREL_FLOWERS, {
    y: 'gold2',
    o: 'gold1',
    b: 'pink',
    c: 'cream',
    g: 'grass2',
    G: 'grass4',
    d: 'leaf2',
  })
  body.outline('ink', 'plum')
  const shadow = new Canvas(36, 44)
  roundShadow(shadow, 20, 36, 12, 4)
  return { body, shadow, foot: [15, 35], footprint: { w: 18, h: 10 } }
}

function stavePaint(across: number): Colour {
  if (across < -0.6) return 'soil3'
  if (across < -0.2) return 'soil4'
  if (across < 0.3) return 'soil3'
  return across < 0.7 ? 'soil2' : 'soil1'
}
