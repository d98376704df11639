import { expect, it } from 'vitest'
import { picnicScore, startPicnic, stepPicnic, WOOF } from '#durable/rules/games/cats-free/picnic.ts'
import {
  orderAt,
  readPicnicLog,
  recordedOrders,
  replayPicnic,
  writePicnicLog,
} from '#durable/rules/games/cats-free/replay-picnic.ts'
import { SEED } from '#test/support/games.ts'

it('[GC7] writes each order after the steps of four ticks since the one before, and reads it again', () => {
  const orders = [
    { tick: 0, order: 3 },
    { tick: 4, order: WOOF },
    { tick: 1028, order: 16 },
  ]
  expect([...writePicnicLog(orders)]).toEqual([0, 3, 1, 17, 128, 2, 16])
  expect(readPicnicLog(writePicnicLog(orders))).toEqual(orders)
})

it('[GC7] gives each order in its tick, also one that comes while a picnic is watched', () => {
  const orders = [{ tick: 4, order: 3 }]
  const recorded = recordedOrders(orders)
  const first = [3, 4, 5].map((tick) => orderAt(recorded, tick))
  orders.push({ tick: 8, order: 5 })
  expect([...first, orderAt(recorded, 8)]).toEqual([null, 3, null, 5])
})

it('[GR1] plays a picnic on without hands after the last order', () => {
  const picnic = startPicnic(SEED)
  while (!picnic.isOver) stepPicnic(picnic, null)
  const proof = { score: picnicScore(picnic), ticks: picnic.tick, handTicks: 0 }
  expect(replayPicnic(SEED, new Uint8Array())).toEqual({ proof })
})

it.each([
  ['two orders in one tick', [1, 3, 0, 4], 'out-of-order'],
  ['a time without an order', [1], 'cut-off'],
  ['half a time', [128], 'cut-off'],
  ['a time that is too long', [129, 0, 3], 'not-shortest'],
  ['an order that does not exist', [1, 18], 'impossible'],
  ['to stand where the dog stands', [1, 16], 'impossible'],
  ['the same direction twice', [1, 3, 1, 3], 'impossible'],
  ['a woof without breath', [1, 17, 67, 17], 'impossible'],
  ['an order after the end', [1, 3, 255, 255, 127, 4], 'goes-on'],
  ['more than 4,096 bytes', Array<number>(4098).fill(1), 'too-long'],
])('[GR2] refuses %s', (_what, bytes, fault) => {
  expect(replayPicnic(SEED, Uint8Array.from(bytes))).toEqual({ refused: fault })
})

it('[GC7] a log with an order in every step is below 4 KB', () => {
  const orders = Array.from({ length: 1350 }, (_, step) => ({ tick: 4 * step, order: step % 2 }))
  expect(writePicnicLog(orders).length).toBeLessThan(4096)
})

it('[GC7] the log of a picnic that goes on is the beginning of its whole log', () => {
  const orders = [
    { tick: 4, order: 3 },
    { tick: 800, order: WOOF },
  ]
  const [whole, part] = [writePicnicLog(orders), writePicnicLog(orders.slice(0, 1))]
  expect(whole.subarray(0, part.length)).toEqual(part)
})
