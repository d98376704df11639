import { expect, it } from 'vitest'
import { COMPASS_POINTS, directionTowards, eastPart, southPart } from '#durable/rules/games/cats-free/directions.ts'

const DIRECTIONS = Array.from({ length: COMPASS_POINTS }, (_, direction) => direction)

it('[GC1] has sixteen directions, clockwise from east', () => {
  expect([0, 4, 8, 12].map((direction) => eastPart(direction, 256))).toEqual([256, 0, -256, 0])
  expect([0, 4, 8, 12].map((direction) => southPart(direction, 256))).toEqual([0, 256, 0, -256])
  expect(DIRECTIONS).toHaveLength(16)
})

it('[GC1] goes as far in every direction, within a hundredth', () => {
  const lengths = DIRECTIONS.map((direction) => Math.hypot(eastPart(direction, 25_600), southPart(direction, 25_600)))
  expect(Math.min(...lengths)).toBeGreaterThan(25_600 * 0.99)
  expect(Math.max(...lengths)).toBeLessThan(25_600 * 1.01)
})

it('[GC1] goes as far west as east, and as far north as south', () => {
  for (const direction of DIRECTIONS) {
    expect(eastPart(direction, 490) + eastPart((direction + 8) % 16, 490)).toBe(0)
    expect(southPart(direction, 490) + southPart((direction + 8) % 16, 490)).toBe(0)
  }
})

it('finds the direction that a vector is nearest to', () => {
  for (let degrees = 0; degrees < 360; degrees += 5) {
    const angle = (degrees * Math.PI) / 180
    const nearest = Math.round(degrees / 22.5) % COMPASS_POINTS
    const vector = [Math.trunc(50_000 * Math.cos(angle)), Math.trunc(50_000 * Math.sin(angle))] as const
    expect(directionTowards(...vector), `${degrees} degrees`).toBe(nearest)
  }
})

it('takes no vector at all for east', () => {
  expect(directionTowards(0, 0)).toBe(0)
})
