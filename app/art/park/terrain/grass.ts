import { Canvas } from '#app/art/canvas.ts'
import { rng } from '#app/art/noise.ts'
import type { Colour, Paint } from '#app/art/palette.ts'
import type { Season } from '#app/art/park/season.ts'

/** The side of a tile, in art pixels. */
export const TILE = 32
/**
 * The number of grass tiles: 0 and 1 plain, 2 to 4 with tufts, 5 to 7 with white, yellow and pink flowers, 8 with
 * clover, 9 and 10 with white flowers in other places, 11 with clover in other places.
 */
export const GRASS_VARIANTS = 12

type Greens = { base: Colour; light: Colour; mark: Colour; mid: Colour; dark: Colour }

const GREEN: Greens = { base: 'grass4', light: 'grass5', mark: 'grass3', mid: 'grass3', dark: 'grass2' }
/** In autumn the meadow stays green, and its blades become straw. */
const GREENS: Record<Season, Greens> = {
  summer: GREEN,
  autumn: { base: 'grass4', light: 'grass6', mark: 'grass5', mid: 'soil4', dark: 'grass2' },
  snow: { base: 'snow2', light: 'snow2', mark: 'snow1', mid: 'snow0', dark: 'snow0' },
}
/**
 * Seeds that give each season marks of its own, so that a tile does not look like a tinted copy of another season's.
 */
const SEASON_SEED: Record<Season, number> = { summer: 0, autumn: 200, snow: 400 }

const TUFTS = {
  broad: ['..l....', '..g..l.', 'd.gd.g.', 'dgdgdgd', '.ddddd.'],
  small: ['.l..', '.g.l', 'dgdg', '.dd.'],
  wide: ['...l.....', '.l.g..l..', '.g.gd.g.l', 'dgdgdgdgd', '.ddd.ddd.'],
  sprig: ['l..', 'g.l', 'dgd'],
} as const
const CLOVER = ['.gg.', 'gllg', 'glg.', '.g..']
type Spots = readonly (readonly [x: number, y: number])[]
const CLOVER_SPOTS: Readonly<Record<number, Spots>> = {
  8: [
    [8, 9],
    [19, 14],
    [11, 22],
  ],
  11: [
    [23, 7],
    [5, 17],
    [20, 21],
  ],
}
const WHITE = ['.w.', 'wyw', '.w.']
const YELLOW = ['.y.', 'yoy', '.y.']
const PINK = ['.p.', 'pcp', '.p.']
const FLOWERS: Readonly<Record<number, { rows: readonly string[]; spots: Spots }>> = {
  5: {
    rows: WHITE,
    spots: [
      [6, 8],
      [18, 5],
      [13, 18],
      [24, 20],
    ],
  },
  6: {
    rows: YELLOW,
    spots: [
      [6, 8],
      [18, 5],
      [13, 18],
    ],
  },
  7: {
    rows: PINK,
    spots: [
      [6, 8],
      [18, 5],
      [13, 18],
      [24, 20],
    ],
  },
  9: {
    rows: WHITE,
    spots: [
      [23, 10],
      [9, 22],
    ],
  },
  10: {
    rows: WHITE,
    spots: [
      [14, 9],
      [5, 14],
      [20, 23],
    ],
  },
}
const FROZEN_TUFT = ['..g..', 'g.g.g', '.ggg.', 'nnnnn']

/** A whole tile of meadow. Marks stay 3 px away from the edge, so that any two tiles fit together. */
export function grassTile(variant: number, season: Season): Canvas {
  const tile = new Canvas(TILE, TILE).fill(GREENS[season].base)
  const random = rng(variant * 97 + 11 + SEASON_SEED[season])
  const greens = GREENS[season]
  const paints = { l: greens.light, g: greens.mid, d: greens.dark }
  const tuft = (name: keyof typeof TUFTS, x: number, y: number) => tile.sprite(x, y, TUFTS[name], paints)
  const blades = (count: number) => {
    for (let i = 0; i < count; i++) drawBlade(tile, greens, random)
  }

  if (variant === 0) blades(2)
  if (variant === 1) blades(4)
  if (variant === 2) {
    tuft('small', 7, 10)
    blades(3)
  }
  if (variant === 3) {
    tuft('broad', 16, 17)
    tuft('sprig', 6, 6)
    blades(1)
  }
  if (variant === 4) {
    tuft('wide', 8, 15)
    tuft('small', 22, 6)
  }
  const flowers = FLOWERS[variant]
  if (flowers) {
    for (const [x, y] of flowers.spots) {
      tuft('sprig', x - 1, y + 2)
      if (season !== 'snow') drawFlower(tile, x, y, flowers.rows)
    }
    blades(1)
  }
  for (const [x, y] of CLOVER_SPOTS[variant] ?? []) {
    tile.sprite(x, y, CLOVER, { l: greens.light, g: greens.mark }).set(x + 1, y + 4, greens.dark)
  }

  if (season === 'autumn') {
    const leaves = 2 + Math.floor(random() * 3)
    for (let i = 0; i < leaves; i++) {
      drawLeaf(tile, 2 + Math.floor(random() * 27), 2 + Math.floor(random() * 27), random())
    }
  }
  if (season === 'snow' && variant > 1) {
    for (let i = 0; i < 2; i++) {
      const x = 5 + Math.floor(random() * 20)
      const y = 6 + Math.floor(random() * 20)
      tile.sprite(x, y, FROZEN_TUFT, { g: 'grass1', n: 'snow0' })
    }
  }
  return tile
}

function drawBlade(tile: Canvas, greens: Greens, random: () => number): void {
  const x = 3 + Math.floor(random() * 25)
  const y = 3 + Math.floor(random() * 25)
  if (random() < 0.5) {
    tile
      .set(x, y, greens.mark)
      .set(x + 1, y + 1, greens.mark)
      .set(x + 2, y, greens.mark)
  } else {
    tile.set(x, y, greens.light).set(x, y + 1, greens.mark)
  }
}

function drawFlower(tile: Canvas, x: number, y: number, rows: readonly string[]): void {
  tile.sprite(x, y, rows, { w: 'cream', y: 'gold2', o: 'gold1', p: 'pink', c: 'gold3' }).set(x + 1, y + 3, 'grass2')
}

/** A fallen leaf; `pick` in [0, 1) chooses its colour. */
export function drawLeaf(target: Canvas, x: number, y: number, pick: number): void {
  const [dark, light] = leafPaints(pick)
  target
    .set(x, y, dark)
    .set(x + 1, y, light)
    .set(x + 1, y + 1, dark)
    .set(x + 2, y + 1, 'grass2')
}

function leafPaints(pick: number): readonly [Paint, Paint] {
  if (pick < 0.35) return ['gold1', 'gold2']
  if (pick < 0.6) return ['falu3', 'gold1']
  if (pick < 0.85) return ['gold2', 'gold3']
  return ['soil3', 'gold1']
}
