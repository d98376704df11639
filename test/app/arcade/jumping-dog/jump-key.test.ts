import { expect, it } from 'vitest'
import { JumpKey } from '#app/arcade/jumping-dog/jump-key.ts'
import { replayRun, writeRunLog } from '#durable/rules/games/jumping-dog/replay-run.ts'
import { runScore, startRun, stepRun } from '#durable/rules/games/jumping-dog/run.ts'
import { SEED } from '#test/support/games.ts'

/** Whether the key is down in each of these ticks. */
function ticksOf(key: JumpKey, from: number, count: number): string {
  return Array.from({ length: count }, (_, index) => (key.at(from + index) ? '#' : '.')).join('')
}

it('is down from the press up to the release, and keeps both ticks', () => {
  const key = new JumpKey({ tapsTwice: false })
  const before = ticksOf(key, 0, 2)
  key.press('Space')
  const held = ticksOf(key, 2, 3)
  key.release('Space')
  expect(before + held + ticksOf(key, 5, 2)).toBe('..###..')
  expect(key.changes).toEqual([2, 5])
})

it('is down for one tick where it was pressed and released between two ticks', () => {
  const key = new JumpKey({ tapsTwice: false })
  key.press('pointer 1')
  key.release('pointer 1')
  expect(ticksOf(key, 0, 3)).toBe('#..')
  expect(key.changes).toEqual([0, 1])
})

it('stays down until the last of two fingers lifts', () => {
  const key = new JumpKey({ tapsTwice: false })
  key.press('pointer 1')
  key.press('Space')
  const both = ticksOf(key, 0, 1)
  key.release('pointer 1')
  const one = ticksOf(key, 1, 1)
  key.release('Space')
  expect(both + one + ticksOf(key, 2, 1)).toBe('##.')
})

it('is pressed once by a key that repeats', () => {
  const key = new JumpKey({ tapsTwice: false })
  key.press('Space')
  ticksOf(key, 0, 2)
  key.press('Space')
  key.release('Space')
  expect(ticksOf(key, 2, 1)).toBe('.')
})

it('records that hands were taken off in the tick that comes next', () => {
  const key = new JumpKey({ tapsTwice: false })
  key.press('Space')
  ticksOf(key, 0, 4)
  key.letGo(4)
  expect(key.changes).toEqual([0, 4])
})

it('records nothing where it is let go and pressed again before the next tick', () => {
  const key = new JumpKey({ tapsTwice: false })
  key.press('Space')
  ticksOf(key, 0, 4)
  key.letGo(4)
  key.press('Space')
  expect(ticksOf(key, 4, 1)).toBe('#')
  expect(key.changes).toEqual([0])
})

it('with two taps for a high leap, one tap presses for a tick once ten ticks are over', () => {
  const key = new JumpKey({ tapsTwice: true })
  key.press('Space')
  key.release('Space')
  expect(ticksOf(key, 0, 13)).toBe('..........#..')
})

it('with two taps for a high leap, the second tap holds the key at once for as long as holding helps', () => {
  const key = new JumpKey({ tapsTwice: true })
  key.press('Space')
  key.release('Space')
  const waiting = ticksOf(key, 0, 4)
  key.press('Space')
  key.release('Space')
  expect(waiting + ticksOf(key, 4, 17)).toBe('....###############..')
})

it('with two taps for a high leap, a key that is held is a high leap too', () => {
  const key = new JumpKey({ tapsTwice: true })
  key.press('Space')
  expect(ticksOf(key, 0, 28)).toBe('..........###############...')
})

it.each([false, true])('keeps a log that the rules play to the same score, with two taps: %s', (tapsTwice) => {
  const [key, run] = [new JumpKey({ tapsTwice }), startRun(SEED)]
  while (!run.isOver) {
    if (run.tick % 50 === 0) key.press('Space')
    if (run.tick % 50 === 9) key.release('Space')
    stepRun(run, key.at(run.tick))
  }
  const verdict = replayRun(SEED, writeRunLog(key.changes))
  expect(verdict).toMatchObject({ proof: { score: runScore(run), ticks: run.tick } })
})
