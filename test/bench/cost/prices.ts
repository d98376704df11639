/**
 * Prices of Workers Paid in USD per unit, and what a month of it includes. Read on 23 November 2026 at
 * developers.cloudflare.com: /workers/platform/pricing, /durable-objects/platform/pricing, /d1/platform/pricing, and on 28 November at /workers/observability/logs/workers-logs.
 * Requests of rooms, their GB-s and their rows are those of Durable Objects with SQLite.
 */
export const PRICES = {
  workerRequests: { usd: 0.3e-6, included: 10e6 },
  workerCpuMs: { usd: 0.02e-6, included: 30e6 },
  roomRequests: { usd: 0.15e-6, included: 1e6 },
  roomGbSeconds: { usd: 12.5e-6, included: 400e3 },
  roomRowsWritten: { usd: 1e-6, included: 50e6 },
  roomRowsRead: { usd: 0.001e-6, included: 25e9 },
  d1RowsWritten: { usd: 1e-6, included: 50e6 },
  d1RowsRead: { usd: 0.001e-6, included: 25e9 },
  logEvents: { usd: 0.6e-6, included: 20e6 },
  roomGbMonths: { usd: 0.2, included: 5 },
  d1GbMonths: { usd: 0.75, included: 5 },
} as const
export type Billed = keyof typeof PRICES

/** The plan itself, USD a month. */
export const BASE_USD = 5
/** Frames that are billed as one request of a Durable Object. */
export const MESSAGES_PER_REQUEST = 20
/** Memory that is billed for a Durable Object while it is awake, GB. */
export const ROOM_GB = 0.128

/** USD a month for so many units; each has its own allowance. */
export function monthlyUsd(units: Readonly<Record<Billed, number>>): Record<Billed, number> & { total: number } {
  const usd = {
    workerRequests: over('workerRequests', units),
    workerCpuMs: over('workerCpuMs', units),
    roomRequests: over('roomRequests', units),
    roomGbSeconds: over('roomGbSeconds', units),
    roomRowsWritten: over('roomRowsWritten', units),
    roomRowsRead: over('roomRowsRead', units),
    d1RowsWritten: over('d1RowsWritten', units),
    d1RowsRead: over('d1RowsRead', units),
    logEvents: over('logEvents', units),
    roomGbMonths: over('roomGbMonths', units),
    d1GbMonths: over('d1GbMonths', units),
  }
  return { ...usd, total: Object.values(usd).reduce((sum, part) => sum + part, BASE_USD) }
}

function over(name: Billed, units: Readonly<Record<Billed, number>>): number {
  const { usd, included } = PRICES[name]
  return Math.max(0, units[name] - included) * usd
}
