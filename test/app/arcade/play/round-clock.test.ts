import { expect, it } from 'vitest'
import { RoundClock } from '#app/arcade/play/round-clock.ts'

const TICK_MS = 1000 / 60

/** The ticks of frames at these times, ms. */
function ticksOf(clock: RoundClock, times: readonly number[]): number[] {
  return times.map((at) => clock.frame(at).ticks)
}

it('makes one tick of each frame at 60 frames a second', () => {
  const clock = new RoundClock({ isCalm: false, stopsLate: true })
  expect(ticksOf(clock, [0, 17, 34, 51])).toEqual([0, 1, 1, 1])
})

it('makes sixty ticks a second whatever the frames are', () => {
  const clock = new RoundClock({ isCalm: false, stopsLate: true })
  const times = Array.from({ length: 1001 }, (_, frame) => frame * 7)
  const ticks = ticksOf(clock, times).reduce((sum, one) => sum + one, 0)
  expect(ticks).toBe(Math.floor(7000 / TICK_MS))
})

it('makes half as many ticks at the calm pace', () => {
  const clock = new RoundClock({ isCalm: true, stopsLate: true })
  const times = Array.from({ length: 602 }, (_, frame) => frame * 10)
  const ticks = ticksOf(clock, times).reduce((sum, one) => sum + one, 0)
  expect(ticks).toBe(180)
})

it('makes up for eight ticks at most, and forgets the rest', () => {
  const clock = new RoundClock({ isCalm: false, stopsLate: true })
  clock.frame(0)
  expect(ticksOf(clock, [200, 217, 234])).toEqual([8, 2, 1])
})

it('keeps the pace at ten frames a second that come unevenly', () => {
  const clock = new RoundClock({ isCalm: false, stopsLate: true })
  const times = Array.from({ length: 101 }, (_, frame) => frame * 100.1 + (frame % 2) * 20)
  const ticks = ticksOf(clock, times).reduce((sum, one) => sum + one, 0)
  expect(ticks).toBe(600)
})

it('plays nothing in a frame that comes later than 250 ms, and says so', () => {
  const clock = new RoundClock({ isCalm: false, stopsLate: true })
  clock.frame(0)
  expect(clock.frame(251)).toMatchObject({ ticks: 0, nowMs: 0, isLate: true })
})

it('stops once in ten seconds where each frame is late, and plays on slowly between', () => {
  const clock = new RoundClock({ isCalm: false, stopsLate: true })
  const frames = Array.from({ length: 70 }, (_, frame) => clock.frame(frame * 300))
  expect(frames.flatMap(({ isLate }, frame) => (isLate ? [frame] : []))).toEqual([1, 36])
  expect(frames[2]?.ticks).toBe(8)
})

it('counts a late frame as 250 ms where no late frame stops the round', () => {
  const clock = new RoundClock({ isCalm: false, stopsLate: false })
  clock.frame(0)
  expect(clock.frame(3_600_000)).toMatchObject({ ticks: 8, nowMs: 250, isLate: false })
})

it('leaves out the time of a pause', () => {
  const clock = new RoundClock({ isCalm: false, stopsLate: true })
  ticksOf(clock, [0, 100])
  clock.pause()
  expect(clock.frame(60_000)).toMatchObject({ ticks: 0, nowMs: 100, isLate: false })
})

it('says how much of the next tick has passed', () => {
  const clock = new RoundClock({ isCalm: false, stopsLate: true })
  clock.frame(0)
  expect(clock.frame(25).share).toBeCloseTo(0.5)
})
