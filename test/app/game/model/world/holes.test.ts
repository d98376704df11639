import { expect, it } from 'vitest'
import { seenHole, stepOfHole, withHole } from '#app/game/model/world/holes.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import { DIG_MS, HOLES } from '#durable/rules/life/digging.ts'
import { GROUND } from '#durable/rules/tiles.ts'
import { Parkmate } from '#test/app/game/parkmate.ts'
import { anEmptyGrid } from '#test/support/grids.ts'
import { aPark } from '#test/support/park.ts'

const NOW = 1_800_000_000_000
const SKEW_MS = 5000

/** A hole by the room's clock, dug so long ago. */
const wireHole = (x: number, agoMs = 0) => ({ x, y: 3, until: NOW + SKEW_MS - agoMs + HOLES.lastMs })
const world = { ...EMPTY_WORLD, clockOffsetMs: SKEW_MS }

it.each([
  [0, 0],
  [19_999, 0],
  [20_000, 1],
  [40_000, 2],
  [52_000, 3],
  [60_000, null],
])('has filled up %i ms after the dig by step %s', (agoMs, step) => {
  expect(stepOfHole(seenHole(wireHole(1, agoMs), SKEW_MS), NOW)).toBe(step)
})

it('puts a new hole in place of an older one on its tile', () => {
  const old = [seenHole(wireHole(1, 30_000), SKEW_MS), seenHole(wireHole(2, 30_000), SKEW_MS)]
  const holes = withHole({ ...world, holes: old }, wireHole(1), NOW)
  expect(holes).toEqual([old[1], { x: 1, y: 3, until: NOW + HOLES.lastMs }])
})

it('forgets holes that have filled up once there is a new one', () => {
  const old = [seenHole(wireHole(2, HOLES.lastMs), SKEW_MS)]
  expect(withHole({ ...world, holes: old }, wireHole(1), NOW)).toHaveLength(1)
})

it('keeps the holes where a dig has left none', () => {
  const holes = [seenHole(wireHole(2), SKEW_MS)]
  expect(withHole({ ...world, holes }, undefined, NOW)).toBe(holes)
})

it('shows the same hole to who saw the dig and to who comes later, by clocks of their own', () => {
  const grid = anEmptyGrid(20, 20)
  grid.ground.fill(GROUND.dig)
  const park = aPark({ grid })
  const op = '00000000-0000-4000-8000-000000000001'
  const seesFrom = (dog: number, skewMs: number) => new Parkmate(park, dog, { grid, skewMs })
  const [digger, witness] = [seesFrom(1, 0), seesFrom(2, 4000)]
  digger.socket.send({ type: 'dig', op })
  park.wait(DIG_MS)
  digger.socket.send({ type: 'dig', op })
  park.answer({ type: 'dig', bones: 0 })
  witness.run()
  const [hole] = witness.world.holes
  expect(witness.world.holes).toHaveLength(1)
  expect(hole?.until).toBe(park.now + 4000 + HOLES.lastMs)
  park.wait(1000)
  expect(seesFrom(3, 4000).world.holes).toEqual([hole])
})
