import { unzlibSync } from 'fflate'
import { PNG_SIGNATURE } from '#durable/rules/pictures/indexed-png.ts'
import type { Pixels } from '#durable/rules/pictures/indexed-png.ts'

const INDEXED_COLOUR = 3
const BITS = 8

/** The pixels of a PNG that `indexedPng` wrote. @throws for any other PNG */
export function readIndexedPng(png: Uint8Array): Pixels {
  const parts = chunksOf(png)
  const part = (type: string) => {
    const body = parts.get(type)
    if (!body) throw new Error(`no ${type} in the PNG`)
    return body
  }
  const header = part('IHDR')
  const size = new DataView(header.buffer, header.byteOffset)
  const [width, height] = [size.getUint32(0), size.getUint32(4)]
  if (header[8] !== BITS || header[9] !== INDEXED_COLOUR) throw new Error('not a PNG with a palette of bytes')
  const [colours, alphas, rows] = [part('PLTE'), part('tRNS'), unzlibSync(part('IDAT'))]
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    const start = y * (width + 1)
    if (rows[start] !== 0) throw new Error('a row of the PNG has a filter')
    for (let x = 0; x < width; x++) {
      const index = rows[start + 1 + x] ?? 0
      data.set(colours.subarray(index * 3, index * 3 + 3), (y * width + x) * 4)
      data[(y * width + x) * 4 + 3] = alphas[index] ?? 255
    }
  }
  return { width, height, data }
}

function chunksOf(png: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const chunks = new Map<string, Uint8Array>()
  for (let at = PNG_SIGNATURE.length; at < png.length;) {
    const length = view.getUint32(at)
    chunks.set(new TextDecoder().decode(png.subarray(at + 4, at + 8)), png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return chunks
}
