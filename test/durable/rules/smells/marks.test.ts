import { expect, it } from 'vitest'
import { ageOfMark } from '#durable/rules/smells/marks.ts'

const HOUR_MS = 60 * 60 * 1000
/** One o'clock at night in Oslo. */
const NOW = Date.parse('2026-11-20T00:00:00Z')

it('[TH12] calls a mark fresh for an hour, then of today until midnight in Oslo, then old', () => {
  const ages = [0, HOUR_MS - 1, HOUR_MS, 23 * HOUR_MS].map((ago) => ageOfMark(NOW - ago, NOW))
  expect(ages).toEqual(['fresh', 'fresh', 'today', 'old'])
})
