import { expect, it } from 'vitest'
import { seedOf } from '#app/game/model/chance.ts'
import { dustOf } from '#app/game/scene/motes/dust.ts'
import { falling, weatherAt } from '#app/game/scene/motes/weather.ts'
import type { Weather } from '#app/game/scene/motes/weather.ts'
import { SEASONS } from '#app/shared/season.ts'
import type { Season } from '#app/shared/season.ts'

const HOUR_MS = 3_600_000
const NOW = Date.UTC(2026, 10, 20, 12)
const VIEW = { left: 100, top: 60, right: 820, bottom: 510 }

function hoursOf(season: Season): (Weather | null)[] {
  return Array.from({ length: 2000 }, (_, hour) => weatherAt(NOW + hour * HOUR_MS, season))
}

it('lets snow fall only in winter and leaves only in autumn, and nothing in most hours of a year', () => {
  const seen = SEASONS.map((season) => [season, [...new Set(hoursOf(season))].map(String).sort()])
  expect(seen).toEqual([
    ['normal', ['null', 'rain']],
    ['autumn', ['leaves', 'null', 'rain']],
    ['winter', ['null', 'snow']],
  ])
  const still = SEASONS.map((season) => hoursOf(season).filter((weather) => weather === null).length / 2000)
  expect(Math.min(...still)).toBeGreaterThan(0.35)
  expect(Math.max(...still)).toBeGreaterThan(0.85)
})

it('keeps the weather of an hour from its first minute to its last', () => {
  for (let minute = 1; minute < 60; minute++)
    expect(weatherAt(NOW + minute * 60_000, 'autumn')).toBe(weatherAt(NOW, 'autumn'))
})

it.each<Weather>(['snow', 'leaves', 'rain'])(
  'spreads %s over the whole view, nowhere else, and not too densely',
  (weather) => {
    for (let second = 0; second < 40; second++) {
      const motes = falling(weather, seedOf('plaza'), NOW + second * 977, VIEW)
      expect(motes.length).toBeGreaterThan(4)
      expect(motes.length).toBeLessThan(300)
      for (const { x, y } of motes) {
        expect(x).toBeGreaterThanOrEqual(VIEW.left)
        expect(x).toBeLessThanOrEqual(VIEW.right)
        expect(y).toBeGreaterThanOrEqual(VIEW.top)
        expect(y).toBeLessThanOrEqual(VIEW.bottom)
        expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true)
      }
    }
  },
)

it('shows a flake at the same place of the room on every screen', () => {
  const elsewhere = { left: 300, top: 200, right: 700, bottom: 480 }
  const within = falling('snow', 7, NOW, VIEW).filter(
    ({ x, y }) =>
      x > elsewhere.left + 1 && x < elsewhere.right - 1 && y > elsewhere.top + 1 && y < elsewhere.bottom - 1,
  )
  const places = new Set(falling('snow', 7, NOW, elsewhere).map(({ x, y }) => `${x} ${y}`))
  expect(within.length).toBeGreaterThan(5)
  expect(within.filter(({ x, y }) => !places.has(`${x} ${y}`))).toEqual([])
})

it('keeps the dust of a dog near it, moves it, and shows the same on every screen', () => {
  for (const doing of ['dig', 'swim', 'sniff'] as const) {
    const foot = { x: 400, y: 300 }
    const now = { dog: 3, now: NOW }
    expect(dustOf(doing, foot, now)).toEqual(dustOf(doing, foot, now))
    expect(dustOf(doing, foot, now)).not.toEqual(dustOf(doing, foot, { dog: 3, now: NOW + 200 }))
    for (let ms = 0; ms < 3000; ms += 70)
      for (const { x, y } of dustOf(doing, foot, { dog: 3, now: NOW + ms })) {
        expect(Math.abs(x - foot.x)).toBeLessThan(26)
        expect(y).toBeLessThanOrEqual(foot.y)
        expect(y).toBeGreaterThan(foot.y - 52)
      }
  }
})
