import { expect, it } from 'vitest'
import { HUNT, HUNT_SPOTS_A_ROOM, huntAt, huntBit, huntSpotsOf, huntWeekOn } from '#durable/rules/calendar/hunt.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { SOIL_ROOMS, spotsOf } from '#durable/rules/life/soil.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { ROOMS } from '#durable/world/rooms.ts'

const FRIDAY = osloDay(Date.parse('2026-12-04T12:00Z'))
const at = (time: string) => huntAt(Date.parse(`${time}Z`))

it('[CA2] is on for half an hour on Fridays at eight and Sundays at three, and at no other time', () => {
  expect(at('2026-12-04T18:59:59.999')).toBe(null)
  expect(at('2026-12-04T19:00')).toMatchObject({ day: FRIDAY })
  expect(at('2026-12-04T19:29:59.999')).toMatchObject({ day: FRIDAY })
  expect(at('2026-12-04T19:30')).toBe(null)
  expect(at('2026-12-06T14:00')).toMatchObject({ day: FRIDAY + 2 })
  expect(at('2026-12-05T19:10')).toBe(null)
})

it.each(SOIL_ROOMS.map((key, room) => ({ key, room })))(
  '[CA4] lays finds on soil in $key, apart from each other and from the spots of the day',
  ({ key, room }) => {
    const doc = new Map(Object.entries(ROOMS)).get(key)
    if (!doc) throw new Error(key)
    const { grid } = compileRoom(doc)
    for (let user = 0; user < 20; user += 1) {
      const seed = numberedSeed(user)
      const all = [...huntSpotsOf(seed, { room, grid }, FRIDAY), ...spotsOf(seed, { room, grid }, FRIDAY)]
      expect(new Set(all.map(({ x, y }) => `${x},${y}`)).size).toBe(HUNT_SPOTS_A_ROOM + 3)
    }
  },
)

it('[CA4] has more finds in two rooms than count, each with a bit of its own', () => {
  expect(2 * HUNT_SPOTS_A_ROOM).toBeGreaterThanOrEqual(HUNT.finds)
  const bits = SOIL_ROOMS.flatMap((_, room) =>
    Array.from({ length: HUNT_SPOTS_A_ROOM }, (_spot, number) => huntBit(room, number)),
  )
  expect(new Set(bits).size).toBe(bits.length)
  expect(bits.reduce((sum, bit) => sum + bit, 0)).toBe(2 ** bits.length - 1)
})

it('[CA3] counts the finds of both hunts of a week, and the spots of one hunt alone', () => {
  const known = { week: FRIDAY - 4, finds: 7, day: FRIDAY, spots: 3 }
  expect(huntWeekOn(FRIDAY, known)).toEqual(known)
  expect(huntWeekOn(FRIDAY + 2, known)).toEqual({ ...known, day: FRIDAY + 2, spots: 0 })
  expect(huntWeekOn(FRIDAY + 7, known)).toEqual({ week: FRIDAY + 3, finds: 0, day: FRIDAY + 7, spots: 0 })
})
