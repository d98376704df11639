import type { MapBox } from '#app/shared/map-picture.ts'
import type { Change, Layer } from '#durable/rules/sheets/changes.ts'
import {
  brushCells,
  fillCells,
  lineCells,
  paintedCells,
  paintedLayer,
  rectangleCells,
} from '#durable/world/drafts/strokes.ts'
import type { Cell } from '#durable/world/drafts/strokes.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import type { PaintTool } from './map-tools.ts'

/** The layers that are painted, cell by cell. */
export type PaintLayer = 'terrain' | 'ground'

/** What is painted with: the layer, the letter of it, and how wide the brush is. */
export type Paint = { layer: PaintLayer; letter: string; brush: number }

/** The way of a stroke: from a cell over others to the one under the pointer. */
export type StrokePath = { tool: PaintTool; path: readonly [Cell, ...Cell[]] }

/** A stroke that is under way, with the layer as it has painted it so far. */
export type Stroke = StrokePath & { paint: Paint; painted: Layer }

/** The cell of a layer at a point of the room, art px: terrain is painted at the corners of tiles. */
export function cellUnder(layer: PaintLayer, { x, y }: { x: number; y: number }): Cell {
  return layer === 'terrain'
    ? { x: Math.round(x / TILE_PX), y: Math.round(y / TILE_PX) }
    : { x: Math.floor(x / TILE_PX), y: Math.floor(y / TILE_PX) }
}

/** The cells of a stroke. */
export function strokeCells(room: RoomDoc, { tool, path }: StrokePath, { layer, brush }: Paint): Cell[] {
  const [first] = path
  const last = path.at(-1) ?? first
  if (tool === 'fill') return fillCells(room[layer], first)
  if (tool === 'rectangle') return rectangleCells(first, last)
  return path.flatMap((cell, index) => brushedCells(path[index - 1] ?? cell, cell, brush))
}

function brushedCells(from: Cell, to: Cell, brush: number): Cell[] {
  return lineCells(from, to).flatMap((at) => brushCells(at, brush, 'round'))
}

export function begunStroke(room: RoomDoc, way: StrokePath, paint: Paint): Stroke {
  return { ...way, paint, painted: paintedLayer(room[paint.layer], strokeCells(room, way, paint), paint.letter) }
}

/** The stroke that goes on to a cell. A brush paints what is new of it alone: its way may be long. */
export function grownStroke(room: RoomDoc, stroke: Stroke, cell: Cell): Stroke {
  const { tool, path, paint, painted } = stroke
  if (tool === 'fill') return stroke
  const [first] = path
  if (tool === 'rectangle') return begunStroke(room, { tool, path: [first, cell] }, paint)
  const cells = brushedCells(path.at(-1) ?? first, cell, paint.brush)
  return { ...stroke, path: [...path, cell], painted: paintedLayer(painted, cells, paint.letter) }
}

/** The room as it is with a stroke. Where another builder has changed its size meanwhile, it is shown without. */
export function roomWithStroke(room: RoomDoc, { paint: { layer }, painted }: Stroke): RoomDoc {
  const isSameSize = painted.length === room[layer].length && painted[0]?.length === room[layer][0]?.length
  return isSameSize ? { ...room, [layer]: painted } : room
}

/** The stroke over all cells of the tiles from one to another: terrain has one more, at their far corners. */
export function strokeOverTiles(tool: PaintTool, layer: PaintLayer, from: Cell, to: Cell): StrokePath {
  const far = layer === 'terrain' ? 1 : 0
  const near = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) }
  const last = { x: Math.max(from.x, to.x) + far, y: Math.max(from.y, to.y) + far }
  if (tool === 'fill') return { tool, path: [near] }
  if (tool === 'rectangle') return { tool, path: [near, last] }
  return { tool, path: [near, { x: last.x, y: near.y }, last, { x: near.x, y: last.y }] }
}

/** The box round a rectangle that is being drawn; null for other strokes. */
export function aroundStroke({ tool, path }: StrokePath, layer: PaintLayer): MapBox | null {
  if (tool !== 'rectangle') return null
  const [first] = path
  const last = path.at(-1) ?? first
  const [w, h] = [Math.abs(first.x - last.x) + 1, Math.abs(first.y - last.y) + 1]
  // Corners are half a tile up and left of the tile that has their number.
  const shift = layer === 'terrain' ? 0.5 : 0
  const x = (Math.min(first.x, last.x) - shift) * TILE_PX
  const y = (Math.min(first.y, last.y) - shift) * TILE_PX
  return { id: 'stroke', look: 'drawn', x, y, w: w * TILE_PX, h: h * TILE_PX }
}

/** What a stroke does to the room: one change, or none where it is all there already. */
export function strokeChanges(room: RoomDoc, stroke: Stroke): Change[] {
  const { layer, letter } = stroke.paint
  const change = paintedCells(layer, room[layer], strokeCells(room, stroke, stroke.paint), letter)
  return change ? [change] : []
}
