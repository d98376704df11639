import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReadingTime, readingMs } from '#app/game/hud/shared/reading-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aTime(ms: number) {
  const over = vi.fn()
  return { over, time: new ReadingTime(ms, over) }
}

it('shows a long text longer than a short one, and every text for some seconds', () => {
  expect(readingMs('x'.repeat(150))).toBeGreaterThan(2 * readingMs('Hi'))
  expect(readingMs('')).toBeGreaterThanOrEqual(2000)
})

it('shows a text long enough to read 150 words a minute', () => {
  const words = Array.from({ length: 15 }, () => 'fetch').join(' ')
  expect(readingMs(words)).toBeGreaterThan((15 / 150) * 60_000)
})

it('ends after its time', () => {
  const { time, over } = aTime(5000)
  time.start()
  vi.advanceTimersByTime(4999)
  expect(over).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(over).toHaveBeenCalledOnce()
})

it('pauses while something holds it, and starts anew when the last hold ends', () => {
  const { time, over } = aTime(5000)
  time.start()
  time.hold('pointer')
  time.hold('focus')
  vi.advanceTimersByTime(60_000)
  time.release('pointer')
  vi.advanceTimersByTime(60_000)
  expect(over).not.toHaveBeenCalled()
  time.release('focus')
  vi.advanceTimersByTime(4999)
  expect(over).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(over).toHaveBeenCalledOnce()
})

it('never ends once it was stopped', () => {
  const { time, over } = aTime(5000)
  time.start()
  time.stop()
  time.release('focus')
  vi.advanceTimersByTime(60_000)
  expect(over).not.toHaveBeenCalled()
})
