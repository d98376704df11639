import { PNG_SIGNATURE, crc32 } from '#durable/rules/pictures/indexed-png.ts'
import type { Pixels } from '#durable/rules/pictures/indexed-png.ts'
import type { PictureFault } from '#durable/rules/pictures/picture-faults.ts'
import { PICTURE_LIMITS } from '#durable/rules/pictures/picture-name.ts'
import { rgbaOf } from './rgba.ts'
import { unfiltered } from './unfiltered.ts'
import { unpacked } from './unpacked.ts'

/** The bytes of a chunk besides its body: length, type and checksum. */
const CHUNK_FRAME = 12
const ANIMATION = ['acTL', 'fcTL', 'fdAT']
/** A chunk whose type begins with a small letter may be left out by a reader. */
const MAY_BE_LEFT_OUT = /^[a-z]/

/** Channels by the colour type of a PNG, and the bits that each may have. 16 bits are refused as 'deep'. */
const COLOUR_TYPES: Readonly<Record<number, { channels: number; bits: readonly number[] }>> = {
  0: { channels: 1, bits: [1, 2, 4, 8] },
  2: { channels: 3, bits: [8] },
  3: { channels: 1, bits: [1, 2, 4, 8] },
  4: { channels: 2, bits: [8] },
  6: { channels: 4, bits: [8] },
}

/**
 * [SP1] The pixels of a PNG from outside, or why it is not taken. Nothing of the file is trusted: sizes are looked at before
 * a byte is inflated, and no more is inflated than the size says. What is not needed for the pixels is left out.
 */
export async function readPng(bytes: Uint8Array): Promise<Pixels | PictureFault> {
  if (bytes.length > PICTURE_LIMITS.bytes) return 'too-long'
  if (!PNG_SIGNATURE.every((byte, at) => bytes[at] === byte)) return 'no-png'
  const chunks = chunksIn(bytes)
  if (typeof chunks === 'string') return chunks
  const header = headerIn(chunks[0])
  if (typeof header === 'string') return header
  const fault = orderFault(chunks, header)
  if (fault) return fault
  const { width, height, channels, bits } = header
  const rowBytes = Math.ceil((width * channels * bits) / 8)
  const bodyOf = (type: string) => chunks.find((chunk) => chunk.type === type)?.body ?? new Uint8Array(0)
  const packed = await unpacked(
    chunks.filter(isData).map(({ body }) => body),
    height * (1 + rowBytes),
  )
  const rows = packed && unfiltered(packed, { rowBytes, height, pixelBytes: Math.max(1, (channels * bits) / 8) })
  const pixels = rows && rgbaOf(rows, { ...header, rowBytes, colours: bodyOf('PLTE'), clear: bodyOf('tRNS') })
  return pixels ? { width, height, data: pixels } : 'broken'
}

type Chunk = { type: string; body: Uint8Array }

/** All chunks, whose checksums are right, up to the end of the file. */
function chunksIn(bytes: Uint8Array): Chunk[] | PictureFault {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Chunk[] = []
  for (let at = PNG_SIGNATURE.length; at < bytes.length;) {
    if (bytes.length - at < CHUNK_FRAME) return 'broken'
    const length = view.getUint32(at)
    const end = at + CHUNK_FRAME + length
    if (end > bytes.length) return 'broken'
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return 'broken'
    chunks.push({ type, body: bytes.subarray(at + 8, end - 4) })
    if (type === 'IEND') return end === bytes.length ? chunks : 'more-behind'
    at = end
  }
  return 'broken'
}

type Header = { width: number; height: number; type: number; channels: number; bits: number }

function headerIn(chunk: Chunk | undefined): Header | PictureFault {
  if (chunk?.type !== 'IHDR' || chunk.body.length !== 13) return 'broken'
  const { body } = chunk
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  const [bits = 0, type = -1, compression, filter, interlace] = body.subarray(8)
  if (width === 0 || height === 0 || compression !== 0 || filter !== 0) return 'broken'
  if (Math.max(width, height) > PICTURE_LIMITS.side) return 'too-large'
  const colour = COLOUR_TYPES[type]
  if (!colour) return 'broken'
  if (bits === 16) return 'deep'
  if (!colour.bits.includes(bits)) return 'broken'
  if (interlace !== 0) return interlace === 1 ? 'interlaced' : 'broken'
  return { width, height, type, channels: colour.channels, bits }
}

/** The chunks that a picture needs are there, each once and in their order, and none that is not known and needed. */
function orderFault([, ...chunks]: readonly Chunk[], { type, bits }: Header): PictureFault | null {
  if (chunks.some((chunk) => ANIMATION.includes(chunk.type))) return 'animated'
  const needed = chunks.filter((chunk) => chunk.type === 'tRNS' || !MAY_BE_LEFT_OUT.test(chunk.type))
  const order = needed.map((chunk) => chunk.type).join(' ')
  if (!/^(PLTE )?(tRNS )?IDAT (IDAT )*IEND$/.test(order)) return 'broken'
  const [first, last] = [chunks.findIndex(isData), chunks.findLastIndex(isData)]
  if (!chunks.slice(first, last).every(isData)) return 'broken'
  const colours = chunks.find((chunk) => chunk.type === 'PLTE')?.body.length ?? 0
  const isPalette = colours > 0 && colours % 3 === 0 && colours <= 3 * 2 ** bits
  return type === 3 && !isPalette ? 'broken' : null
}

function isData({ type }: Chunk): boolean {
  return type === 'IDAT'
}
