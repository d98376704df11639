import { Canvas } from '#app/art/canvas.ts'
import { EM_PX, glyphs } from './glyphs.ts'

/** The `data` of Pixi's `new BitmapFont({ data, textures })`. */
export type BitmapFontData = {
  fontFamily: string
  fontSize: number
  lineHeight: number
  baseLineOffset: number
  pages: { id: number; file: string }[]
  chars: Record<string, BitmapChar>
}
type BitmapChar = {
  id: number
  page: number
  letter: string
  x: number
  y: number
  width: number
  height: number
  xOffset: number
  yOffset: number
  xAdvance: number
  kerning: Record<string, number>
}

const COLUMNS = 16
const CELL_PX = 12

/**
 * The regular weight as white letters, which the game tints: a grid with cells high enough for accents of capitals, and
 * the position of each letter in it.
 */
export function bitmapFont(imageName: string): { canvas: Canvas; data: BitmapFontData } {
  const letters = [...glyphs(400)]
  const rows = letters.flatMap(([, { pixels }]) => pixels.map(([, y]) => y))
  const topRow = Math.min(...rows)
  const height = Math.max(...rows) + 1 - topRow
  const canvas = new Canvas(COLUMNS * CELL_PX, Math.ceil(letters.length / COLUMNS) * height)
  const chars: BitmapFontData['chars'] = {}
  letters.forEach(([letter, glyph], i) => {
    const x = (i % COLUMNS) * CELL_PX
    const y = Math.floor(i / COLUMNS) * height
    for (const [dx, dy] of glyph.pixels) canvas.set(x + dx, y + dy - topRow, [255, 255, 255])
    const size = { width: glyph.advance, height }
    const place = { xOffset: 0, yOffset: 0, xAdvance: glyph.advance, kerning: {} }
    chars[letter] = { id: letter.codePointAt(0) ?? 0, page: 0, letter, x, y, ...size, ...place }
  })
  const data: BitmapFontData = {
    fontFamily: 'Voffpark Pixel',
    fontSize: EM_PX,
    lineHeight: height,
    baseLineOffset: 0,
    pages: [{ id: 0, file: imageName }],
    chars,
  }
  return { canvas, data }
}
