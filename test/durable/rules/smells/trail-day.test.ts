import { expect, it } from 'vitest'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { TRAIL_WAYS, trailPartIn, trailWayOn } from '#durable/rules/smells/trail-day.ts'
import { ROOMS } from '#durable/world/rooms.ts'

const SEED = numberedSeed(51)

it('[SC2] leads only through rooms and doors that a puppy of every pack may pass', () => {
  for (const way of TRAIL_WAYS) {
    expect(way.length).toBeGreaterThanOrEqual(3)
    expect(way.length).toBeLessThanOrEqual(5)
    expect(way.map((room) => ROOMS[room].access)).toEqual(way.map(() => undefined))
    for (const [number, room] of way.entries()) {
      const next = way[number + 1]
      if (next === undefined) continue
      const doors = ROOMS[room].doors.filter(({ to }) => to.room === next)
      expect([doors.length, doors[0]?.access]).toEqual([1, undefined])
    }
  }
})

it('[SC2] takes each way once before one comes again', () => {
  const first = Math.ceil(20_785 / TRAIL_WAYS.length) * TRAIL_WAYS.length
  const ways = TRAIL_WAYS.map((_, day) => trailWayOn(SEED, first + day).join(' '))
  expect(new Set(ways).size).toBe(TRAIL_WAYS.length)
})

it('has no part in a room through which the way of the day does not lead', () => {
  expect(trailPartIn('cinema', SEED, 20_785)).toBe(null)
})
