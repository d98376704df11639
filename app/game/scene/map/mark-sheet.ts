import { ImageSource, Rectangle, Texture } from 'pixi.js'
import { PALETTE } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { GroundMark } from './ground-marks.ts'

/** The patterns, from left to right. */
const MARKS: readonly GroundMark[] = ['water', 'forbidden', 'dig', 'water-letter', 'forbidden-letter', 'dig-letter']

/** Letters of 3 by 5 px, a row each, of the letters W, X and D. */
const LETTERS = {
  'water-letter': ['#.#', '#.#', '#.#', '###', '#.#'],
  'forbidden-letter': ['#.#', '#.#', '.#.', '#.#', '#.#'],
  'dig-letter': ['##.', '#.#', '#.#', '#.#', '##.'],
} as const
/** The plate of a letter, and where the letter is on it, px from the corner of the tile. */
const PLATE = { x: 12, y: 11, width: 7, height: 9 }
const LETTER_AT = { x: 14, y: 13 }

/** The pictures of the marks, and one white pixel for lines and boxes, in one texture. */
export type MarkSheet = { mark: (mark: GroundMark) => Texture; pixel: Texture; destroy: () => void }

/** Paints the patterns by which the kinds of ground are told apart without their colours: waves, diagonals, dots. */
export function paintedMarks(): MarkSheet {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: (MARKS.length + 1) * TILE_PX,
    height: TILE_PX,
  })
  const brush = canvas.getContext('2d')
  if (brush) for (const [index, mark] of MARKS.entries()) paint(brush, { mark, left: index * TILE_PX })
  if (brush) dot(brush, { colour: 'snow2', x: MARKS.length * TILE_PX, y: 0 })
  const source = new ImageSource({ resource: canvas, scaleMode: 'nearest' })
  const part = (x: number, size: number) => new Texture({ source, frame: new Rectangle(x, 0, size, size) })
  const textures = new Map(MARKS.map((mark, index) => [mark, part(index * TILE_PX, TILE_PX)]))
  return {
    mark: (mark) => textures.get(mark) ?? Texture.EMPTY,
    pixel: part(MARKS.length * TILE_PX, 1),
    destroy: () => source.destroy(),
  }
}

type Brush = CanvasRenderingContext2D
type Dot = { colour: Colour; x: number; y: number; width?: number; height?: number; alpha?: number }

function dot(brush: Brush, { colour, x, y, width = 1, height = 1, alpha = 1 }: Dot) {
  brush.globalAlpha = alpha
  brush.fillStyle = PALETTE[colour]
  brush.fillRect(x, y, width, height)
}

function paint(brush: Brush, { mark, left }: { mark: GroundMark; left: number }) {
  if (mark === 'water') return paintWaves(brush, left)
  if (mark === 'forbidden') return paintDiagonals(brush, left)
  if (mark === 'dig') return paintDots(brush, left)
  dot(brush, { colour: 'ink', x: left + PLATE.x, y: PLATE.y, width: PLATE.width, height: PLATE.height })
  for (const [y, row] of LETTERS[mark].entries())
    for (let x = 0; x < row.length; x++)
      if (row[x] === '#') dot(brush, { colour: 'cream', x: left + LETTER_AT.x + x, y: LETTER_AT.y + y })
}

/** How high a wave is at each of eight pixels, and how far down in a tile the waves are, px. */
const WAVE = [0, 0, 1, 1, 1, 0, 0, -1]
const WAVES_AT = [4, 12, 20, 28]

function paintWaves(brush: Brush, left: number) {
  dot(brush, { colour: 'water1', x: left, y: 0, width: TILE_PX, height: TILE_PX, alpha: 0.12 })
  for (let x = 0; x < TILE_PX; x++) {
    const up = WAVE[x % WAVE.length] ?? 0
    for (const y of WAVES_AT) dot(brush, { colour: 'water4', x: left + x, y: y - up, alpha: 0.6 })
  }
}

function paintDiagonals(brush: Brush, left: number) {
  dot(brush, { colour: 'plum', x: left, y: 0, width: TILE_PX, height: TILE_PX, alpha: 0.22 })
  for (let y = 0; y < TILE_PX; y++)
    for (let x = 0; x < TILE_PX; x++)
      if ((x + TILE_PX - y) % 4 === 0) dot(brush, { colour: 'falu1', x: left + x, y, alpha: 0.65 })
}

function paintDots(brush: Brush, left: number) {
  dot(brush, { colour: 'soil1', x: left, y: 0, width: TILE_PX, height: TILE_PX, alpha: 0.45 })
  for (let y = 1; y < TILE_PX; y += 4)
    for (let x = 1 + (y % 8 === 1 ? 0 : 2); x < TILE_PX; x += 4)
      dot(brush, { colour: 'gold3', x: left + x, y, width: 2, alpha: 0.9 })
}
