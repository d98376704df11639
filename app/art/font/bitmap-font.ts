import { Canvas } from '#app/art/canvas.ts'
import { glyphs } from './glyphs.ts'

/** Where each letter is in the picture, px. A letter is as wide as the way from it to the next. */
export type LetterSheet = { frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }> }

const COLUMNS = 16
const CELL_PX = 12

/**
 * The regular weight as white letters, which the game tints: a grid with cells high enough for accents of capitals, and
 * the position of each letter in it. The game's script has that sheet in it, so it holds nothing else.
 */
export function bitmapFont(): { canvas: Canvas; sheet: LetterSheet } {
  const letters = [...glyphs(400)]
  const rows = letters.flatMap(([, { pixels }]) => pixels.map(([, y]) => y))
  const topRow = Math.min(...rows)
  const height = Math.max(...rows) + 1 - topRow
  const canvas = new Canvas(COLUMNS * CELL_PX, Math.ceil(letters.length / COLUMNS) * height)
  const frames: LetterSheet['frames'] = {}
  letters.forEach(([letter, glyph], i) => {
    const x = (i % COLUMNS) * CELL_PX
    const y = Math.floor(i / COLUMNS) * height
    for (const [dx, dy] of glyph.pixels) canvas.set(x + dx, y + dy - topRow, [255, 255, 255])
    frames[letter] = { frame: { x, y, w: glyph.advance, h: height } }
  })
  return { canvas, sheet: { frames } }
}
