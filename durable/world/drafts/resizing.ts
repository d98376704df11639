import { LINES_MAX } from '#durable/rules/sheets/changes.ts'
import type { Change, DraftDoc, DraftRow, Edge, Layer } from '#durable/rules/sheets/changes.ts'
import { GROUND } from '#durable/rules/tiles.ts'
import { ROOM_MAX, TILE_PX } from '#durable/world/room-doc.ts'
import type { GroundRules } from '#durable/world/terrain-ground.ts'
import { groundThatFollows } from './following-ground.ts'

/**
 * The changes of one step that make a room larger or smaller; or why there are none: it would be too large, nothing would be left of
 * it, or rows would be outside it, whose ids are named.
 */
export type Resizing = { changes: Change[] } | { refused: 'too-large' | 'too-small' } | { outside: string[] }

/** The lists of rows with a place, and how many of its units a tile has. */
const PLACED = { things: TILE_PX, entries: 1, doors: 1, areas: 1, gates: 1 } as const

/** How far outside the room the foot of a thing may be, tiles: the trees of a rim are seen over it. */
const FOOT_OFF = 1

/**
 * Adds `by` lines or columns of tiles to a room at an edge, or cuts them off if `by` is negative. What stands in the room stays
 * where it is to the eye: at the left and the top everything is moved along. New terrain repeats that of the edge, and the ground
 * follows, `of` the terrains.
 */
export function resizedRoom(draft: DraftDoc, { edge, by }: { edge: Edge; by: number }, of?: GroundRules): Resizing {
  const { terrain = [], ground = [] } = draft.layers
  const isAcross = edge === 'left' || edge === 'right'
  const width = (ground[0] ?? '').length + (isAcross ? by : 0)
  const height = ground.length + (isAcross ? 0 : by)
  if (width > ROOM_MAX.width || height > ROOM_MAX.height || by > LINES_MAX) return { refused: 'too-large' }
  if (width < 1 || height < 1) return { refused: 'too-small' }
  const shift = { x: edge === 'left' ? by : 0, y: edge === 'top' ? by : 0 }
  const rows = Object.entries(PLACED).flatMap(([list, unit]) =>
    (draft.lists[list] ?? []).map((row) => ({ list, unit, row })),
  )
  const outside = rows.filter(({ list, unit, row }) => {
    const [x, y] = [numberIn(row, 'x') / unit + shift.x, numberIn(row, 'y') / unit + shift.y]
    const [w, h, off] = list === 'things' ? [0, 0, FOOT_OFF] : [numberIn(row, 'w', 1), numberIn(row, 'h', 1), 0]
    return x < -off || y < -off || x + w > width + off || y + h > height + off
  })
  if (outside.length > 0) return { outside: outside.map(({ row: { id } }) => id) }
  const strips: Readonly<Record<string, Layer>> =
    by > 0 ? { terrain: edgeOf(terrain, edge, by), ground: [`${GROUND.forbidden}`] } : {}
  const isMoved = shift.x !== 0 || shift.y !== 0
  const size: Change = { kind: 'size', edge, by, strips, ...(isMoved && { along: PLACED }) }
  const followed = groundThatFollows(draft, [size], of)
  return { changes: followed ? [size, followed] : [size] }
}

function numberIn(row: DraftRow, field: string, fallback = 0): number {
  const value = row[field]
  return typeof value === 'number' ? value : fallback
}

/** The outermost line of a layer, repeated `by` times. */
function edgeOf(layer: Layer, edge: Edge, by: number): Layer {
  if (edge === 'left') return layer.map((line) => line.slice(0, 1).repeat(by))
  if (edge === 'right') return layer.map((line) => line.slice(-1).repeat(by))
  return Array<string>(by).fill((edge === 'top' ? layer[0] : layer.at(-1)) ?? '')
}
