import { expect, it } from 'vitest'
import { mostWithin } from '#test/support/most-within.ts'
import { arrivalTroubles, storm } from './storm.ts'

/** `npm run soak` has 1,000, which also request their accounts. */
const BOTS = 200

it(`[T34] [T38] brings ${BOTS} dogs in one room back soon after new code, not all at once, with no line lost or doubled`, async ({
  annotate,
}) => {
  const report = await storm({ bots: BOTS, seed: 1, hasAccounts: false })
  await annotate(JSON.stringify(report))
  expect(report.broken).toEqual([])
  expect(arrivalTroubles(report)).toEqual([])
  expect(report.linesAcknowledged).toBeGreaterThan(10)
  expect(report.walksChecked).toBeGreaterThan(20)
  expect(report.refused).toBeGreaterThan(0)
})

it('counts the most of some times within a window', () => {
  expect(mostWithin([0, 50, 100, 101, 300], 100)).toBe(3)
  expect(mostWithin([], 100)).toBe(0)
})
