import { expect, it } from 'vitest'
import { NO_COUNTS, addCounts, timesCounts } from './counts.ts'

it('adds what two actions cost, and keeps the longer timer', () => {
  const one = { ...NO_COUNTS, d1RowsRead: 3, timerMs: 1500 }
  const other = { ...NO_COUNTS, d1RowsRead: 4, roomMessages: 1, timerMs: 12 }
  expect(addCounts(one, other)).toEqual({ ...NO_COUNTS, d1RowsRead: 7, roomMessages: 1, timerMs: 1500 })
})

it('multiplies what an action costs, but not its timer', () => {
  expect(timesCounts({ ...NO_COUNTS, roomRowsWritten: 4, timerMs: 1500 }, 3)).toEqual({
    ...NO_COUNTS,
    roomRowsWritten: 12,
    timerMs: 1500,
  })
})
