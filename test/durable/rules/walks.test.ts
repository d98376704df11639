import { expect, it } from 'vitest'
import { findPath } from '#durable/rules/paths.ts'
import { STRAIGHT_MS } from '#durable/rules/steps.ts'
import { isWalkable } from '#durable/rules/tiles.ts'
import { endOf, isWalkOn, placeAt, stepAt, stopped, walkDuration, walkFrom } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { aGrid, aRandomGrid, aRandomTile, anEmptyGrid } from '#test/support/grids.ts'
import { below, seeded } from '#test/support/random.ts'

const grid = anEmptyGrid(20, 20)
const walk: Walk = { x: 10, y: 10, dirs: '2233', startedAt: 1_000 }

it.each([
  [0, 10, 10],
  [1_000, 10, 10],
  [1_100, 10.5, 10],
  [1_200, 11, 10],
  [1_400, 12, 10],
  [1_541, 12.5, 10.5],
  [1_682, 13, 11],
  [1_964, 14, 12],
  [9_999, 14, 12],
])('[W9] at %i ms the dog is at (%d, %d)', (now, x, y) => {
  expect(placeAt(grid, walk, now)).toMatchObject({ x, y })
})

it('[W9] gives the direction of a dog, whether it moves, and the nearer tile', () => {
  expect(placeAt(grid, walk, 1_000)).toMatchObject({ facing: 2, moving: true, tile: { x: 10, y: 10 } })
  expect(placeAt(grid, walk, 1_099)).toMatchObject({ tile: { x: 10, y: 10 } })
  expect(placeAt(grid, walk, 1_100)).toMatchObject({ tile: { x: 11, y: 10 } })
  expect(placeAt(grid, walk, 1_964)).toMatchObject({ facing: 3, moving: false, tile: { x: 14, y: 12 } })
  expect(placeAt(grid, { ...walk, dirs: '' }, 5_000)).toMatchObject({ facing: null, moving: false, x: 10, y: 10 })
})

it('[W9] swims on the tiles that are water, at 60 % of its speed', () => {
  const river = aGrid('..~.')
  const across: Walk = { x: 0, y: 0, dirs: '222', startedAt: 0 }
  expect(walkDuration(river, across)).toBe(200 + 333 + 200)
  const swims = [0, 250, 400, 560, 620, 640, 800].map((now) => placeAt(river, across, now).swimming)
  expect(swims).toEqual([false, false, true, true, true, false, false])
})

it('[W9] finds the step in progress', () => {
  expect(stepAt(grid, walk, 1_450)).toEqual({
    from: { x: 12, y: 10 },
    to: { x: 13, y: 11 },
    direction: 3,
    startedAt: 1_400,
    endsAt: 1_682,
  })
  expect(stepAt(grid, walk, 1_964)).toBe(null)
  expect(endOf(walk)).toEqual({ x: 14, y: 12 })
  expect(walkDuration(grid, walk)).toBe(964)
})

it('[W10] a standing dog starts at once from where it stands', () => {
  expect(walkFrom(grid, walk, { x: 14, y: 10 }, 5_000)).toEqual({ x: 14, y: 12, dirs: '00', startedAt: 5_000 })
})

it('[W10] a walking dog finishes its step first', () => {
  expect(walkFrom(grid, walk, { x: 10, y: 10 }, 1_250)).toEqual({ x: 11, y: 10, dirs: '266', startedAt: 1_200 })
})

it('[W10] returns null if no way leads near the goal', () => {
  expect(walkFrom(grid, walk, { x: 99, y: 99 }, 1_250)).toBe(null)
})

it('[W10] lets no dog jump or leave allowed ground, over 60 random floors and 30 orders each', () => {
  const random = seeded(10)
  for (let n = 0; n < 60; n++) {
    const floor = aRandomGrid(random, 16, 12)
    const start = aRandomTile(random, floor)
    if (!isWalkable(floor, start.x, start.y)) continue
    let now = 0
    let current: Walk = { ...start, dirs: '', startedAt: now }
    for (let order = 0; order < 30; order++) {
      const next = walkFrom(floor, current, aRandomTile(random, floor), now)
      if (next) {
        expect(isWalkOn(floor, next)).toBe(true)
        const [before, after] = [placeAt(floor, current, now), placeAt(floor, next, now)]
        expect(Math.hypot(before.x - after.x, before.y - after.y)).toBeLessThan(1e-9)
        current = next
      }
      const pauseMs = below(random, 500)
      const [from, to] = [placeAt(floor, current, now), placeAt(floor, current, now + pauseMs)]
      const budget = (pauseMs / STRAIGHT_MS) * 1.003 + 1e-9
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThanOrEqual(budget)
      now += pauseMs
    }
  }
})

