import { expect, it } from 'vitest'
import { beamAngle, paintBeams } from '#app/game/scene/light/beam.ts'

const SIDE = 220
const redAt = (pixels: Uint8ClampedArray, x: number, y: number) => pixels[(y * SIDE + x) * 4] ?? 0

it('turns once in nine seconds, a step in a tenth of one', () => {
  expect(beamAngle(9000 * 1000)).toBe(0)
  expect(beamAngle(9000 * 1000 + 99)).toBe(0)
  expect(beamAngle(4500)).toBeCloseTo(Math.PI)
})

it('shines to both sides of the lamp and to no other, in checks, less further away', () => {
  const pixels = paintBeams(0)
  const [near, far] = [redAt(pixels, 120, 110), redAt(pixels, 200, 110)]
  expect(near).toBeGreaterThan(far)
  expect(far).toBeGreaterThan(0)
  expect(redAt(pixels, 121, 110)).toBe(0)
  expect(redAt(pixels, 99, 109)).toBe(near)
  expect(redAt(pixels, 110, 60) + redAt(pixels, 111, 60)).toBe(0)
})
