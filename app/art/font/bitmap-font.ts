import { Canvas } from '#app/art/canvas.ts'
import { ASCENT_PX, BASELINE_ROW, DESCENT_PX, EM_PX, glyphs } from './glyphs.ts'

/** What Pixi's `new BitmapFont({ data, textures })` takes as `data`. */
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
const TOP_ROW = BASELINE_ROW - ASCENT_PX

/** The regular face as white letters for the game to tint: a 12 px grid and where each letter lies in it. */
export function bitmapFont(imageName: string): { canvas: Canvas; data: BitmapFontData } {
  const letters = [...glyphs(400)]
  const canvas = new Canvas(COLUMNS * CELL_PX, Math.ceil(letters.length / COLUMNS) * CELL_PX)
  const chars: BitmapFontData['chars'] = {}
  letters.forEach(([letter, glyph], i) => {
    const x = (i % COLUMNS) * CELL_PX
    const y = Math.floor(i / COLUMNS) * CELL_PX
    for (const [dx, dy] of glyph.pixels) canvas.set(x + dx, y + dy - TOP_ROW, [255, 255, 255])
    const size = { width: glyph.advance, height: ASCENT_PX + DESCENT_PX }
    const place = { xOffset: 0, yOffset: 0, xAdvance: glyph.advance, kerning: {} }
    chars[letter] = { id: letter.codePointAt(0) ?? 0, page: 0, letter, x, y, ...size, ...place }
  })
  const data: BitmapFontData = {
    fontFamily: 'Voffpark Pixel',
    fontSize: EM_PX,
    lineHeight: ASCENT_PX + DESCENT_PX,
    baseLineOffset: 0,
    pages: [{ id: 0, file: imageName }],
    chars,
  }
  return { canvas, data }
}
