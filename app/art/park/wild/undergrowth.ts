import { Canvas } from '#app/art/canvas.ts'
import { rng } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

type Tones = readonly [dark: Colour, mid: Colour, light: Colour]
const FRONDS: Record<Season, Tones> = {
  summer: ['leaf2', 'grass2', 'grass4'],
  autumn: ['soil1', 'gold1', 'gold2'],
  snow: ['soil1', 'soil3', 'snow2'],
}
const GRASSES: Record<Season, Tones> = {
  summer: ['leaf3', 'grass3', 'grass6'],
  autumn: ['gravel0', 'soil4', 'gold3'],
  snow: ['gravel0', 'gravel1', 'snow2'],
}
/** The directions of a fern's fronds, and their lengths. */
const FERN = [
  [-15, 9],
  [14, 10],
  [-12, 16],
  [12, 17],
  [-6, 21],
  [7, 20],
  [0, 14],
] as const

/** A fern: fronds that arch from one root, with leaflets on both sides. */
export function drawFern(season: Season): Prop {
  const [dark, mid, light] = FRONDS[season]
  const body = new Canvas(46, 36)
  for (const [reach, height] of FERN) {
    for (let k = 0; k <= 14; k++) {
      const along = k / 14
      const [x, y] = [22 + reach * along ** 0.9, 31 - height * Math.sin(along * 1.9) * 0.98]
      const leaf = k % 2 === 0 ? Math.round(3.4 * (1 - along) + 0.6) : 0
      for (let i = 1; i <= leaf; i++) body.set(x - i, y + i * 0.5, dark).set(x + i, y - i * 0.5, i > 1 ? mid : light)
      body.set(x, y, along > 0.5 ? light : mid)
    }
  }
  const shadow = new Canvas(52, 40)
  roundShadow(shadow, 25, 32, 16, 3, 60)
  return { body, shadow, foot: [22, 32], footprint: NO_FOOTPRINT }
}

/** Marram grass, as on dunes. */
export function drawMarram(season: Season): Prop {
  const [dark, mid, light] = GRASSES[season]
  const body = new Canvas(40, 34)
  const random = rng(71)
  for (let i = 0; i < 16; i++) {
    const x = 10 + random() * 18
    const height = 11 + random() * 14
    const bend = (x - 18) * 0.7 + random() * 5
    for (let k = 0; k < height; k++) {
      const up = k / height
      body.set(x + bend * up * up, 30 - k, up > 0.75 ? light : i % 3 === 0 ? dark : mid)
    }
  }
  const shadow = new Canvas(46, 38)
  roundShadow(shadow, 22, 31, 13, 2.6, 60)
  return { body, shadow, foot: [19, 31], footprint: NO_FOOTPRINT }
}

/** Blueberry scrub, low over the moss. */
export function drawBlueberries(season: Season): Prop {
  const [dark, mid, light]: Tones =
    season === 'summer'
      ? ['leaf1', 'leaf3', 'grass3']
      : season === 'autumn'
        ? ['falu1', 'falu2', 'falu3']
        : ['slate1', 'snow1', 'snow2']
  const body = new Canvas(44, 26)
  const random = rng(83)
  for (let i = 0; i < 34; i++) {
    const [x, y] = [6 + random() * 30, 12 + random() * 9]
    body.rect(x, y, 3, 2, dark).rect(x, y - 1, 2, 2, i % 3 ? mid : light)
  }
  if (season !== 'snow')
    for (const [x, y] of [
      [12, 15],
      [20, 12],
      [27, 17],
      [33, 14],
      [17, 20],
    ] as const)
      body.rect(x, y, 2, 2, 'water0').set(x, y, 'water3')
  const shadow = new Canvas(50, 30)
  roundShadow(shadow, 24, 22, 17, 3, 60)
  return { body, shadow, foot: [21, 22], footprint: NO_FOOTPRINT }
}
