import { expect, it } from 'vitest'
import {
  aroundStroke,
  cellUnder,
  freeId,
  strokeCells,
  strokeOverTiles,
  thingUnder,
} from '#app/editor/map-desk/map-tools.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { ROOMS } from '#durable/world/rooms.ts'

const ROOM = ROOMS.plaza

it('paints terrain at the nearest corner, and ground on the tile', () => {
  const point = { x: 1.8 * TILE_PX, y: 0.2 * TILE_PX }
  expect(cellUnder('terrain', point)).toEqual({ x: 2, y: 0 })
  expect(cellUnder('ground', point)).toEqual({ x: 1, y: 0 })
})

it('leaves no gap where the pointer was fast', () => {
  const stroke = {
    tool: 'brush',
    path: [
      { x: 0, y: 0 },
      { x: 9, y: 3 },
    ],
  } as const
  const cells = strokeCells(ROOM, stroke, { layer: 'ground', letter: '1', brush: 1 })
  expect(new Set(cells.map(({ x }) => x)).size).toBe(10)
})

it('covers the same tiles from either end; terrain at all their corners', () => {
  const [one, other] = [
    { x: 4, y: 2 },
    { x: 2, y: 3 },
  ]
  const cells = (layer: 'terrain' | 'ground', from: typeof one, to: typeof one) =>
    strokeCells(ROOM, strokeOverTiles('rectangle', layer, from, to), { layer, letter: 'w', brush: 1 })
  expect(cells('ground', one, other)).toEqual(cells('ground', other, one))
  expect(cells('ground', one, other)).toHaveLength(6)
  expect(cells('terrain', one, other)).toHaveLength(12)
})

it('takes hold of the thing whose foot is nearest, and of none far away', () => {
  const [thing] = ROOM.things
  if (!thing) throw new Error('the plaza is empty')
  expect(thingUnder(ROOM, { x: thing.x, y: thing.y - 8 })).not.toBeNull()
  expect(thingUnder({ ...ROOM, things: [thing] }, { x: thing.x, y: thing.y - 8 })).toBe(thing)
  expect(thingUnder({ ...ROOM, things: [thing] }, { x: thing.x + 100, y: thing.y })).toBeNull()
})

it('gives each thing an id that no other has', () => {
  const things = ['lamp', 'lamp-2', 'lamp-4'].map((id) => ({ id, prefab: 'lamp', x: 0, y: 0 }))
  expect(freeId({ ...ROOM, things }, 'lamp')).toBe('lamp-3')
  expect(freeId({ ...ROOM, things }, 'bench')).toBe('bench')
})

it('frames the rectangle that is drawn, in tiles; that of terrain round its corners', () => {
  const stroke = {
    tool: 'rectangle',
    path: [
      { x: 4, y: 3 },
      { x: 2, y: 3 },
    ],
  } as const
  const frame = (layer: 'terrain' | 'ground') => {
    const { box, w, h } = aroundStroke(stroke, layer) ?? {}
    return [box && box.x / TILE_PX, box && box.y / TILE_PX, w, h]
  }
  expect(frame('ground')).toEqual([2, 3, 3, 1])
  expect(frame('terrain')).toEqual([1.5, 2.5, 3, 1])
  expect(aroundStroke({ ...stroke, tool: 'brush' }, 'ground')).toBeNull()
})
