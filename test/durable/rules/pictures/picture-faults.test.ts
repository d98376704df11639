import { expect, it } from 'vitest'
import { PARK_COLOURS } from '#durable/rules/pictures/park-colours.ts'
import { faultOfPixels } from '#durable/rules/pictures/picture-faults.ts'

/** A picture of one row of these pixels: a colour of the park each, or red, green, blue and alpha. */
function row(...pixels: readonly (number | readonly number[])[]) {
  const data = pixels.flatMap((one) => (typeof one === 'number' ? [one >> 16, (one >> 8) & 255, one & 255, 255] : one))
  return { width: pixels.length, height: 1, data: Uint8Array.from(data) }
}
const [ink = 0, plum = 0] = PARK_COLOURS

it('[SP1] takes colours of the park, and nothing is clear by half', () => {
  expect(faultOfPixels(row(ink, plum, [9, 9, 9, 0]))).toBeNull()
  expect(faultOfPixels(row(ink, [9, 9, 9, 255]))).toBe('strange-colours')
  expect(faultOfPixels(row(ink, [0x20, 0x18, 0x2b, 254]))).toBe('half-clear')
})

it('[SP1] refuses what shows nothing, is too large, or has more than 32 colours', () => {
  expect(faultOfPixels(row([0, 0, 0, 0]))).toBe('empty')
  expect(faultOfPixels({ width: 257, height: 1, data: new Uint8Array(257 * 4) })).toBe('too-large')
  expect(faultOfPixels(row(...PARK_COLOURS.slice(0, 32)))).toBeNull()
  expect(faultOfPixels(row(...PARK_COLOURS.slice(0, 33)))).toBe('too-many-colours')
})
