import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { Canvas } from '#app/art/canvas.ts'
import { indexedPng, readIndexedPng } from '#app/art/indexed-png.ts'

it('stores pixels and their alpha unchanged', () => {
  const canvas = new Canvas(5, 3).set(0, 0, 'ink').set(4, 2, 'gold3', 46).rect(1, 1, 2, 2, 'cream')
  const read = PNG.sync.read(Buffer.from(indexedPng(canvas) ?? []))
  expect([read.width, read.height]).toEqual([5, 3])
  expect([...read.data]).toEqual([...canvas.data])
})

it('refuses more colours than a palette holds', () => {
  const canvas = new Canvas(20, 20)
  for (let i = 0; i < 300; i++) canvas.set(i % 20, Math.floor(i / 20), [i % 256, i >> 8, 7])
  expect(indexedPng(canvas)).toBeNull()
  expect([...PNG.sync.read(Buffer.from(canvas.toPng())).data]).toEqual([...canvas.data])
})

it('reads the pixels that it wrote', () => {
  const canvas = new Canvas(5, 3).set(0, 0, 'ink').set(4, 2, 'gold3', 46).rect(1, 1, 2, 2, 'cream')
  const { width, height, data } = readIndexedPng(indexedPng(canvas) ?? new Uint8Array(0))
  expect([width, height, [...data]]).toEqual([5, 3, [...canvas.data]])
})

it('writes each pixel as a square of the zoom', () => {
  const canvas = new Canvas(4, 2).set(0, 0, 'ink').set(3, 1, 'cream').set(2, 0, 'gold3', 46)
  const zoomed = readIndexedPng(indexedPng(canvas, { zoom: 3 }) ?? new Uint8Array(0))
  expect([...zoomed.data]).toEqual([...canvas.scale(3).data])
})

it('refuses to read a PNG with four channels', () => {
  const png = PNG.sync.write(new PNG({ width: 2, height: 2 }))
  expect(() => readIndexedPng(png)).toThrow('palette')
})
