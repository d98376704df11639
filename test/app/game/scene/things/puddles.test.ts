import { expect, it } from 'vitest'
import { weatherAt, wetnessAt } from '#app/game/scene/motes/weather.ts'
import { puddlePicture, puddlesOf } from '#app/game/scene/things/puddles.ts'
import { seasonAt } from '#app/shared/season.ts'
import { MARKET_STREET } from '#durable/world/outdoors/market-street.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'

const HOUR_MS = 3_600_000
const HOURS = Array.from({ length: 900 }, (_, hour) => Date.UTC(2027, 5, 1, hour))
const rains = (time: number) => weatherAt(time, seasonAt(time)) === 'rain'
/** The first hour of a shower, and the first one after it. */
const BEGINS = HOURS.find((time) => rains(time) && !rains(time - HOUR_MS)) ?? 0
const ENDS = HOURS.find((time) => !rains(time) && rains(time - HOUR_MS)) ?? 0

it('fills puddles within minutes of rain, and dries them when it is over', () => {
  const wet = (time: number) => wetnessAt(time, seasonAt)
  expect([wet(BEGINS), wet(BEGINS + 240_000), wet(BEGINS + 600_000)]).toEqual([0, 0.5, 1])
  expect(wet(ENDS)).toBe(1)
  expect(wet(ENDS + 450_000)).toBeCloseTo(0.5)
  expect(wet(ENDS + 1_000_000)).toBe(0)
})

it('lets a puddle grow in four steps', () => {
  const seen = Array.from({ length: 101 }, (_, step) => puddlePicture({ from: 0.2, most: 3 }, step / 100))
  expect(new Set(seen)).toEqual(
    new Set([null, 'flat/puddle/small', 'flat/puddle/middle', 'flat/puddle/large', 'flat/puddle/0']),
  )
  expect(puddlePicture({ from: 0.2, most: 1 }, 1)).toBe('flat/puddle/middle')
})

it('lays puddles on setts and paths alone', () => {
  const puddles = puddlesOf(MARKET_STREET)
  expect(puddles.length).toBeGreaterThan(6)
  for (const { x, y } of puddles)
    expect('pc').toContain(MARKET_STREET.terrain[Math.floor(y / TILE_PX)]?.[Math.floor(x / TILE_PX)])
})
