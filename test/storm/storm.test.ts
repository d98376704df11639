import { expect, it } from 'vitest'
import { mostWithin } from '#test/support/most-within.ts'
import { storm } from './storm.ts'

const BOTS = 200
/** A thousand are held to these as well: `npm run storm`. */
const BACK_WITHIN_MS = 10_000
const ARRIVALS_MAX = 60

it(`[T34] [T38] new code under ${BOTS} dogs in one room: all are back soon, not all at once, and no line is lost or doubled`, async () => {
  const report = await storm({ bots: BOTS, seed: 1 })
  expect(report.broken).toEqual([])
  expect(report.backWithinMs).toBeLessThan(BACK_WITHIN_MS)
  expect(report.arrivalsIn100Ms).toBeLessThanOrEqual(ARRIVALS_MAX)
  expect(report.linesAcknowledged).toBeGreaterThan(10)
  expect(report.walksChecked).toBeGreaterThan(20)
}, 240_000)

it('the most of some times within a window', () => {
  expect(mostWithin([0, 50, 100, 101, 300], 100)).toBe(3)
  expect(mostWithin([], 100)).toBe(0)
})
