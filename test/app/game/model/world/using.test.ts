import { expect, it } from 'vitest'
import { seatOf } from '#app/game/model/world/using.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { SeenDog, World } from '#app/game/model/world/world.ts'
import { usableThings } from '#durable/rules/things/usable.ts'
import { anEmptyGrid } from '#test/support/grids.ts'

const AT = 1_800_000_000_000
const GRID = anEmptyGrid(20, 20)
const FOOT = { x: 336, y: 352 }
const BELLA: SeenDog = {
  id: 1,
  name: 'Bella',
  slot: 1,
  color: '#c08040',
  shadowColor: '#86592d',
  wear: { hat: null, mouth: null, back: null, ass: null },
  badge: null,
  away: false,
  glide: null,
  pose: 'stand',
  facing: 4,
  walk: { x: 10, y: 10, dirs: '', startedAt: AT - 9000 },
}

/** Where Bella is drawn on a seat with this prefab, on its only or left place. */
function seenOn(prefab: string) {
  const usable = usableThings([{ id: 'seat', prefab, ...FOOT }])
  const shown = [{ thing: 0, dog: 1, at: AT, a: 0, b: 0 }]
  const world: World = { ...EMPTY_WORLD, me: 1, dogs: new Map([[1, BELLA]]), uses: { ...EMPTY_WORLD.uses, shown } }
  return seatOf(world, { grid: GRID, usable }, BELLA)
}

it('[TH3] a dog on a bench looks south and is drawn before it', () => {
  const seat = seenOn('bench')
  expect(seat?.facing).toBe(4)
  expect(seat?.depth).toBeGreaterThan(FOOT.y)
})

it.each(['bench-back', 'velvet-seats'])('[TH3] a dog on %s looks north and is drawn behind its back', (prefab) => {
  const seat = seenOn(prefab)
  expect(seat?.facing).toBe(0)
  expect(seat?.depth).toBeLessThan(FOOT.y)
})
