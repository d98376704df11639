import { expect, it } from 'vitest'
import { Flow } from '#durable/host/flow.ts'

/** Sends a frame of ten bytes every 100 ms from `from` to `until`. */
function stream(flow: Flow, from: number, until: number, bytes = 10): number {
  for (let now = from; now < until; now += 100) flow.sent(bytes, now)
  return (until - from) / 100
}

it('is never behind for a reader that acknowledges every twenty seconds', () => {
  const flow = new Flow({ isNew: true })
  let frames = 0
  for (let second = 0; second < 600; second += 20) {
    frames += stream(flow, second * 1000, second * 1000 + 20_000)
    expect(flow.stateAt(second * 1000 + 20_000)).toBe('fine')
    flow.acknowledged(frames, second * 1000 + 21_500)
  }
})

it('holds a reader that does not acknowledge after 25 seconds, and finds it slow after 35', () => {
  const flow = new Flow({ isNew: true })
  stream(flow, 0, 36_000)
  expect([24_900, 25_000, 25_600].map((at) => flow.stateAt(at))).toEqual(['fine', 'fine', 'behind'])
  expect([35_000, 35_600].map((at) => flow.stateAt(at))).toEqual(['behind', 'slow'])
})

it('does not count silence: only frames that were sent ask for an acknowledgement', () => {
  const flow = new Flow({ isNew: true })
  flow.sent(10, 0)
  expect(flow.stateAt(60_000)).toBe('fine')
  flow.sent(10, 60_000)
  expect(flow.stateAt(61_900)).toBe('fine')
  flow.acknowledged(2, 61_900)
  expect(flow.stateAt(90_000)).toBe('fine')
})

it('finds a half-open connection by its unacknowledged frames, however few they are', () => {
  const flow = new Flow({ isNew: true })
  for (const at of [0, 21_000]) flow.sent(10, at)
  expect([21_000, 27_000, 37_000].map((at) => flow.stateAt(at))).toEqual(['fine', 'behind', 'slow'])
})

it('holds a reader with 256 KiB unread, but does not count a long welcome', () => {
  const flow = new Flow({ isNew: true })
  flow.sent(2_000_000, 0)
  expect(flow.stateAt(1)).toBe('fine')
  stream(flow, 1000, 3000, 14_000)
  expect(flow.stateAt(3000)).toBe('behind')
})

it('resumes a held reader when it has read what was sent', () => {
  const flow = new Flow({ isNew: true })
  const frames = stream(flow, 0, 26_000)
  expect(flow.stateAt(26_000)).toBe('behind')
  flow.heldSince = 7
  expect(flow.acknowledged(10, 26_500)).toBe(false)
  expect(flow.stateAt(26_500)).toBe('behind')
  expect(flow.acknowledged(frames, 27_000)).toBe(true)
  flow.resume()
  expect(flow.stateAt(27_000)).toBe('fine')
  flow.sent(10, 27_000)
  expect(flow.stateAt(27_001)).toBe('fine')
})

it('goes on with the count of the reader after a sleep', () => {
  const flow = new Flow({ isNew: false })
  stream(flow, 0, 4000)
  flow.acknowledged(1040, 4500)
  stream(flow, 4500, 9500)
  flow.acknowledged(1090, 9600)
  expect(flow.stateAt(60_000)).toBe('fine')
  stream(flow, 60_000, 96_000)
  expect(flow.stateAt(96_000)).toBe('slow')
})

it('survives an acknowledgement of frames that were never sent', () => {
  const flow = new Flow({ isNew: true })
  stream(flow, 0, 1000)
  flow.acknowledged(2 ** 31 - 1, 1000)
  flow.acknowledged(0, 1001)
  expect(flow.stateAt(1001)).toBe('fine')
  stream(flow, 2000, 38_000)
  expect(flow.stateAt(38_000)).toBe('slow')
})

it('refuses an acknowledgement of more frames than were sent', () => {
  const flow = new Flow({ isNew: true })
  stream(flow, 0, 300)
  expect([0, 3, 4].map((frame) => flow.canHaveRead(frame))).toEqual([true, true, false])
})

it('accepts acknowledgements of frames from before and after a sleep, and no more', () => {
  const flow = new Flow({ isNew: false })
  // The reader was sent 100 frames before the sleep and 5 since, and has read 3 of these at its first acknowledgement.
  stream(flow, 0, 500)
  expect(flow.canHaveRead(103)).toBe(true)
  flow.acknowledged(103, 600)
  expect(flow.canHaveRead(105)).toBe(true)
  flow.acknowledged(105, 700)
  expect(flow.canHaveRead(108)).toBe(true)
  expect(flow.canHaveRead(109)).toBe(false)
})

it('finds a reader fine that has read all after a sleep', () => {
  const flow = new Flow({ isNew: false })
  flow.sent(10, 0)
  flow.acknowledged(100, 100)
  flow.sent(10, 21_000)
  flow.sent(10, 42_000)
  flow.acknowledged(102, 42_100)
  expect(flow.stateAt(80_000)).toBe('fine')
})
