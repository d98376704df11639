import { isAtEnd, LOG_BYTES_MAX, readNumber, writeNumber } from '#durable/rules/games/round/log-bytes.ts'
import type { LogReader } from '#durable/rules/games/round/log-bytes.ts'
import type { LogFault, RoundVerdict } from '#durable/rules/games/round/verdict.ts'
import { mayOrder, ORDER_TICKS, picnicScore, startPicnic, stepPicnic, WOOF } from './picnic.ts'

/** An order to the dog, and the tick in which it is given. */
export type Order = { tick: number; order: number }

/** The orders of a picnic as they were recorded; as with the key of a run, more may be appended while it is played. */
export type RecordedOrders = { orders: Order[]; next: number }

export function recordedOrders(orders: Order[]): RecordedOrders {
  return { orders, next: 0 }
}

/** The order of this tick, null where there is none; asked for every tick in turn. */
export function orderAt(recorded: RecordedOrders, tick: number): number | null {
  const next = recorded.orders[recorded.next]
  if (next?.tick !== tick) return null
  recorded.next++
  return next.order
}

/** [GC7] The log: for each order how long after the one before it was given, in steps of four ticks, and the order. */
export function writePicnicLog(orders: readonly Order[]): Uint8Array {
  const bytes: number[] = []
  let last = 0
  for (const { tick, order } of orders) {
    writeNumber(bytes, (tick - last) / ORDER_TICKS)
    bytes.push(order)
    last = tick
  }
  return Uint8Array.from(bytes)
}

export function readPicnicLog(bytes: Uint8Array): Order[] | LogFault {
  if (bytes.length > LOG_BYTES_MAX) return 'too-long'
  const reader: LogReader = { bytes, at: 0 }
  const orders: Order[] = []
  let tick = 0
  while (!isAtEnd(reader)) {
    const wait = readNumber(reader)
    if (typeof wait === 'string') return wait
    const order = bytes[reader.at++]
    if (order === undefined) return 'cut-off'
    if (order > WOOF) return 'impossible'
    if (wait === 0 && orders.length > 0) return 'out-of-order'
    tick += wait * ORDER_TICKS
    orders.push({ tick, order })
  }
  return orders
}

/** [GR1] Plays a picnic again. After the last order the dog goes on as it is, until it is over. */
export function replayPicnic(seed: string, bytes: Uint8Array): RoundVerdict {
  const orders = readPicnicLog(bytes)
  if (typeof orders === 'string') return { refused: orders }
  const recorded = recordedOrders(orders)
  const picnic = startPicnic(seed)
  while (!picnic.isOver) {
    const order = orderAt(recorded, picnic.tick)
    if (order !== null && !mayOrder(picnic, order)) return { refused: 'impossible' }
    stepPicnic(picnic, order)
  }
  if (recorded.next < orders.length) return { refused: 'goes-on' }
  return { proof: { score: picnicScore(picnic), ticks: picnic.tick, handTicks: orders.at(-1)?.tick ?? 0 } }
}
