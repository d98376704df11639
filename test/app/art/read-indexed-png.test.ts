import { deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { Canvas } from '#app/art/canvas.ts'
import { readIndexedPng } from '#app/art/read-indexed-png.ts'
import { indexedPng } from '#durable/rules/pictures/indexed-png.ts'

it('reads the pixels that were written', () => {
  const canvas = new Canvas(5, 3).set(0, 0, 'ink').set(4, 2, 'gold3', 46).rect(1, 1, 2, 2, 'cream')
  const png = indexedPng(canvas, { compress: (bytes) => deflateSync(bytes) }) ?? new Uint8Array(0)
  const { width, height, data } = readIndexedPng(png)
  expect([width, height, [...data]]).toEqual([5, 3, [...canvas.data]])
})

it('refuses to read a PNG with four channels', () => {
  const png = PNG.sync.write(new PNG({ width: 2, height: 2 }))
  expect(() => readIndexedPng(png)).toThrow('palette')
})

it('a canvas of more colours than a palette holds is written with four channels', () => {
  const canvas = new Canvas(20, 20)
  for (let i = 0; i < 300; i++) canvas.set(i % 20, Math.floor(i / 20), [i % 256, i >> 8, 7])
  expect([...PNG.sync.read(Buffer.from(canvas.toPng())).data]).toEqual([...canvas.data])
})
