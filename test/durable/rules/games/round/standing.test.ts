import { expect, it } from 'vitest'
import { standingOf } from '#durable/rules/games/round/standing.ts'
import type { EndedRound } from '#durable/rules/games/round/standing.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A run of a minute, played by hand up to its end. */
function afterMs(elapsedMs: number, changes: Partial<EndedRound> = {}) {
  const startedAt = 1_790_000_000_000
  const proof = { score: 200, ticks: 3600, handTicks: 3600 }
  return standingOf({ game: 'JumpingDog', isCalm: false, startedAt, endedAt: startedAt + elapsedMs, proof, ...changes })
}

it('[GR4] refuses a round that ends more than a second before it can have been played', () => {
  expect(afterMs(58_999)).toBe('too-soon')
  expect(afterMs(59_000)).toBe('counted')
})

it('[GR4] asks no time for what the rules play on after the last key', () => {
  const left = { score: 200, ticks: 3600, handTicks: 600 }
  expect(afterMs(8999, { proof: left })).toBe('too-soon')
  expect(afterMs(9000, { proof: left })).toBe('counted')
})

it('[GR5] keeps an arcade round off the boards that took 125 % of its time and 75 s more', () => {
  expect(afterMs(150 * SECOND)).toBe('counted')
  expect(afterMs(150 * SECOND + 1)).toBe('late')
})

it('[GR5] lets one think about a heap as long as one likes within ten minutes', () => {
  expect(afterMs(10 * MINUTE, { game: 'KnogleKnas' })).toBe('counted')
  expect(afterMs(10 * MINUTE + 1, { game: 'KnogleKnas' })).toBe('late')
})

it('[GR5] takes a round for a day after its start', () => {
  expect(afterMs(24 * HOUR)).toBe('late')
  expect(afterMs(24 * HOUR + 1)).toBe('round-over')
})

it('[GR6] gives a calm round twice the time, and no place on the boards', () => {
  expect(afterMs(118_999, { isCalm: true })).toBe('too-soon')
  expect(afterMs(119_000, { isCalm: true })).toBe('calm')
})

it('[GR6] knows no calm pace of a game without a clock', () => {
  expect(afterMs(60 * SECOND, { game: 'KnogleKnas', isCalm: true })).toBe('counted')
})
