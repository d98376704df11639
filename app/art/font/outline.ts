/// <reference path="./packages.d.ts" />
import opentype from 'opentype.js'
import type { Point } from '#app/art/canvas.ts'
import { ASCENT_PX, BASELINE_ROW, DESCENT_PX, EM_PX, glyphs } from './glyphs.ts'
import type { Glyph, Weight } from './glyphs.ts'

/** Font units per pixel; 10 pixels make the em of 1000. */
const UNITS_PER_PX = 100
/** 2026-01-01 as Unix seconds. The date is fixed, so that the same letters give the same file. */
const CREATED_S = 1767225600
const EMPTY_BOX: Glyph = {
  advance: 6,
  pixels: Array.from({ length: 35 }, (_, i): Point => [i % 5, Math.floor(i / 5)]),
}

/** The TrueType file of one weight. */
export function trueType(weight: Weight): Uint8Array {
  const shapes = [...glyphs(weight)].map(([letter, glyph]) => {
    const code = letter.codePointAt(0) ?? 0
    return glyphOf(`u${code.toString(16)}`, glyph, code)
  })
  const font = new opentype.Font({
    familyName: 'Voffpark Pixel',
    styleName: weight === 700 ? 'Bold' : 'Regular',
    unitsPerEm: EM_PX * UNITS_PER_PX,
    ascender: ASCENT_PX * UNITS_PER_PX,
    descender: -DESCENT_PX * UNITS_PER_PX,
    createdTimestamp: CREATED_S,
    glyphs: [glyphOf('.notdef', EMPTY_BOX), ...shapes],
  })
  return withoutClock(new Uint8Array(font.toArrayBuffer()))
}

function glyphOf(name: string, { advance, pixels }: Glyph, unicode?: number): opentype.Glyph {
  const path = new opentype.Path()
  for (const { x, y, width } of runs(pixels)) {
    const left = x * UNITS_PER_PX
    const right = (x + width) * UNITS_PER_PX
    const top = (BASELINE_ROW - y) * UNITS_PER_PX
    const bottom = top - UNITS_PER_PX
    path.moveTo(left, bottom)
    path.lineTo(left, top)
    path.lineTo(right, top)
    path.lineTo(right, bottom)
    path.close()
  }
  return new opentype.Glyph({ name, unicode, advanceWidth: advance * UNITS_PER_PX, path })
}

/** Joins pixels side by side into bars. */
function runs(pixels: readonly Point[]): { x: number; y: number; width: number }[] {
  const sorted = [...pixels].sort(([ax, ay], [bx, by]) => ay - by || ax - bx)
  const bars: { x: number; y: number; width: number }[] = []
  for (const [x, y] of sorted) {
    const last = bars.at(-1)
    if (last && last.y === y && last.x + last.width === x) last.width += 1
    else bars.push({ x, y, width: 1 })
  }
  return bars
}

/**
 * opentype.js writes the current time into head.modified. We write head.created there and correct the two checksums
 * (OpenType 1.9, "head" table: checkSumAdjustment at 8, created at 20, modified at 28).
 */
function withoutClock(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const record = headRecord(view)
  const head = view.getUint32(record + 8)
  view.setBigUint64(head + 28, view.getBigUint64(head + 20))
  view.setUint32(head + 8, 0)
  view.setUint32(record + 4, checksum(view, head, view.getUint32(record + 12)))
  view.setUint32(head + 8, (0xb1b0afba - checksum(view, 0, file.byteLength)) >>> 0)
  return file
}

function headRecord(view: DataView): number {
  const tables = view.getUint16(4)
  for (let record = 12; record < 12 + tables * 16; record += 16) {
    if (view.getUint32(record) === 0x68656164) return record
  }
  throw new Error('the font has no head table')
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0
  for (let at = start; at < start + length; at += 4) {
    let word = 0
    for (let i = 0; i < 4; i++) word = word * 256 + (at + i < view.byteLength ? view.getUint8(at + i) : 0)
    sum = (sum + word) >>> 0
  }
  return sum
}
