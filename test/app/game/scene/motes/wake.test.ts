import { expect, it } from 'vitest'
import { wakeOf } from '#app/game/scene/motes/wake.ts'
import { DIRECTIONS, neighbour, STRAIGHT_MS, SWIM_SPEED } from '#durable/rules/steps.ts'

const NOW = 1_764_000_000_000
/** Art px that a swimmer covers in a millisecond. */
const SPEED = (32 / STRAIGHT_MS) * SWIM_SPEED

it.for(DIRECTIONS)('lies behind a dog that swims in direction %i, and is wider the older it is', (heading) => {
  const way = neighbour({ x: 0, y: 0 }, heading)
  const long = Math.hypot(way.x, way.y)
  const seen = wakeOf({ x: 0, y: 5 }, { heading, now: NOW }).map(({ x, y, alpha }) => ({
    behind: -(x * way.x + y * way.y) / long,
    aside: Math.hypot(x, y),
    alpha,
  }))
  const byAge = seen.toSorted((one, other) => other.alpha - one.alpha)
  expect(byAge[0]?.aside).toBeLessThan(byAge.at(-1)?.aside ?? 0)
  for (const { behind } of byAge.slice(2)) expect(behind).toBeGreaterThan(-6)
  expect(byAge.at(-1)?.behind).toBeGreaterThan(20)
})

it('stays where it is on the water while the dog swims on', () => {
  const before = wakeOf({ x: 0, y: 0 }, { heading: 2, now: NOW })
  const ms = 50
  const after = wakeOf({ x: SPEED * ms, y: 0 }, { heading: 2, now: NOW + ms })
  const moved = before.filter(({ x, alpha }) => alpha > 0.3 && !after.some((one) => Math.abs(one.x - x) <= 1))
  expect(moved).toEqual([])
})
