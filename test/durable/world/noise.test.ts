import { expect, it } from 'vitest'
import { hash, smoothNoise } from '#durable/world/noise.ts'

const PLACES = Array.from({ length: 400 }, (_, i) => ({ x: (i % 20) - 10, y: Math.floor(i / 20) - 10 }))

it('spreads numbers over the whole of [0, 1)', () => {
  const values = PLACES.map(({ x, y }) => hash(x, y, 3))
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values)).toBeLessThan(1)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  expect(mean).toBeCloseTo(0.5, 1)
})

it('repeats smooth noise after its period, and does not jump between', () => {
  for (const { x, y } of PLACES) {
    expect(smoothNoise(x / 3, y / 3, 1, 4)).toBeCloseTo(smoothNoise(x / 3 + 4, y / 3 - 4, 1, 4))
    expect(Math.abs(smoothNoise(x / 3, y / 3, 1) - smoothNoise(x / 3 + 0.01, y / 3, 1))).toBeLessThan(0.02)
  }
})
