import { deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { indexedPng } from '#durable/rules/pictures/indexed-png.ts'
import type { Pixels } from '#durable/rules/pictures/indexed-png.ts'

const compress = (bytes: Uint8Array) => deflateSync(bytes)

/** A picture of these colours, 0xrrggbbaa, in one row. */
function row(...colours: readonly number[]): Pixels {
  const data = colours.flatMap((rgba) => [rgba >>> 24, (rgba >>> 16) & 255, (rgba >>> 8) & 255, rgba & 255])
  return { width: colours.length, height: 1, data: Uint8Array.from(data) }
}

it('stores pixels and their alpha unchanged', () => {
  const pixels = row(0x20182bff, 0, 0xffe3912e, 0xffe3912e)
  const read = PNG.sync.read(Buffer.from(indexedPng(pixels, { compress }) ?? []))
  expect([read.width, read.height, [...read.data]]).toEqual([4, 1, [...pixels.data]])
})

it('refuses more colours than a palette holds', () => {
  const many = Array.from({ length: 257 }, (_, at) => ((at << 8) | 255) >>> 0)
  expect(indexedPng(row(...many), { compress })).toBeNull()
  expect(indexedPng(row(...many.slice(1)), { compress })).not.toBeNull()
})

it('writes each pixel as a square of the zoom', () => {
  const read = PNG.sync.read(Buffer.from(indexedPng(row(0x20182bff, 0), { compress, zoom: 2 }) ?? []))
  expect([read.width, read.height]).toEqual([4, 2])
  expect([...read.data.subarray(0, 16)]).toEqual([...read.data.subarray(16)])
})
