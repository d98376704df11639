import { Canvas } from '#app/art/canvas.ts'
import { hash, smoothNoise } from '#app/art/noise.ts'
import { SHADOW } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import { drawBone } from '#app/art/park/things/pictograms.ts'
import type { SiteSeason } from '#app/art/site/season.ts'
import { LOGO_LETTERS } from './logo-letters.ts'
import type { Distance } from './logo-letters.ts'

export type LogoForm = 'line' | 'stacked'
type Placed = { letter: string; x: number; y: number; outside: Distance }
type Field = { at: Distance; width: number; height: number }

const WORD = Array.from('VOFFPARK')
/** How far each letter is shifted up or down, in pixels. */
const HOP = [1, -1, 1, 0, 0, 1, -1, 1]
/** The first letter of the second line in the stacked form. */
const SECOND_LINE = 4
const SIZES: Readonly<Record<LogoForm, { width: number; height: number }>> = {
  line: { width: 309, height: 70 },
  stacked: { width: 172, height: 122 },
}
/** The width of the cream board and of the ink outline around the letters. */
const BOARD = 2.9
const RIM = 4.2

/** The name as painted boards: red letters on cream, a paw in the O and a bone across the A. */
export function drawLogo(season: SiteSeason, form: LogoForm): Canvas {
  const letters = placeLetters(form)
  const field = fieldOf(letters, form)
  const logo = new Canvas(field.width, field.height)
  drawBoard(logo, field, counters(letters))
  drawFaces(logo, field)
  drawGrain(logo, field)
  const o = letters[1]
  const a = letters[5]
  if (o) drawPaw(logo, o.x + 21, o.y + 23)
  if (a) drawBone(logo, a.x + 12, a.y + 25, 'falu0')
  if (season === 'winter') drawSnow(logo, field)
  if (season === 'autumn') drawLeaves(logo, form)
  return logo
}

function placeLetters(form: LogoForm): Placed[] {
  let x = 10
  return WORD.map((letter, i) => {
    const shape = LOGO_LETTERS[letter]
    if (!shape) throw new Error(`the logo has no ${letter}`)
    const below = form === 'stacked' && i >= SECOND_LINE
    if (form === 'stacked' && i === SECOND_LINE) x = 12
    const placed = { letter, x, y: 11 + (HOP[i] ?? 0) + (below ? 52 : 0), outside: shape.outside }
    x += shape.advance
    return placed
  })
}

/** The distance to the nearest letter at every pixel. */
function fieldOf(letters: readonly Placed[], form: LogoForm): Field {
  const { width, height } = SIZES[form]
  const distances = Array.from({ length: width * height }, (_, i) => {
    const x = i % width
    const y = Math.floor(i / width)
    const near = letters.filter((l) => x >= l.x - 14 && x <= l.x + 54 && y >= l.y - 14 && y <= l.y + 60)
    return Math.min(99, ...near.map((l) => l.outside(x + 0.5 - l.x, y + 0.5 - l.y)))
  })
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 99 : (distances[y * width + x] ?? 99)
  return { at, width, height }
}

const COUNTERS: readonly (readonly [letter: number, dx: number, dy: number, radius: number])[] = [
  [1, 21, 22, 11],
  [4, 15.5, 15.5, 6],
  [5, 18, 21, 5],
  [6, 15.5, 15.5, 6],
]

/** Whether a point is in a hole of O, P, A or R, which are filled with cream. */
function counters(letters: readonly Placed[]): (x: number, y: number) => boolean {
  const holes = COUNTERS.flatMap(([i, dx, dy, radius]) => {
    const letter = letters[i]
    return letter ? [{ x: letter.x + dx, y: letter.y + dy, radius }] : []
  })
  return (x, y) => holes.some((hole) => Math.hypot(x + 0.5 - hole.x, y + 0.5 - hole.y) <= hole.radius)
}

