import { expect, it } from 'vitest'
import { freeSeat, hasStopped, isSeated, satDown, seatPlace, tileOfFoot } from '#durable/rules/things/seat.ts'
import { anEmptyGrid } from '#test/support/grids.ts'

const AT = 1_800_000_000_000
const LAWN = anEmptyGrid(20, 20)
const BENCH = { seats: 2, pitch: 28, rise: 10, faces: 'south' } as const
const FOOT = { x: 336, y: 352 }
const beside = { x: 9, y: 11, dirs: '2', startedAt: AT - 1000 }
const use = satDown(0, { dog: 1, now: AT })

it('[TH3] has its places side by side over its foot', () => {
  expect([0, 1].map((seat) => seatPlace(FOOT, BENCH, seat))).toEqual([
    { x: 322, y: 342 },
    { x: 350, y: 342 },
  ])
  expect(seatPlace(FOOT, { seats: 1, pitch: 0, rise: 8, faces: 'south' }, 0)).toEqual({ x: 336, y: 344 })
})

it('[TH3] gives the free place that is nearest to the one asked for, and none where all are taken', () => {
  const others = [satDown(0, { dog: 2, now: AT })]
  expect(freeSeat(BENCH, [], { seat: 1, dog: 1 })).toBe(1)
  expect(freeSeat(BENCH, others, { seat: 0, dog: 1 })).toBe(1)
  expect(freeSeat(BENCH, others, { seat: 0, dog: 2 })).toBe(0)
  expect(freeSeat(BENCH, [...others, satDown(1, { dog: 3, now: AT })], { seat: 0, dog: 1 })).toBeNull()
})

it('[TH3] a dog sits until it has another walk, be it on the spot', () => {
  expect(isSeated(LAWN, FOOT, use, beside)).toBe(true)
  expect(isSeated(LAWN, FOOT, use, { ...beside, startedAt: AT })).toBe(false)
  expect(isSeated(LAWN, FOOT, use, { ...beside, dirs: '', startedAt: AT })).toBe(false)
})

it('[TH3] nobody sits on what is far away, whatever became of the clock', () => {
  expect(isSeated(LAWN, FOOT, use, { x: 2, y: 2, dirs: '', startedAt: AT - 9000 })).toBe(false)
})

it('[TH3] a dog can sit down once its walk is over', () => {
  expect([AT - 801, AT - 800, AT - 799].map((now) => hasStopped(LAWN, beside, now))).toEqual([false, false, true])
})

it('has its foot on a tile', () => {
  expect([tileOfFoot({ x: 0, y: 1 }), tileOfFoot({ x: 63, y: 32 }), tileOfFoot({ x: 64, y: 33 })]).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 2, y: 1 },
  ])
})
