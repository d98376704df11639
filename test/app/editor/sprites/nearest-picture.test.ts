import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearestPicture } from '#app/editor/sprites/nearest-picture.ts'
import { PARK_COLOURS } from '#durable/rules/pictures/park-colours.ts'
import { faultOfPixels } from '#durable/rules/pictures/picture-faults.ts'

it('[SP1] the park takes whatever it is offered, unless nothing is to be seen in it', () => {
  const aPicture = fc
    .record({ width: fc.integer({ min: 1, max: 300 }), height: fc.integer({ min: 1, max: 12 }), seed: fc.nat() })
    .map(({ width, height, seed }) => ({
      width,
      height,
      data: Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 7919 + seed * (at % 13)) & 255),
    }))
  fc.assert(
    fc.property(aPicture, (pixels) => {
      expect([null, 'empty']).toContain(faultOfPixels(nearestPicture(pixels)))
    }),
    { numRuns: 100 },
  )
})

it('leaves a picture of the park as it is', () => {
  const data = PARK_COLOURS.slice(0, 32).flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255])
  const pixels = { width: 32, height: 1, data: Uint8Array.from(data) }
  expect(nearestPicture(pixels)).toEqual(pixels)
})

it('makes it so many times smaller that it fits', () => {
  const { width, height } = nearestPicture({ width: 600, height: 90, data: new Uint8Array(600 * 90 * 4).fill(255) })
  expect([width, height]).toEqual([200, 30])
})
