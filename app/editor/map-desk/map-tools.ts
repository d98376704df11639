import type { MapBox } from '#app/shared/map-picture.ts'
import type { IconName } from '#app/ui/icon.tsx'
import type { Change } from '#durable/rules/sheets/changes.ts'
import { BRUSH_MAX } from '#durable/world/drafts/strokes.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import type { MapLayer } from './map-layers.ts'

/** The tools, with their keys. */
export const MAP_TOOLS = [
  { tool: 'select', icon: 'selection', key: 's' },
  { tool: 'brush', icon: 'brush', key: 'b' },
  { tool: 'rectangle', icon: 'rectangle', key: 'r' },
  { tool: 'fill', icon: 'bucket', key: 'f' },
  { tool: 'pick', icon: 'pipette', key: 'i' },
  { tool: 'stamp', icon: 'stamp', key: 't' },
  { tool: 'thing', icon: 'tree', key: 'p' },
  { tool: 'hand', icon: 'hand', key: 'h' },
] as const satisfies readonly { tool: string; icon: IconName; key: string }[]
export type MapTool = (typeof MAP_TOOLS)[number]['tool']

/** The widths of the brush, cells. */
export const BRUSH_SIZES: readonly number[] = [1, 2, 3, 5, 7, BRUSH_MAX]

/** The tools that paint cells. */
export type PaintTool = 'brush' | 'rectangle' | 'fill'

export function paints(tool: MapTool): tool is PaintTool {
  return tool === 'brush' || tool === 'rectangle' || tool === 'fill'
}

/** The thing in front at a point of the room, art px: its foot is where it stands, and it reaches up from there. */
export function thingUnder(room: RoomDoc, { x, y }: { x: number; y: number }): Thing | null {
  const near = room.things.filter(
    (thing) => Math.abs(thing.x - x) <= REACH.aside && y <= thing.y + REACH.below && y >= thing.y - REACH.above,
  )
  return near.toSorted((one, other) => distance(one, { x, y }) - distance(other, { x, y }))[0] ?? null
}

/** How far from its foot a thing is taken hold of, art px. */
const REACH = { aside: 16, above: 28, below: 6 }

function distance(thing: Thing, { x, y }: { x: number; y: number }): number {
  return Math.hypot(thing.x - x, thing.y - REACH.above / 3 - y)
}

/** The box round a thing that is chosen. */
export function aroundThing({ id, x, y }: Thing): MapBox {
  const { aside, above, below } = REACH
  return { id: `chosen ${id}`, look: 'chosen', x: x - aside, y: y - above, w: 2 * aside, h: above + below }
}

/** An id that no thing of the room has: the prefab, and a number where that is taken. */
export function freeId(room: RoomDoc, prefab: string): string {
  const taken = new Set(room.things.map(({ id }) => id))
  if (!taken.has(prefab)) return prefab
  for (let number = 2; ; number++) if (!taken.has(`${prefab}-${number}`)) return `${prefab}-${number}`
}

/** The changes that put a thing somewhere else. */
export function movedThing({ id, x, y }: Thing, to: { x: number; y: number }): Change[] {
  const set = (field: 'x' | 'y', was: number, is: number): Change[] =>
    was === is ? [] : [{ kind: 'set', list: 'things', id, field, was, is }]
  return [...set('x', x, Math.round(to.x)), ...set('y', y, Math.round(to.y))]
}

/** The boxes of doors, entries, areas and gates. */
export function boxesOf(room: RoomDoc, hidden: ReadonlySet<MapLayer>): MapBox[] {
  const onTiles = (id: string, look: MapBox['look'], { x, y, w = 1, h = 1 }: TileBox): MapBox => ({
    id,
    look,
    x: x * TILE_PX,
    y: y * TILE_PX,
    w: w * TILE_PX,
    h: h * TILE_PX,
  })
  const areas = hidden.has('areas')
    ? []
    : [
        ...(room.areas ?? []).map((area) => onTiles(`area ${area.id}`, 'area', area)),
        ...(room.gates ?? []).map((gate) => onTiles(`gate ${gate.id}`, 'gate', gate)),
      ]
  if (hidden.has('doors')) return areas
  return [
    ...areas,
    ...room.doors.map((door) => onTiles(`door ${door.id}`, 'door', door)),
    ...room.entries.map((entry) => onTiles(`entry ${entry.id}`, 'entry', entry)),
  ]
}

type TileBox = { x: number; y: number; w?: number; h?: number }
