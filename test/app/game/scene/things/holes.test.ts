import { expect, it } from 'vitest'
import { holeAt } from '#app/game/scene/things/holes.ts'

const FOOT = { x: 100, y: 200 }
const STEPS = [0, 1, 2, 3] as const

/** The outer bounds of a hole, art px. */
function boundsOf(step: (typeof STEPS)[number]) {
  const rows = holeAt(FOOT, step)
  const left = Math.min(...rows.map(({ x }) => x))
  const right = Math.max(...rows.map(({ x, width }) => x + width))
  return { left, right, width: right - left, height: new Set(rows.map(({ y }) => y)).size }
}

it('draws a hole within its tile, in whole pixels', () => {
  const rows = holeAt(FOOT, 0)
  expect(rows.filter(({ x, y, width }) => ![x, y, width].every(Number.isInteger))).toEqual([])
  const { left, right } = boundsOf(0)
  expect(left).toBeGreaterThanOrEqual(FOOT.x - 16)
  expect(right).toBeLessThanOrEqual(FOOT.x + 16)
})

it('draws a smaller hole with each step', () => {
  const sizes = STEPS.map((step) => boundsOf(step))
  expect(sizes.map(({ width }) => width)).toEqual([22, 18, 14, 10])
  expect(sizes.map(({ height }) => height)).toEqual([11, 9, 7, 5])
})
