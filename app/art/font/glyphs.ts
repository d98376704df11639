import type { Point } from '#app/art/canvas.ts'
import { ACCENTS, CAPITAL_A_RING } from './accents.ts'
import { BOLD_LETTERS } from './bold.ts'
import { CAPITALS, SMALL_LETTERS } from './letters.ts'
import { FIGURES, PUNCTUATION } from './marks.ts'

export type Weight = 400 | 700
/**
 * A letter as pixels. Row 0 is the top of a capital, row 7 is just below the baseline. The advance includes the gap
 * after it.
 */
export type Glyph = { advance: number; pixels: readonly Point[] }

/**
 * Pixels per em: the font is sharp at 20, 30 and 40 CSS px only (two, three or four screen pixels to one of the
 * drawing).
 */
export const EM_PX = 10
/** Rows above and below the baseline that a line of text has to leave free. */
export const ASCENT_PX = 9
export const DESCENT_PX = 3
/** The baseline is the upper edge of this row. */
export const BASELINE_ROW = 7

/** Every letter of one weight. */
export function glyphs(weight: Weight): Map<string, Glyph> {
  const bold = weight === 700
  const drawn = new Map<string, Glyph>()
  const maps = { ...CAPITALS, ...SMALL_LETTERS, ...FIGURES, ...PUNCTUATION }
  for (const [letter, rows] of Object.entries(maps)) {
    const own = bold ? BOLD_LETTERS[letter] : undefined
    drawn.set(letter, own ? parse(own) : bold ? thicken(parse(rows)) : parse(rows))
  }
  const style = bold ? 'bold' : 'regular'
  drawn.set('Å', parse(CAPITAL_A_RING[style], CAPITAL_A_RING.topRow))
  for (const [letter, { base, mark }] of Object.entries(ACCENTS)) {
    const under = drawn.get(base)
    if (!under) throw new Error(`no letter ${base} under ${letter}`)
    const topRow = mark.bottom + 1 - mark[style].split('|').length
    drawn.set(letter, { advance: under.advance, pixels: [...under.pixels, ...parse(mark[style], topRow).pixels] })
  }
  drawn.set('\u00a0', drawn.get(' ') ?? { advance: 4, pixels: [] })
  return drawn
}

function parse(rows: string, topRow = 0): Glyph {
  const lines = rows.split('|')
  const width = Math.max(...lines.map((line) => line.length))
  const pixels = lines.flatMap((line, y) =>
    [...line].flatMap((cell, x): Point[] => (cell === '#' ? [[x, y + topRow]] : [])),
  )
  return { advance: width + 1, pixels }
}

/** The bold version of a letter without one of its own: each stem is one pixel wider to the right. */
function thicken({ advance, pixels }: Glyph): Glyph {
  const wide = new Map<string, Point>()
  for (const [x, y] of pixels) for (const dx of [0, 1]) wide.set(`${x + dx},${y}`, [x + dx, y])
  return { advance: pixels.length ? advance + 1 : advance, pixels: [...wide.values()] }
}
