import { expect, it } from 'vitest'
import { acceptedPicture } from '#worker/pictures/accepted-picture.ts'
import { readPng } from '#worker/pictures/read-png.ts'
import { BENCH, CLEAR, CREAM, INK, pngChunk, pngOf } from './png-maker.ts'

const rowOf = (...colours: number[][]) => pngOf({ width: colours.length, height: 1, rows: [0, ...colours.flat()] })

it('[SP1] what is kept was written by us: the same pixels, and nothing else of the file', async () => {
  const secret = pngChunk('tEXt', [...new TextEncoder().encode('GPS\0<script>')])
  const sent = pngOf({ width: 2, height: 1, rows: [0, ...INK, ...CREAM], before: [secret] })
  const kept = await acceptedPicture(sent)
  if (typeof kept === 'string') throw new Error(kept)
  expect(new TextDecoder().decode(kept.png)).not.toContain('script')
  expect(await readPng(kept.png)).toEqual({ width: 2, height: 1, data: Uint8Array.from([...INK, ...CREAM]) })
  expect(kept.name).toMatch(/^2x1-[0-9a-f]{64}$/)
})

it('[SP2] the same pixels have the same name, however they were packed', async () => {
  const [once, again] = await Promise.all([acceptedPicture(BENCH), acceptedPicture(BENCH)])
  expect(once).toEqual(again)
})

it.each([
  ['half-clear', rowOf(INK, [0x20, 0x18, 0x2b, 128])],
  ['empty', rowOf(CLEAR, CLEAR)],
  ['strange-colours', rowOf(INK, [1, 2, 3, 255])],
])('[SP1] refuses what is no picture of the park: %s', async (fault, sent) => {
  expect(await acceptedPicture(sent)).toBe(fault)
})
