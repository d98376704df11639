import { expect, it } from 'vitest'
import { GROUND, groundAt } from '#durable/rules/tiles.ts'
import { hall } from '#durable/world/paint/hall.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'
import type { RoomPainter, RoomPlan } from '#durable/world/paint/room-painter.ts'
import { TerrainPainter } from '#durable/world/paint/terrain-painter.ts'
import { woodedRim } from '#durable/world/paint/wilds.ts'
import { TILE_PX, gridOf } from '#durable/world/room-doc.ts'

const PLAN: RoomPlan = {
  key: 'test',
  name: { dk: 'a', en: 'b', no: 'c', se: 'd' },
  width: 20,
  height: 16,
  base: 'g',
  entries: [{ id: 'in', x: 10, y: 8 }],
  doors: [{ id: 'out', x: 10, y: 1, to: { room: 'other', entry: 'in' } }],
}
const painted = (paint: (room: RoomPainter) => void) => paintRoom(PLAN, paint)
const meadow = (width: number, height: number) => new TerrainPainter({ width, height, base: 'g' })

it('paints boxes, ovals and ways on the corners of tiles, the later over the earlier', () => {
  expect(meadow(4, 2).rect('p', [1, 0], [2, 1]).rows).toEqual(['gppgg', 'gppgg', 'ggggg'])
  expect(meadow(4, 4).oval('w', [2, 2], [1, 1]).rows).toEqual(['ggggg', 'ggwgg', 'gwwwg', 'ggwgg', 'ggggg'])
  expect(
    meadow(4, 2)
      .rect('w', [0, 0], [4, 2])
      .stroke(
        'p',
        [
          [0, 1],
          [4, 1],
        ],
        1,
      ).rows,
  ).toEqual(['wwwww', 'ppppp', 'wwwww'])
})

it('makes irregular edges, the same way every time', () => {
  const pond = (seed: number) => meadow(20, 20).oval('w', [10, 10], [6, 5], seed).rows.join('')
  expect(pond(3)).toBe(pond(3))
  expect(pond(3)).not.toBe(pond(4))
})

it('makes water and dig ground by the corners, and forbids the rim', () => {
  const doc = painted((room) => room.land.rect('w', [2, 2], [5, 5]).rect('s', [12, 2], [15, 5]))
  const grid = gridOf(doc)
  expect([groundAt(grid, 3, 3), groundAt(grid, 13, 3), groundAt(grid, 8, 3)]).toEqual([
    GROUND.water,
    GROUND.dig,
    GROUND.normal,
  ])
  expect([groundAt(grid, 0, 5), groundAt(grid, 19, 5), groundAt(grid, 5, 0), groundAt(grid, 5, 15)]).toEqual([
    2, 2, 2, 2,
  ])
})

it('forbids a pocket that no dog can reach', () => {
  const ring = painted((room) =>
    room
      .ground('forbidden', [2, 2], [5, 1])
      .ground('forbidden', [2, 6], [5, 1])
      .ground('forbidden', [2, 3], [1, 3])
      .ground('forbidden', [6, 3], [1, 3]),
  )
  expect(groundAt(gridOf(ring), 4, 4)).toBe(GROUND.forbidden)
})

it('scatters nothing on ways, water, entries, doors or other things, and the same every time', () => {
  const strewn = () =>
    painted((room) => {
      room.land.rect('p', [9, 0], [11, 9])
      room.strew({ prefabs: ['lamp', 'stone'], from: [0, 0], to: [20, 16], count: 30, gap: 1.5, seed: 7 })
    })
  const { things } = strewn()
  expect(strewn().things).toEqual(things)
  expect(things.length).toBeGreaterThan(20)
  const spots = things.map(({ x, y }) => ({ x: x / TILE_PX, y: y / TILE_PX }))
  expect(spots.filter(({ x, y }) => x > 8 && x < 12 && y < 10)).toEqual([])
  expect(spots.some((a, i) => spots.some((b, j) => i < j && Math.hypot(a.x - b.x, a.y - b.y) < 1.4))).toBe(false)
})

it('builds a hall with walls on four sides and a way out', () => {
  const doc = painted((room) => hall(room, [9]))
  const grid = gridOf(doc)
  expect(
    [
      [5, 2],
      [0, 8],
      [19, 8],
      [5, 15],
    ].map(([x = 0, y = 0]) => groundAt(grid, x, y)),
  ).toEqual([2, 2, 2, 2])
  expect([groundAt(grid, 5, 3), groundAt(grid, 2, 8)]).toEqual([0, 0])
  expect([groundAt(grid, 9, 14), groundAt(grid, 10, 14), groundAt(grid, 8, 14), groundAt(grid, 11, 14)]).toEqual([
    0, 0, 2, 2,
  ])
})

it('puts walls of a panelling on three sides of a hall, and a sill with a doorway in the opening', () => {
  const { things } = painted((room) => hall(room, [9], { panelling: 'logs', posts: [6] }))
  const placesOf = (prefab: string) =>
    things.filter((thing) => thing.prefab === prefab).map(({ x, y }) => [x / TILE_PX, y / TILE_PX])
  expect(placesOf('wall-logs-4')).toEqual([1.5, 5.5, 9.5, 13.5].map((x) => [x, 2.5]))
  expect(placesOf('wall-logs-1')).toEqual([[17.5, 2.5]])
  expect(placesOf('side-logs-left').map(([x, y]) => [x, y])).toEqual(
    [4.5, 6.5, 8.5, 10.5, 12.5, 14.5].map((y) => [1.5, y]),
  )
  expect(placesOf('doorway')).toEqual([[10, 14.5]])
  expect(placesOf('sill-1').every(([x = 0]) => x + 1 <= 8.5 || x >= 11.5)).toBe(true)
  expect(placesOf('wall-post')).toEqual([[6, 2.5]])
})

it('plants a rim of trees, with ids of their own, and leaves the door free', () => {
  const { things } = painted((room) => woodedRim(room, 'mixed', 5))
  expect(things.length).toBeGreaterThan(30)
  expect(new Set(things.map(({ id }) => id)).size).toBe(things.length)
  expect(things.filter(({ x, y }) => Math.hypot(x / TILE_PX - 10.5, y / TILE_PX - 1.6) < 2)).toEqual([])
})
