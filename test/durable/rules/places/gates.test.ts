import { expect, it } from 'vitest'
import type { Access, Passer } from '#durable/rules/places/access.ts'
import { gateBefore, gateGround, gridFor, openGates, shutGrid } from '#durable/rules/places/gates.ts'
import type { TileGate } from '#durable/rules/places/gates.ts'
import { reachedFrom } from '#durable/rules/reached.ts'
import { isWalkable } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { continued, endOf, isWalkOn, walkFrom } from '#durable/rules/walks.ts'
import { aGrid, aRandomGrid, aRandomTile } from '#test/support/grids.ts'
import { below, seeded } from '#test/support/random.ts'

/** A garden behind a wall, with a gate in its south, and a shed in it with a gate of its own. */
const GARDEN = aGrid('.......', '.#####.', '.#..#..', '.#.##..', '.#...#.', '.##.##.', '.......')
const ENTRY = { x: 0, y: 0 }
const aGate = (id: string, x: number, y: number, access: Access = { item: 'crown' }): TileGate => ({
  ...{ id, x, y, w: 1, h: 1, access },
})
const garden = gateGround(GARDEN, [aGate('south', 3, 5), aGate('shed', 2, 3, { owns: 'ball' })], [ENTRY])!
const [SOUTH, SHED] = [0b01, 0b10]
const PASSER: Passer = {
  ...{ pack: 'klanen', levelPoints: 0, karma: 0, items: [], owned: [], admin: 0, moderator: 0 },
}

it('makes no ground of its own where a room has no gates', () => {
  expect(gateGround(GARDEN, [], [ENTRY])).toBeNull()
})

it('[G6] opens to a dog the gates whose records it meets', () => {
  expect(openGates(garden, PASSER)).toBe(0)
  expect(openGates(garden, { ...PASSER, items: ['crown'], owned: ['crown'] })).toBe(SOUTH)
  expect(openGates(garden, { ...PASSER, owned: ['ball'] })).toBe(SHED)
  expect(openGates(garden, { ...PASSER, admin: 1 })).toBe(SOUTH | SHED)
})

it('[G7] lets a dog onto the tiles of its own gates alone', () => {
  const own = gridFor(garden, SOUTH, ENTRY)
  expect(isWalkable(own, 3, 5)).toBe(true)
  expect(isWalkable(own, 2, 3)).toBe(false)
  expect(isWalkable(shutGrid(garden), 3, 5)).toBe(false)
})

it('[G7] asks for all gates that a tile is in', () => {
  const both = gateGround(GARDEN, [aGate('one', 3, 5), aGate('two', 3, 5)], [ENTRY])!
  expect([0b00, 0b01, 0b10, 0b11].map((open) => isWalkable(gridFor(both, open, ENTRY), 3, 5))).toEqual([
    ...[false, false, false],
    true,
  ])
})

it.each([
  ['in the garden', { x: 3, y: 4 }, true],
  ['in the gate', { x: 3, y: 5 }, true],
  ['before the gate', { x: 3, y: 6 }, false],
])('[G8] lets a dog out that stands %s and may not pass any more', (_where, from, isLetOut) => {
  const own = gridFor(garden, 0, from)
  expect(isWalkable(own, 3, 5)).toBe(isLetOut)
  expect(isWalkable(own, 2, 3)).toBe(false)
})

it('[G8] opens all gates on the way out, and none for who gets out by itself', () => {
  const fromShed = gridFor(garden, 0, { x: 2, y: 2 })
  expect([isWalkable(fromShed, 2, 3), isWalkable(fromShed, 3, 5)]).toEqual([true, true])
  const byItself = gridFor(garden, SOUTH, { x: 3, y: 4 })
  expect(isWalkable(byItself, 2, 3)).toBe(false)
})

it('[G5] names the gate that keeps a dog from where it is sent', () => {
  const current = { ...ENTRY, dirs: '', startedAt: 0 }
  const before = (goal: Tile, open = 0) =>
    gateBefore(garden, { own: gridFor(garden, open, ENTRY), current, goal, now: 0 })?.id
  expect(before({ x: 3, y: 4 })).toBe('south')
  expect(before({ x: 3, y: 5 })).toBe('south')
  expect(before({ x: 2, y: 2 }, SOUTH)).toBe('shed')
  expect(before({ x: 6, y: 6 })).toBeUndefined()
  expect(before({ x: 3, y: 4 }, SOUTH)).toBeUndefined()
})

/** Rooms with random ground and up to three gates of up to three tiles. */
function* randomGardens(count: number) {
  const random = seeded(49)
  for (let n = 0; n < count; n++) {
    const grid = aRandomGrid(random, 12, 9)
    const gates = Array.from({ length: 1 + below(random, 3) }, (_, bit): TileGate => {
      const { x, y } = aRandomTile(random, grid)
      return { ...aGate(`gate-${bit}`, x, y), w: 1 + below(random, 3), h: 1 + below(random, 3) }
    })
    const entry = aRandomTile(random, grid)
    const open = below(random, 1 << gates.length)
    yield { ground: gateGround(grid, gates, [entry])!, entry, open, random }
  }
}

it('[G7] no walk of a dog that is outside enters a gate that is shut to it, from any tile to any goal', () => {
  for (const { ground, open, random } of randomGardens(400)) {
    const from = aRandomTile(random, ground.grid)
    if (ground.outside[from.y * ground.grid.width + from.x] !== 1) continue
    const own = gridFor(ground, open, from)
    const walk = walkFrom(own, { ...from, dirs: '', startedAt: 0 }, aRandomTile(random, ground.grid), 0)
    if (walk) expect(isWalkOn(barred(ground, open), walk)).toBe(true)
  }
})

it('[G8] wherever a dog stands, and whatever it has lost, it gets to where it would with all gates open', () => {
  for (const { ground, open, random } of randomGardens(400)) {
    const from = aRandomTile(random, ground.grid)
    const isOut = (grid: Grid) => [...reachedFrom(grid, from)].some((index) => ground.outside[index] === 1)
    expect(isOut(gridFor(ground, open, from))).toBe(isOut(ground.grid))
  }
})

it('[G7] [W13] a walk whose steps would be others on the ground as it is drawn is known from that ground alone', () => {
  let differs = 0
  for (const { ground, open, random } of randomGardens(600)) {
    const from = aRandomTile(random, ground.grid)
    const current = { ...from, dirs: '', startedAt: 0 }
    const walk = walkFrom(gridFor(ground, open, from), current, aRandomTile(random, ground.grid), 0)
    const read = walk && continued(ground.grid, current, endOf(walk), 0)
    // The end can always be reached as drawn, so an older page always makes something of it; `way` tells it what.
    if (walk) expect(read).not.toBeNull()
    if (walk && read?.dirs !== walk.dirs) differs += 1
  }
  expect(differs).toBeGreaterThan(5)
})

function barred({ grid, over }: NonNullable<ReturnType<typeof gateGround>>, open: number): Grid {
  return { ...grid, ground: grid.ground.map((kind, index) => ((over[index]! & ~open) === 0 ? kind : 2)) }
}
