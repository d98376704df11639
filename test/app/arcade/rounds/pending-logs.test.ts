import { expect, it } from 'vitest'
import { PENDING_LOGS_KEY, PendingLogs } from '#app/arcade/rounds/pending-logs.ts'
import type { LogStorage, PendingLog } from '#app/arcade/rounds/pending-logs.ts'

const NOW = 1_800_000_000_000
const HOUR_MS = 3_600_000

/** A browser's storage. */
function aStorage(): LogStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

function aLog(number: number, until = NOW + HOUR_MS): PendingLog {
  return { roundId: `round ${number}`, op: `op ${number}`, log: 'AAQ', game: 'KnogleKnas', until }
}

it('keeps a log for the next visit, until it is forgotten', () => {
  const storage = aStorage()
  new PendingLogs(storage, () => NOW).keep(aLog(1))
  const later = new PendingLogs(storage, () => NOW)
  expect(later.all()).toEqual([aLog(1)])
  later.forget('round 1')
  expect(later.all()).toEqual([])
  expect(storage.getItem(PENDING_LOGS_KEY)).toBeNull()
})

it('leaves out a log whose time is over', () => {
  const pending = new PendingLogs(aStorage(), () => NOW)
  pending.keep(aLog(1, NOW - 1))
  pending.keep(aLog(2))
  expect(pending.all().map(({ roundId }) => roundId)).toEqual(['round 2'])
})

it('keeps ten logs, the newest ones', () => {
  const pending = new PendingLogs(aStorage(), () => NOW)
  for (let number = 1; number <= 12; number++) pending.keep(aLog(number))
  expect(pending.all().map(({ roundId }) => roundId)).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => `round ${n}`),
  )
})

it('has one log of a round, the last one', () => {
  const pending = new PendingLogs(aStorage(), () => NOW)
  pending.keep(aLog(1))
  pending.keep({ ...aLog(1), op: 'another op' })
  expect(pending.all().map(({ op }) => op)).toEqual(['another op'])
})

it('says that it keeps nothing where the browser has no storage, or a full one', () => {
  const full = aStorage()
  full.setItem = () => {
    throw new Error('full')
  }
  expect(new PendingLogs(null, () => NOW).keep(aLog(1))).toBe(false)
  expect(new PendingLogs(full, () => NOW).keep(aLog(1))).toBe(false)
})

it.each([
  '',
  '{',
  'null',
  '[1]',
  '[{"roundId":"a"}]',
  '[{"roundId":"a","op":"b","log":"c","game":"Chess","until":9e15}]',
])('finds no logs in what others have written: %s', (written) => {
  const storage = aStorage()
  storage.setItem(PENDING_LOGS_KEY, written)
  expect(new PendingLogs(storage, () => NOW).all()).toEqual([])
})
