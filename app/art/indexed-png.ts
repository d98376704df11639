import { crc32, deflateSync } from 'node:zlib'

/** Pixels as 8-bit RGBA, row by row from the top. */
export type Pixels = { width: number; height: number; data: Uint8Array }

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const PALETTE_MAX = 256
const INDEXED_COLOUR = 3
const BITS = 8

/**
 * A PNG with a palette; `null` for a picture of more than 256 colours. Our drawings have few colours, so this takes a
 * third of the size of one with four channels.
 */
export function indexedPng({ width, height, data }: Pixels): Buffer | null {
  const indexes = new Map<number, number>()
  const rows = Buffer.alloc((width + 1) * height)
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const rgba = visible(view.getUint32((y * width + x) * 4))
      const index = indexes.get(rgba) ?? indexes.size
      if (index === PALETTE_MAX) return null
      indexes.set(rgba, index)
      // Each row begins with a byte for its filter: 0 is none.
      rows[y * (width + 1) + 1 + x] = index
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([BITS, INDEXED_COLOUR], 8)
  const colours = [...indexes.keys()]
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flatMap((rgba) => [rgba >>> 24, (rgba >>> 16) & 255, (rgba >>> 8) & 255]))),
    chunk('tRNS', Buffer.from(colours.map((rgba) => rgba & 255))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Fully transparent pixels become one colour, whatever was erased there. */
function visible(rgba: number): number {
  return rgba & 255 ? rgba : 0
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'ascii'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
