import { expect, it } from 'vitest'
import { daylightAt } from '#app/game/scene/light/daylight.ts'
import { poolsOf } from '#app/game/scene/light/lamps.ts'
import { nightPlan } from '#app/game/scene/light/night.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { isOutdoors } from '#durable/world/sky.ts'

const at = (text: string) => daylightAt(Date.parse(text))

it.each([
  { when: '2026-06-21T12:00:00Z', night: 0, what: 'a midsummer noon is day' },
  { when: '2026-06-21T18:00:00Z', night: 0, what: 'so is a midsummer evening' },
  { when: '2026-12-21T17:00:00Z', night: 1, what: 'an evening in December is night' },
  { when: '2026-12-21T12:00:00Z', night: 0, what: 'a noon in December is day' },
  { when: '2026-03-20T00:00:00Z', night: 1, what: 'midnight at the equinox is night' },
])('$what', ({ when, night }) => {
  expect(at(when).night).toBe(night)
})

it('has a low sun between day and night, and no jump of the light', () => {
  const start = Date.parse('2026-10-01T00:00:00Z')
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => daylightAt(start + minute * 60_000))
  expect(Math.max(...minutes.map(({ lowSun }) => lowSun))).toBeGreaterThan(0.95)
  const steps = minutes.slice(1).map(({ night }, index) => Math.abs(night - (minutes[index]?.night ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(0.03)
})

it('lights the surroundings of every lamp of the plaza', () => {
  const lamps = PLAZA.things.filter(({ prefab }) => prefab === 'lamp')
  expect(lamps.length).toBeGreaterThan(3)
  expect(poolsOf(PLAZA)).toEqual(expect.arrayContaining(lamps.map(({ x }) => expect.objectContaining({ x }))))
})

it('lights only outdoor rooms by the sky', () => {
  const indoors = ROOM_DOCS.filter((doc) => !isOutdoors(doc)).map(({ key }) => key)
  expect(indoors.sort()).toEqual([
    'arcade',
    'cinema',
    'committee-tent',
    'hat-shop',
    'house-banden',
    'house-klanen',
    'house-losjen',
    'house-sekten',
    'house-selskapet',
    'house-stammen',
    'staff-room',
    'wisdom-cave',
  ])
})

it('is greyer by day while it rains, without lamps', () => {
  const { tint, pools } = nightPlan(PLAZA, { night: 0, lowSun: 0, isRaining: true })
  expect(Math.max(...tint)).toBeLessThan(230)
  expect(pools.filter(({ strength }) => strength > 0)).toEqual([])
})
