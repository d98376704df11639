import { expect, it } from 'vitest'
import { bitmapFont } from '#app/art/font/bitmap-font.ts'
import { ASCENT_PX, BASELINE_ROW, DESCENT_PX, glyphs } from '#app/art/font/glyphs.ts'
import { trueType } from '#app/art/font/outline.ts'
import { NAME_LETTERS } from '#durable/rules/names.ts'

const PUNCTUATION = `.,:;…!?'’"“”„«»-–—()/%&+=#@©×·\u00a0`
const WEIGHTS = [400, 700] as const

function picture(letter: string, weight: 400 | 700): Set<string> {
  return new Set(glyphs(weight).get(letter)?.pixels.map(String))
}

it.each(WEIGHTS)('weight %i has every letter of the four languages, every digit and every sign of a name', (weight) => {
  const drawn = glyphs(weight)
  expect([...NAME_LETTERS, ...PUNCTUATION].filter((letter) => !drawn.has(letter))).toEqual([])
})

it.each(WEIGHTS)('weight %i draws no two letters or digits alike', (weight) => {
  const seen = new Map<string, string>()
  const twins: string[] = []
  for (const letter of NAME_LETTERS.replace(/[ *]/g, '')) {
    const key = [...picture(letter, weight)].sort().join(' ')
    const twin = seen.get(key)
    if (twin) twins.push(twin + letter)
    seen.set(key, letter)
  }
  expect(twins).toEqual([])
})

it.each([
  ['2', '8'],
  ['5', 'S'],
  ['B', 'G'],
  ['O', '0'],
  ['1', '7'],
  ['I', 'l'],
])('%s and %s differ by five pixels or more in both weights', (one, other) => {
  for (const weight of WEIGHTS) {
    const [a, b] = [picture(one, weight), picture(other, weight)]
    const unlike = [...a].filter((pixel) => !b.has(pixel)).length + [...b].filter((pixel) => !a.has(pixel)).length
    expect(unlike).toBeGreaterThanOrEqual(5)
  }
})

it('keeps the two dots of ä, ö and ü apart in bold', () => {
  for (const letter of 'äöüÄÖÜ') {
    const rows = [...picture(letter, 700)].map((pixel) => pixel.split(',').map(Number))
    const top = Math.min(...rows.map(([, y = 0]) => y))
    const dots = rows.filter(([, y]) => y === top).map(([x]) => x)
    expect(dots.toSorted()).toEqual([0, 1, 4, 5])
  }
})

it('stays within the line: only an accent on a capital is above the ascent, nothing below the descent', () => {
  for (const weight of WEIGHTS) {
    for (const [letter, { pixels }] of glyphs(weight)) {
      const rows = pixels.map(([, y]) => y)
      const room = 'ÉÓÁÈÀÒÊÔ'.includes(letter) ? 1 : 0
      expect(Math.min(0, ...rows), letter).toBeGreaterThanOrEqual(BASELINE_ROW - ASCENT_PX - room)
      expect(Math.max(0, ...rows), letter).toBeLessThan(BASELINE_ROW + DESCENT_PX)
    }
  }
})

it('writes the same font at any time of day, with correct checksums', () => {
  const file = trueType(400)
  expect(Buffer.from(file).equals(Buffer.from(trueType(400)))).toBe(true)
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const head = tableAt(view, 'head')
  expect(view.getBigUint64(head + 28)).toBe(view.getBigUint64(head + 20))
  expect(sum(view)).toBe(0xb1b0afba)
})

it('gives the game every letter as a cell of its own inside the picture', () => {
  const { canvas, sheet } = bitmapFont()
  const chars = Object.values(sheet.frames).map(({ frame }) => frame)
  expect(chars).toHaveLength(glyphs(400).size)
  expect(new Set(chars.map(({ x, y }) => `${x},${y}`)).size).toBe(chars.length)
  expect(chars.filter((c) => c.x + c.w > canvas.width || c.y + c.h > canvas.height)).toEqual([])
  // The whole letter, and nothing of the one below it: an accent on a capital is the highest of all.
  const isDrawn = (x: number, y: number) => canvas.data[(y * canvas.width + x) * 4 + 3] === 255
  for (const [letter, { pixels }] of glyphs(400)) {
    const cell = sheet.frames[letter]!.frame
    const inCell = Array.from({ length: cell.w * cell.h }, (_, at) => [at % cell.w, (at / cell.w) | 0])
    expect([letter, inCell.filter(([x, y]) => isDrawn(cell.x + x!, cell.y + y!)).length]).toEqual([
      letter,
      new Set(pixels.map(String)).size,
    ])
  }
})

function tableAt(view: DataView, tag: string): number {
  for (let record = 12; ; record += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(record + i)))
    if (name === tag) return view.getUint32(record + 8)
  }
}

/** The sum of a whole font file is a constant of the format (OpenType 1.9, "head" table). */
function sum(view: DataView): number {
  let total = 0
  for (let at = 0; at + 3 < view.byteLength; at += 4) total = (total + view.getUint32(at)) >>> 0
  return total
}
