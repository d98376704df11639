import type { Canvas } from '#app/art/canvas.ts'
import { glyphs } from '#app/art/font/glyphs.ts'
import type { Weight } from '#app/art/font/glyphs.ts'
import type { Paint } from '#app/art/palette.ts'

type Hand = { weight: Weight; paint: Paint; scale?: number }

/** Draws a line in the pixel font; x, y is the upper left corner of its capitals. @throws if a letter is not drawn */
export function drawLine(target: Canvas, x: number, y: number, line: string, { weight, paint, scale = 1 }: Hand): void {
  let left = x
  for (const { pixels, advance } of lettersOf(line, weight)) {
    for (const [dx, dy] of pixels) target.rect(left + dx * scale, y + dy * scale, scale, scale, paint)
    left += advance * scale
  }
}

/** The width of a line in pixels, without the gap after its last letter. */
export function lineWidth(line: string, { weight, scale = 1 }: Omit<Hand, 'paint'>): number {
  return lettersOf(line, weight).reduce((sum, { advance }) => sum + advance * scale, -scale)
}

function lettersOf(line: string, weight: Weight) {
  const letters = glyphs(weight)
  return [...line].map((letter) => {
    const glyph = letters.get(letter)
    if (!glyph) throw new Error(`no letter ${letter}`)
    return glyph
  })
}
