import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { indexedPng } from '#app/art/indexed-png.ts'
import { Canvas } from '#app/art/canvas.ts'

it('stores pixels and their alpha unchanged', () => {
  const canvas = new Canvas(5, 3).set(0, 0, 'ink').set(4, 2, 'gold3', 46).rect(1, 1, 2, 2, 'cream')
  const read = PNG.sync.read(indexedPng(canvas) ?? Buffer.alloc(0))
  expect([read.width, read.height]).toEqual([5, 3])
  expect([...read.data]).toEqual([...canvas.data])
})

it('refuses more colours than a palette holds', () => {
  const canvas = new Canvas(20, 20)
  for (let i = 0; i < 300; i++) canvas.set(i % 20, Math.floor(i / 20), [i % 256, i >> 8, 7])
  expect(indexedPng(canvas)).toBeNull()
  expect([...PNG.sync.read(canvas.toPng()).data]).toEqual([...canvas.data])
})
