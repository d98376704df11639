import { expect, it } from 'vitest'
import { Backpressure } from '#durable/host/backpressure.ts'

/** Sends a frame of ten bytes every 100 ms from `from` to `until`. */
function stream(backpressure: Backpressure, from: number, until: number, bytes = 10): number {
  for (let now = from; now < until; now += 100) backpressure.sent(bytes, now)
  return (until - from) / 100
}

it('is never behind for a reader that acknowledges every twenty seconds', () => {
  const backpressure = new Backpressure({ isNew: true })
  let frames = 0
  for (let second = 0; second < 600; second += 20) {
    frames += stream(backpressure, second * 1000, second * 1000 + 20_000)
    expect(backpressure.stateAt(second * 1000 + 20_000)).toBe('fine')
    backpressure.acknowledged(frames, second * 1000 + 21_500)
  }
})

it('holds a reader that does not acknowledge after 25 seconds, and finds it slow after 35', () => {
  const backpressure = new Backpressure({ isNew: true })
  stream(backpressure, 0, 36_000)
  expect([24_900, 25_000, 25_600].map((at) => backpressure.stateAt(at))).toEqual(['fine', 'fine', 'behind'])
  expect([35_000, 35_600].map((at) => backpressure.stateAt(at))).toEqual(['behind', 'slow'])
})

it('does not count silence: only frames that were sent ask for an acknowledgement', () => {
  const backpressure = new Backpressure({ isNew: true })
  backpressure.sent(10, 0)
  expect(backpressure.stateAt(60_000)).toBe('fine')
  backpressure.sent(10, 60_000)
  expect(backpressure.stateAt(61_900)).toBe('fine')
  backpressure.acknowledged(2, 61_900)
  expect(backpressure.stateAt(90_000)).toBe('fine')
})

it('finds a half-open connection by its unacknowledged frames, however few they are', () => {
  const backpressure = new Backpressure({ isNew: true })
  for (const at of [0, 21_000]) backpressure.sent(10, at)
  expect([21_000, 27_000, 37_000].map((at) => backpressure.stateAt(at))).toEqual(['fine', 'behind', 'slow'])
})

it('holds a reader with 256 KiB unread, but does not count a long welcome', () => {
  const backpressure = new Backpressure({ isNew: true })
  backpressure.sent(2_000_000, 0)
  expect(backpressure.stateAt(1)).toBe('fine')
  stream(backpressure, 1000, 3000, 14_000)
  expect(backpressure.stateAt(3000)).toBe('behind')
})

it('resumes a held reader when it has read what was sent', () => {
  const backpressure = new Backpressure({ isNew: true })
  const frames = stream(backpressure, 0, 26_000)
  expect(backpressure.stateAt(26_000)).toBe('behind')
  backpressure.heldSince = 7
  expect(backpressure.acknowledged(10, 26_500)).toBe(false)
  expect(backpressure.stateAt(26_500)).toBe('behind')
  expect(backpressure.acknowledged(frames, 27_000)).toBe(true)
  backpressure.resume()
  expect(backpressure.stateAt(27_000)).toBe('fine')
  backpressure.sent(10, 27_000)
  expect(backpressure.stateAt(27_001)).toBe('fine')
})

it('goes on with the count of the reader after a sleep', () => {
  const backpressure = new Backpressure({ isNew: false })
  stream(backpressure, 0, 4000)
  backpressure.acknowledged(1040, 4500)
  stream(backpressure, 4500, 9500)
  backpressure.acknowledged(1090, 9600)
  expect(backpressure.stateAt(60_000)).toBe('fine')
  stream(backpressure, 60_000, 96_000)
  expect(backpressure.stateAt(96_000)).toBe('slow')
})

it('survives an acknowledgement of frames that were never sent', () => {
  const backpressure = new Backpressure({ isNew: true })
  stream(backpressure, 0, 1000)
  backpressure.acknowledged(2 ** 31 - 1, 1000)
  backpressure.acknowledged(0, 1001)
  expect(backpressure.stateAt(1001)).toBe('fine')
  stream(backpressure, 2000, 38_000)
  expect(backpressure.stateAt(38_000)).toBe('slow')
})

it('refuses an acknowledgement of more frames than were sent', () => {
  const backpressure = new Backpressure({ isNew: true })
  stream(backpressure, 0, 300)
  expect([0, 3, 4].map((frame) => backpressure.canHaveRead(frame))).toEqual([true, true, false])
})

it('accepts acknowledgements of frames from before and after a sleep, and no more', () => {
  const backpressure = new Backpressure({ isNew: false })
  // The reader was sent 100 frames before the sleep and 5 since, and has read 3 of these at its first acknowledgement.
  stream(backpressure, 0, 500)
  expect(backpressure.canHaveRead(103)).toBe(true)
  backpressure.acknowledged(103, 600)
  expect(backpressure.canHaveRead(105)).toBe(true)
  backpressure.acknowledged(105, 700)
  expect(backpressure.canHaveRead(108)).toBe(true)
  expect(backpressure.canHaveRead(109)).toBe(false)
})

it('finds a reader fine that has read all after a sleep', () => {
  const backpressure = new Backpressure({ isNew: false })
  backpressure.sent(10, 0)
  backpressure.acknowledged(100, 100)
  backpressure.sent(10, 21_000)
  backpressure.sent(10, 42_000)
  backpressure.acknowledged(102, 42_100)
  expect(backpressure.stateAt(80_000)).toBe('fine')
})
