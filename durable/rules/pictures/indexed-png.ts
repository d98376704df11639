/** Pixels as 8-bit RGBA, row by row from the top. */
export type Pixels = { width: number; height: number; data: Uint8Array }

/** The bytes that every PNG begins with. */
export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PALETTE_MAX = 256
const INDEXED_COLOUR = 3
const BITS = 8

type Options = {
  /** Each pixel is drawn as a square of `zoom` by `zoom`. */
  zoom?: number
  /** Compresses bytes in the format of zlib (RFC 1950). */
  compress: (bytes: Uint8Array) => Uint8Array
}

/**
 * A PNG with a palette; `null` for a picture of more than 256 colours. Our drawings have few colours, so this takes a
 * third of the size of one with four channels.
 */
export function indexedPng(
  { width, height, data }: Pixels,
  { zoom = 1, compress }: Options,
): Uint8Array<ArrayBuffer> | null {
  const indexes = new Map<number, number>()
  // Each row begins with a byte for its filter: 0 is none.
  const rowBytes = width * zoom + 1
  const rows = new Uint8Array(rowBytes * height * zoom)
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let y = 0; y < height; y++) {
    const start = y * zoom * rowBytes
    for (let x = 0; x < width; x++) {
      const rgba = visible(view.getUint32((y * width + x) * 4))
      const index = indexes.get(rgba) ?? indexes.size
      if (index === PALETTE_MAX) return null
      indexes.set(rgba, index)
      rows.fill(index, start + 1 + x * zoom, start + 1 + (x + 1) * zoom)
    }
    for (let copy = 1; copy < zoom; copy++) rows.copyWithin(start + copy * rowBytes, start, start + rowBytes)
  }
  const header = new Uint8Array(13)
  new DataView(header.buffer).setUint32(0, width * zoom)
  new DataView(header.buffer).setUint32(4, height * zoom)
  header.set([BITS, INDEXED_COLOUR], 8)
  const colours = [...indexes.keys()]
  return joined([
    Uint8Array.from(PNG_SIGNATURE),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colours.flatMap((rgba) => [rgba >>> 24, (rgba >>> 16) & 255, (rgba >>> 8) & 255]))),
    chunk('tRNS', Uint8Array.from(colours.map((rgba) => rgba & 255))),
    chunk('IDAT', compress(rows)),
    chunk('IEND', new Uint8Array(0)),
  ])
}

/** Fully transparent pixels become one colour, whatever was erased there. */
function visible(rgba: number): number {
  return rgba & 255 ? rgba : 0
}

/** The length of a chunk, its type, its bytes and their checksum. */
function chunk(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(body.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, body.length)
  bytes.set(
    Array.from(type, (letter) => letter.charCodeAt(0)),
    4,
  )
  bytes.set(body, 8)
  view.setUint32(body.length + 8, crc32(bytes.subarray(4, body.length + 8)))
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The checksum of a chunk (PNG, annex D), 32 bits. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (CRC_TABLE[(sum ^ byte) & 255] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})
