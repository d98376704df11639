import { expect, it } from 'vitest'
import { predict, takenTiles } from '#app/game/model/world/predict.ts'
import { reduce } from '#app/game/model/world/reduce.ts'
import { findPath } from '#durable/rules/paths.ts'
import { isWalkable } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { endOf } from '#durable/rules/walks.ts'
import { Parkmate } from '#test/app/game/parkmate.ts'
import { aGrid, aRandomGrid, aRandomTile, anEmptyGrid } from '#test/support/grids.ts'
import { aPark } from '#test/support/park.ts'
import { below, seeded } from '#test/support/random.ts'

const LAWN = anEmptyGrid(20, 20)

it('starts the own dog at once, long before the room has answered', () => {
  const park = aPark({ grid: LAWN })
  const pelle = new Parkmate(park, 1, { grid: LAWN, delayMs: () => 400 })
  park.wait(1000)
  pelle.run()
  pelle.walkTo({ x: 15, y: 10 })
  park.wait(300)
  pelle.run()
  expect(pelle.place(1).x).toBeCloseTo(11.5)
})

it('moves nothing on an answer that agrees, however late it is', () => {
  const park = aPark({ grid: LAWN })
  const pelle = new Parkmate(park, 1, { grid: LAWN, delayMs: () => 200, skewMs: -90_000 })
  park.wait(1000)
  pelle.run()
  pelle.walkTo({ x: 18, y: 10 })
  let last = pelle.place(1).x
  for (let step = 0; step < 60; step++) {
    park.wait(20)
    pelle.run()
    const { x } = pelle.place(1)
    expect(x - last).toBeGreaterThanOrEqual(0)
    expect(x - last).toBeLessThan(0.11)
    last = x
  }
  expect(pelle.world.prediction).toBeNull()
})

it('glides back after a refused walk to where the room says the dog is', () => {
  const park = aPark({ grid: LAWN })
  const pelle = new Parkmate(park, 1, { grid: LAWN, delayMs: () => 60_000 })
  pelle.world = reduce(pelle.world, pelle.socket.of('welcome')[0]!, { grid: LAWN, now: pelle.now })
  pelle.walkTo({ x: 14, y: 10 })
  park.wait(300)
  const no = { type: 'refused', request: 'walk', reason: 'no-way-there', seq: pelle.world.walkSeq } as const
  pelle.world = reduce(pelle.world, no, { grid: LAWN, now: pelle.now })
  expect(pelle.place(1).x).toBeCloseTo(11.5)
  park.wait(75)
  expect(pelle.place(1).x).toBeCloseTo(10.75)
  park.wait(75)
  expect(pelle.place(1)).toMatchObject({ x: 10, y: 10, moving: false })
})

it('keeps a sitting dog sitting after a refused walk, also if it sat down meanwhile', () => {
  const park = aPark({ grid: LAWN })
  const pelle = new Parkmate(park, 1, { grid: LAWN, delayMs: () => 60_000 })
  pelle.world = reduce(pelle.world, pelle.socket.of('welcome')[0]!, { grid: LAWN, now: pelle.now })
  pelle.walkTo({ x: 14, y: 10 })
  const sat = { type: 'rested', dog: 1, pose: 'sit', x: 10, y: 10, facing: 6 } as const
  const no = { type: 'refused', request: 'walk', reason: 'no-way-there', seq: pelle.world.walkSeq } as const
  for (const message of [sat, no]) pelle.world = reduce(pelle.world, message, { grid: LAWN, now: pelle.now })
  expect(pelle.world.dogs.get(1)).toMatchObject({ pose: 'sit', facing: 6, walk: { x: 10, y: 10, dirs: '' } })
})

it('goes on with a walk that was only too early, since it will be requested again', () => {
  const park = aPark({ grid: LAWN })
  const pelle = new Parkmate(park, 1, { grid: LAWN })
  pelle.walkTo({ x: 14, y: 10 })
  const { walkSeq, prediction } = pelle.world
  const no = { type: 'refused', request: 'walk', reason: 'too-fast', seq: walkSeq, retryInMs: 90 } as const
  expect(reduce(pelle.world, no, { grid: LAWN, now: pelle.now }).prediction).toBe(prediction)
})

it("moves a goal on another dog's tile aside, as the room does", () => {
  const park = aPark({ grid: LAWN })
  const saga = new Parkmate(park, 2, { grid: LAWN })
  const pelle = new Parkmate(park, 1, { grid: LAWN })
  const { tile } = pelle.place(2)
  expect(takenTiles(pelle.world)(tile)).toBe(true)
  pelle.walkTo(tile)
  const shown = pelle.world.dogs.get(1)!.walk
  pelle.run()
  expect(pelle.socket.of('walked').at(-1)).toMatchObject({ dirs: shown.dirs, x: shown.x, y: shown.y })
  expect(saga.place(2).tile).not.toEqual(pelle.place(1).tile)
})

it('does not request a goal that cannot be approached', () => {
  const island = aGrid('.....#####', '.....#####', '##########', '##########')
  const park = aPark({ grid: island, entries: [{ x: 0, y: 0 }] })
  const pelle = new Parkmate(park, 1, { grid: island })
  expect(predict(pelle.world, { x: 40, y: 40 }, { grid: island, now: pelle.now })).toBeNull()
})

it.each([
  { name: 'a near room', delay: [1, 4], skewMs: 0 },
  { name: 'a phone on a train', delay: [30, 400], skewMs: 3_600_000 },
  { name: 'a clock that is days off', delay: [60, 90], skewMs: -200_000_000 },
])('two pages and the room agree in the end: $name', ({ delay: [low = 0, high = 0], skewMs }) => {
  for (let seed = 1; seed <= 4; seed++) {
    const random = seeded(seed)
    const grid = aRandomGrid(random, 16, 14)
    const park = aPark({ grid, entries: [roomiest(grid)] })
    const delayMs = () => low + below(random, high - low)
    const mates = [1, 2, 3].map((dog) => new Parkmate(park, dog, { grid, delayMs, skewMs }))
    for (let tick = 0; tick < 400; tick++) {
      park.wait(25)
      for (const mate of mates) {
        if (tick > 60 && tick < 320 && random() < 0.04) mate.walkTo(aRandomTile(random, grid))
        mate.run()
      }
    }
    park.wait(60_000)
    for (const mate of mates) mate.run()
    const truth = park.room.snapshot(park.now).dogs
    for (const dog of [1, 2, 3]) {
      const tiles = mates.map((mate) => mate.place(dog).tile)
      expect(tiles[1], `seed ${seed}, dog ${dog}`).toEqual(tiles[0])
      expect(tiles[2], `seed ${seed}, dog ${dog}`).toEqual(tiles[0])
      expect(tiles[0], `seed ${seed}, dog ${dog}`).toEqual(
        endOf(truth.find(({ visitor }) => visitor.dog === dog)!.walk),
      )
    }
  }
})

/** A tile with many others within reach: one in the middle of the largest island, or near it. */
function roomiest(grid: Grid): Tile {
  const tiles = Array.from({ length: grid.width * grid.height }, (_, index) => ({
    x: index % grid.width,
    y: Math.floor(index / grid.width),
  })).filter(({ x, y }) => isWalkable(grid, x, y))
  const reach = (from: Tile) => tiles.filter((to) => findPath(grid, from, to)?.end.x === to.x).length
  return tiles.filter((_, index) => index % 20 === 0).reduce((best, tile) => (reach(tile) > reach(best) ? tile : best))
}