function drawBoard(logo: Canvas, field: Field, inCounter: (x: number, y: number) => boolean): void {
  const { at } = field
  each(field, (x, y) => {
    if (Math.min(at(x - 2, y - 5), at(x - 2, y - 6), at(x - 1, y - 6)) <= 4) logo.set(x, y, SHADOW.colour, 80)
    if (Math.min(at(x, y), at(x, y - 1), at(x, y - 2), at(x, y - 3)) <= RIM) logo.set(x, y, 'ink')
    if (Math.min(at(x, y - 1), at(x, y - 2)) <= BOARD) logo.set(x, y, 'gravel1')
    const hole = at(x, y) > 0 && inCounter(x, y)
    if (at(x, y) <= BOARD || hole) logo.set(x, y, hole && at(x, y - 3) <= 0 ? 'gravel1' : 'cream')
  })
}

function drawFaces(logo: Canvas, field: Field): void {
  each(field, (x, y) => {
    if (field.at(x, y) <= 0) logo.set(x, y, faceColour(field.at, x, y))
  })
}

/** Light from the upper left: a light upper and left rim, a dark lower and right one. */
function faceColour(at: Distance, x: number, y: number): Colour {
  const left = at(x - 1, y) > 0
  const above = at(x, y - 1) > 0 || at(x, y - 2) > 0
  if (at(x, y + 1) > 0) return 'falu0'
  if (at(x, y - 1) > 0 && left) return 'gold2'
  if (above || left) return 'falu3'
  const below = at(x, y + 2) > 0 || at(x, y + 3) > 0
  return below || at(x + 1, y) > 0 ? 'falu1' : 'falu2'
}

/** A few short dashes, as on painted boards. */
function drawGrain(logo: Canvas, { at, width, height }: Field): void {
  for (let i = 0; i < 46; i++) {
    const x = Math.floor(hash(i, 1, 6) * width)
    const y = Math.floor(hash(i, 2, 6) * height)
    if (at(x, y) < -3.2 && at(x + 3, y) < -3.2) logo.rect(x, y, 2 + (i % 3), 1, i % 3 ? 'falu1' : 'falu3')
  }
}

function drawPaw(logo: Canvas, x: number, y: number): void {
  logo.ellipse(x, y + 3, 4.6, 3.8, 'soil2').ellipse(x - 0.3, y + 2.5, 3.6, 2.8, 'soil3')
  for (const [dx, dy] of [
    [-5, -2],
    [-2, -6],
    [2, -6],
    [5, -2],
  ] as const) {
    logo.ellipse(x + dx, y + dy + 0.5, 1.6, 2.1, 'soil2').set(x + dx - 1, y + dy, 'soil3')
  }
}

function drawSnow(logo: Canvas, field: Field): void {
  each(field, (x, y) => {
    const { at } = field
    if (at(x, y) > BOARD || at(x, y - 1) <= BOARD || at(x, y + 6) > BOARD) return
    const deep = 2 + Math.round(3 * smoothNoise(x / 4, 3, 8))
    logo
      .rect(x, y - 1, 1, deep + 1, 'snow2')
      .set(x, y + deep, 'snow1')
      .set(x, y - 2, 'ink')
    if (hash(x, 3, 1) < 0.1) logo.rect(x, y + deep, 1, 3, 'water4')
  })
}

const LEAF = ['..#....', '.#y#.#.', '#yoy#y#', '.#oyyo#', '..#yo#.', '.s.##..', 's......']
const LEAF_PLACES: Readonly<Record<LogoForm, readonly (readonly [x: number, y: number])[]>> = {
  line: [
    [30, 8],
    [110, 12],
    [200, 9],
    [268, 46],
    [150, 54],
    [60, 50],
    [236, 18],
  ],
  stacked: [
    [30, 8],
    [110, 12],
    [60, 50],
    [126, 64],
    [22, 98],
    [88, 60],
    [140, 100],
  ],
}

function drawLeaves(logo: Canvas, form: LogoForm): void {
  for (const [x, y] of LEAF_PLACES[form]) {
    logo.sprite(x, y, LEAF, { '#': 'soil0', y: 'gold2', o: 'gold1', s: 'soil1' })
  }
}

function each({ width, height }: Field, visit: (x: number, y: number) => void): void {
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) visit(x, y)
}