it('[W10] makes no dog arrive earlier for asking often, on random floors', () => {
  const random = seeded(11)
  for (let n = 0; n < 30; n++) {
    const floor = aRandomGrid(random, 16, 12)
    const [start, goal] = [aRandomTile(random, floor), aRandomTile(random, floor)]
    if (!isWalkable(floor, start.x, start.y) || findPath(floor, start, goal) === null) continue
    const once = walkFrom(floor, { ...start, dirs: '', startedAt: 0 }, goal, 0)!
    let often = once
    for (let now = 0; now < 1_000; now += 5) often = walkFrom(floor, often, goal, now)!
    if (endOf(often).x !== endOf(once).x || endOf(often).y !== endOf(once).y) continue
    const arrives = (one: Walk): number => one.startedAt + walkDuration(floor, one)
    const isUnderWay = stepAt(floor, once, 999) !== null
    if (isUnderWay) expect(arrives(often)).toBe(arrives(once))
  }
})

it('[W11] stops at the tile that it is entering', () => {
  expect(stopped(grid, walk, 1_250)).toEqual({ x: 11, y: 10, dirs: '2', startedAt: 1_200 })
  expect(stopped(grid, walk, 5_000)).toEqual({ x: 14, y: 12, dirs: '', startedAt: 5_000 })
})

it('[W4] finds a walk impossible on a floor that was built over it', () => {
  expect(isWalkOn(aGrid('....'), { x: 0, y: 0, dirs: '222', startedAt: 0 })).toBe(true)
  expect(isWalkOn(aGrid('..#.'), { x: 0, y: 0, dirs: '222', startedAt: 0 })).toBe(false)
  expect(isWalkOn(aGrid('#...'), { x: 0, y: 0, dirs: '', startedAt: 0 })).toBe(false)
  expect(isWalkOn(aGrid('.#', '..'), { x: 0, y: 0, dirs: '3', startedAt: 0 })).toBe(false)
})

it('[W9] puts a dog at the start of a walk that has not begun', () => {
  expect(placeAt(grid, walk, 0)).toEqual({
    x: 10,
    y: 10,
    tile: { x: 10, y: 10 },
    facing: 2,
    moving: true,
    swimming: false,
  })
  expect(stepAt(grid, walk, 0)).toMatchObject({ from: { x: 10, y: 10 }, startedAt: 1_000 })
})

it('[W9] begins each step where and when the last one ended', () => {
  const long: Walk = { x: 4, y: 4, dirs: '0123456701234567', startedAt: 500 }
  let last = stepAt(grid, long, 500)!
  expect(last).toMatchObject({ from: { x: 4, y: 4 }, startedAt: 500 })
  for (let next = stepAt(grid, long, last.endsAt); next; next = stepAt(grid, long, last.endsAt)) {
    expect(next.from).toEqual(last.to)
    expect(next.startedAt).toBe(last.endsAt)
    last = next
  }
  expect(last.to).toEqual(endOf(long))
  expect(last.endsAt).toBe(500 + walkDuration(grid, long))
})

it('[W9] ends a walk before a malformed digit', () => {
  const broken: Walk = { ...walk, dirs: '22x2' }
  expect(endOf(broken)).toEqual({ x: 12, y: 10 })
  expect(walkDuration(grid, broken)).toBe(400)
  expect(placeAt(grid, broken, 9_999)).toMatchObject({ x: 12, y: 10, moving: false })
})

it.each([
  ['at the moment it starts', 1_000, { x: 10, y: 10, startedAt: 1_000 }],
  ['at the end of its first step', 1_199, { x: 10, y: 10, startedAt: 1_000 }],
  ['exactly between two steps', 1_200, { x: 11, y: 10, startedAt: 1_200 }],
  ['in its last step', 1_963, { x: 13, y: 11, startedAt: 1_682 }],
  ['the moment it arrives', 1_964, { x: 14, y: 12, startedAt: 1_964 }],
])('[W10] sent elsewhere %s, it goes on from there', (_, now, start) => {
  expect(walkFrom(grid, walk, { x: 2, y: 2 }, now)).toMatchObject(start)
})

it('[W10] finishes the step in progress before turning back', () => {
  const back = walkFrom(grid, { x: 5, y: 5, dirs: '22', startedAt: 0 }, { x: 5, y: 5 }, 10)!
  expect(back).toEqual({ x: 5, y: 5, dirs: '26', startedAt: 0 })
  expect(walkDuration(grid, back)).toBe(400)
})

it('[W10] arrives at the same time for the same goal', () => {
  const again = walkFrom(grid, walk, endOf(walk), 1_300)!
  expect(again.startedAt + walkDuration(grid, again)).toBe(walk.startedAt + walkDuration(grid, walk))
})

it.each([
  [1_000, { x: 11, y: 10 }],
  [1_199, { x: 11, y: 10 }],
  [1_200, { x: 12, y: 10 }],
  [1_500, { x: 13, y: 11 }],
  [1_963, { x: 14, y: 12 }],
  [1_964, { x: 14, y: 12 }],
])('[W11] told to stop at %i ms, it comes to rest on %j', (now, tile) => {
  const rest = stopped(grid, walk, now)
  expect(endOf(rest)).toEqual(tile)
  const [before, after] = [placeAt(grid, walk, now), placeAt(grid, rest, now)]
  expect([after.x, after.y]).toEqual([before.x, before.y])
})
