import { zlibSync } from 'fflate'
import { PNG_SIGNATURE, crc32 } from '#durable/rules/pictures/indexed-png.ts'

/** One chunk of a PNG. */
export function pngChunk(type: string, body: readonly number[] | Uint8Array): number[] {
  const named = [...type].map((letter) => letter.charCodeAt(0)).concat(...body)
  return [...word(body.length), ...named, ...word(crc32(Uint8Array.from(named)))]
}

export function word(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}

export type PngParts = {
  width: number
  height: number
  bits?: number
  type?: number
  interlace?: number
  /** The bytes of the rows with their filters, before they are packed. */
  rows: readonly number[] | Uint8Array
  /** Chunks between the header and the pixels. */
  before?: readonly (readonly number[])[]
  /** What stands behind the end. */
  behind?: string
}

/** A PNG of these parts, which need not fit each other. By default it is RGBA of 8 bits. */
export function pngOf({ width, height, bits = 8, type = 6, interlace = 0, rows, before = [], behind = '' }: PngParts) {
  return Uint8Array.from([
    ...PNG_SIGNATURE,
    ...pngChunk('IHDR', [...word(width), ...word(height), bits, type, 0, 0, interlace]),
    ...before.flat(),
    ...pngChunk('IDAT', zlibSync(Uint8Array.from(rows))),
    ...pngChunk('IEND', []),
    ...new TextEncoder().encode(behind),
  ])
}

/** Ink and cream of the park, and a pixel of nothing. */
export const INK = [0x20, 0x18, 0x2b, 255]
export const CREAM = [0xff, 0xf8, 0xe7, 255]
export const CLEAR = [0, 0, 0, 0]

/** A good picture of 3 by 2 px. */
export const BENCH = pngOf({ width: 3, height: 2, rows: [0, ...INK, ...CREAM, ...CLEAR, 0, ...CREAM, ...INK, ...INK] })
