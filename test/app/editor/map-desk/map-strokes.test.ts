import { expect, it } from 'vitest'
import {
  aroundStroke,
  begunStroke,
  cellUnder,
  grownStroke,
  roomWithStroke,
  strokeCells,
  strokeChanges,
  strokeOverTiles,
} from '#app/editor/map-desk/map-strokes.ts'
import { applyChange } from '#durable/rules/sheets/changes.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { draftOfRoom } from '#durable/world/room-draft.ts'
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

it('frames the rectangle that is drawn, in tiles; that of terrain round its corners', () => {
  const stroke = {
    tool: 'rectangle',
    path: [
      { x: 4, y: 3 },
      { x: 2, y: 3 },
    ],
  } as const
  const frame = (layer: 'terrain' | 'ground') => {
    const box = aroundStroke(stroke, layer)
    return box && [box.x, box.y, box.w, box.h].map((px) => px / TILE_PX)
  }
  expect(frame('ground')).toEqual([2, 3, 3, 1])
  expect(frame('terrain')).toEqual([1.5, 2.5, 3, 1])
  expect(aroundStroke({ ...stroke, tool: 'brush' }, 'ground')).toBeNull()
})

it('shows while it is drawn what the stroke then changes, for each tool', () => {
  const way = [3, 9, 4, 12].map((x, index) => ({ x, y: 5 + 2 * index }))
  for (const tool of ['brush', 'rectangle', 'fill'] as const) {
    const paint = { layer: 'terrain', letter: 'w', brush: 3 } as const
    const begun = begunStroke(ROOM, { tool, path: [way[0]!] }, paint)
    const stroke = way.slice(1).reduce((drawn, cell) => grownStroke(ROOM, drawn, cell), begun)
    const after = strokeChanges(ROOM, stroke).reduce(applyChange, draftOfRoom(ROOM))
    expect(stroke.painted, tool).toEqual(after.layers.terrain)
    expect(stroke.painted).not.toEqual(ROOM.terrain)
    expect(roomWithStroke(ROOM, stroke).terrain).toBe(stroke.painted)
  }
})

it('shows the room without the stroke where somebody else has changed its size meanwhile', () => {
  const stroke = begunStroke(
    ROOM,
    { tool: 'brush', path: [{ x: 1, y: 1 }] },
    { layer: 'ground', letter: '3', brush: 1 },
  )
  const cut = { ...ROOM, ground: ROOM.ground.slice(1) }
  expect(roomWithStroke(cut, stroke)).toBe(cut)
})
