import { expect, it } from 'vitest'
import { BASE_USD, PRICES, monthlyUsd } from './prices.ts'

const NOTHING = {
  workerRequests: 0,
  workerCpuMs: 0,
  roomRequests: 0,
  roomGbSeconds: 0,
  roomRowsWritten: 0,
  roomRowsRead: 0,
  d1RowsWritten: 0,
  d1RowsRead: 0,
  logEvents: 0,
  roomGbMonths: 0,
  d1GbMonths: 0,
}

it('costs the plan alone as long as each unit is within what is included', () => {
  const included = { ...NOTHING, workerRequests: 10e6, roomRowsWritten: 50e6, d1RowsWritten: 50e6 }
  expect(monthlyUsd(included).total).toBe(BASE_USD)
})

it('bills what is over the included units of its own kind', () => {
  const { roomRowsWritten, d1RowsWritten, total } = monthlyUsd({ ...NOTHING, roomRowsWritten: 150e6 })
  expect({ roomRowsWritten, d1RowsWritten, total }).toEqual({
    roomRowsWritten: expect.closeTo(100),
    d1RowsWritten: 0,
    total: expect.closeTo(105),
  })
})

it('does not let the allowance of one unit pay for another', () => {
  const rows = PRICES.d1RowsWritten.included
  expect(monthlyUsd({ ...NOTHING, d1RowsWritten: 2 * rows }).d1RowsWritten).toBeCloseTo(50)
})

it('bills logs and what is stored', () => {
  const { logEvents, roomGbMonths, d1GbMonths, total } = monthlyUsd({
    ...NOTHING,
    logEvents: 120e6,
    roomGbMonths: 15,
    d1GbMonths: 9,
  })
  expect([logEvents, roomGbMonths, d1GbMonths, total]).toEqual([60, 2, 3, 70].map((usd) => expect.closeTo(usd)))
})
