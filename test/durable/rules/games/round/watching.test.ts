import { expect, it } from 'vitest'
import { paced, startPace } from '#durable/rules/games/round/watching.ts'
import type { SeenPace } from '#durable/rules/games/round/watching.ts'

type Second = { ticks: number; ms: number }

/** The pace after pieces that each add so many ticks, so many ms after the one before. */
function paceOf(pieces: readonly Second[], { isCalm = false } = {}): SeenPace {
  let [pace, now, tick] = [startPace(0), 0, 0]
  for (const { ticks, ms } of pieces) {
    now += ms
    tick += ticks
    pace = paced(pace, { tick, isCalm, now })
  }
  return pace
}

const FULL: Second = { ticks: 60, ms: 1000 }
const seconds = (count: number, one: Second) => Array.from({ length: count }, () => one)

it.for<[title: string, isOwn: boolean, pieces: readonly Second[]]>([
  ['at its own pace', true, seconds(90, FULL)],
  [
    'over a line that holds it up',
    true,
    [...seconds(20, FULL), { ticks: 60, ms: 4000 }, ...seconds(3, { ticks: 60, ms: 1 })],
  ],
  ['with a pause of 50 s', true, [...seconds(20, FULL), { ticks: 30, ms: 50_000 }, ...seconds(20, FULL)]],
  [
    'with a pause of 50 s, told each second',
    true,
    [...seconds(20, FULL), ...seconds(50, { ticks: 0, ms: 1000 }), ...seconds(20, FULL)],
  ],
  [
    'with pauses of more than a minute, told each second',
    false,
    [...seconds(20, FULL), ...seconds(62, { ticks: 0, ms: 1000 }), ...seconds(20, FULL)],
  ],
  ['with pauses of more than a minute', false, [...seconds(20, FULL), { ticks: 30, ms: 62_000 }]],
  ['at half the speed', false, seconds(40, { ticks: 30, ms: 1000 })],
  ['at half the speed, told every five seconds', false, seconds(8, { ticks: 150, ms: 5000 })],
  ['at half the speed, told every ten seconds', false, seconds(4, { ticks: 300, ms: 10_000 })],
  ['faster than the clock', false, seconds(10, { ticks: 120, ms: 1000 })],
  [
    'backwards',
    false,
    [
      { ticks: 120, ms: 2000 },
      { ticks: -60, ms: 1000 },
    ],
  ],
])('[GR15] a round that comes %s: at its own pace %s', ([, isOwn, pieces]) => {
  expect(paceOf(pieces).isOwn).toBe(isOwn)
})

it('[GR15] a tick takes twice as long at the calm pace', () => {
  const half = seconds(40, { ticks: 30, ms: 1000 })
  expect(paceOf(half, { isCalm: true }).isOwn).toBe(true)
  expect(paceOf(seconds(40, { ticks: 60, ms: 1000 }), { isCalm: true }).isOwn).toBe(false)
})
