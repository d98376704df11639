import { expect, it } from 'vitest'
import { placeAt, walkDuration } from '#durable/rules/walks.ts'
import { aGrid, anEmptyGrid } from '#test/support/grids.ts'
import { NOON, aPark } from '#test/support/park.ts'

const grid = anEmptyGrid(20, 20)

it('[W9] sends everyone the walk, and the asker the number of its request', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  bella.walk(13, 10, 7)
  const walked = { type: 'walked', dog: 1, x: 10, y: 10, dirs: '222', startedAt: NOON }
  expect(bella.last).toEqual({ ...walked, seq: 7 })
  expect(max.last).toEqual(walked)
  expect(park.effects.filter((effect) => effect.do === 'keep')).toEqual([{ do: 'keep', what: 'places', when: 'later' }])
})

it('[W10] keeps the step in progress when the dog is sent elsewhere: nobody sees a jump', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.walk(13, 10, 1)
  const before = bella.of('walked').at(-1)!
  park.wait(290)
  bella.walk(11, 5, 2)
  const after = bella.of('walked').at(-1)!
  expect(after).toMatchObject({ x: 11, y: 10, startedAt: NOON + 200 })
  expect(after.dirs[0]).toBe('2')
  expect(placeAt(grid, after, park.now)).toMatchObject({ x: 11.45, y: 10 })
  expect(placeAt(grid, before, park.now)).toMatchObject({ x: 11.45, y: 10 })
})

it('[W10] walks as in the example of the handbook for bot writers', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.walk(13, 11)
  const first = bella.of('walked')[0]!
  expect(first).toMatchObject({ x: 10, y: 10, dirs: '322' })
  const at = (ms: number) => placeAt(grid, first, NOON + ms)
  expect([at(0), at(141), at(282), at(382), at(682)].map(({ x, y }) => [x, y])).toEqual([
    [10, 10],
    [10.5, 10.5],
    [11, 11],
    [11.5, 11],
    [13, 11],
  ])
  park.wait(382)
  bella.walk(11, 8, 2)
  expect(bella.last).toMatchObject({ x: 11, y: 11, dirs: '2700', startedAt: NOON + 282 })
})

it('[W10] does not let 200 walks in a second arrive earlier than one', () => {
  const arrival = (pauseMs: number, times: number): number => {
    const park = aPark()
    const bella = park.enter(1)
    for (let seq = 1; seq <= times; seq++) {
      bella.walk(18, 3, seq)
      park.wait(pauseMs)
    }
    const walked = bella.of('walked').at(-1)!
    return walked.startedAt + walkDuration(grid, walked)
  }
  expect(arrival(5, 200)).toBe(arrival(1000, 1))
  expect(arrival(170, 6)).toBe(arrival(1000, 1))
})

it('[M1] refuses the seventh walk at once with its number and the time to wait', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (let seq = 1; seq <= 7; seq++) bella.walk(12, 10 + seq, seq)
  expect(bella.of('walked')).toHaveLength(6)
  expect(bella.last).toEqual({ type: 'refused', request: 'walk', seq: 7, reason: 'too-fast', retryInMs: 166 })
  park.wait(166)
  bella.walk(12, 17, 8)
  expect(bella.last).toMatchObject({ type: 'walked', seq: 8 })
})

it('[W8] sends a dog beside a tile that another dog stands on or goes to', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  bella.walk(15, 15)
  park.wait(50)
  max.walk(15, 15)
  const end = placeAt(grid, max.of('walked').at(-1)!, park.now + 60_000).tile
  expect(end).not.toEqual({ x: 15, y: 15 })
  expect(Math.max(Math.abs(end.x - 15), Math.abs(end.y - 15))).toBe(1)
})

it('[W8] leaves a dog where it is when it is sent onto the tile of its neighbour', () => {
  const park = aPark()
  park.enter(1)
  const max = park.enter(2)
  max.walk(10, 9)
  park.wait(5_000)
  max.walk(10, 10)
  expect(max.last).toMatchObject({ type: 'walked', dirs: '' })
  expect(park.effects.map((effect) => effect.do)).not.toContain('keep')
})

it('[W6] refuses a goal with no way near it, and the dog goes on as it did', () => {
  const rows = Array.from({ length: 3 }, () => '.'.repeat(12) + '#' + '.'.repeat(12))
  const walled = aGrid(...rows)
  const park = aPark({ grid: walled, entries: [{ x: 1, y: 1 }] })
  const bella = park.enter(1)
  bella.walk(6, 1, 1)
  park.wait(100)
  bella.walk(24, 1, 2)
  expect(bella.last).toEqual({ type: 'refused', request: 'walk', seq: 2, reason: 'no-way-there' })
  bella.walk(14, 1, 3)
  const near = bella.of('walked').at(-1)!
  expect(placeAt(walled, near, NOON + 60_000).tile).toEqual({ x: 11, y: 1 })
})

it('[M3] makes a sitting dog stand up, even if it has nowhere to go', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  bella.send({ type: 'rest', pose: 'sit' })
  bella.walk(10, 10)
  expect(max.last).toMatchObject({ type: 'walked', dog: 1, dirs: '' })
  expect(park.enter(3).of('welcome')[0]!.dogs[0]).toMatchObject({ id: 1, pose: 'stand' })
})

it('[W9] shows a newcomer a walking dog where the others see it', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.walk(15, 10)
  park.wait(500)
  const seen = park.enter(2).of('welcome')[0]!
  expect(seen.dogs[0]).toMatchObject({ id: 1, facing: 2, walk: { x: 10, y: 10, dirs: '22222', startedAt: NOON } })
  expect(placeAt(grid, seen.dogs[0]!.walk, seen.now)).toMatchObject({ x: 12.5, y: 10 })
})

it('[W9] gives a dog no extra way when the clock goes back', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.walk(15, 10, 1)
  park.now -= 5_000
  bella.walk(10, 5, 2)
  expect(bella.of('walked').at(-1)).toMatchObject({ x: 10, y: 10, startedAt: NOON })
})
