import type { Change, Layer } from '#durable/rules/sheets/changes.ts'
import { repainted } from '#durable/rules/sheets/differences.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { draftOfRoom } from '#durable/world/room-draft.ts'
import type { GroundRules } from '#durable/world/terrain-ground.ts'
import { groundThatFollows } from './following-ground.ts'

/** A rectangle of tiles. */
type CopiedArea = { x: number; y: number; w: number; h: number }

export type StampLayer = 'terrain' | 'ground' | 'things'

/**
 * What was copied of a room, to be put elsewhere, also in another room: `w` by `h` tiles of the chosen layers. Terrain has a line and
 * a column more. Things have their feet in the area; their places are art px from its corner.
 */
export type Stamp = { w: number; h: number; terrain?: Layer; ground?: Layer; things?: readonly Omit<Thing, 'id'>[] }

/** Copies an area, as far as it lies in the room. */
export function stampOf(room: RoomDoc, area: CopiedArea, layers: ReadonlySet<StampLayer>): Stamp {
  const [x, y] = [Math.max(0, area.x), Math.max(0, area.y)]
  const w = Math.max(0, Math.min(area.x + area.w, room.width) - x)
  const h = Math.max(0, Math.min(area.y + area.h, room.height) - y)
  const cellsOf = (layer: Layer, more: number) =>
    layer.slice(y, y + h + more).map((line) => line.slice(x, x + w + more))
  const isIn = (thing: Thing) => {
    const [column, row] = [thing.x / TILE_PX - x, thing.y / TILE_PX - y]
    return column >= 0 && row >= 0 && column < w && row < h
  }
  const things = room.things
    .filter(isIn)
    .map(({ id: _, ...thing }) => ({ ...thing, x: thing.x - x * TILE_PX, y: thing.y - y * TILE_PX }))
  return {
    w,
    h,
    ...(layers.has('terrain') && { terrain: cellsOf(room.terrain, 1) }),
    ...(layers.has('ground') && { ground: cellsOf(room.ground, 0) }),
    ...(layers.has('things') && { things }),
  }
}

/**
 * The changes of one step that put a stamp into a room with its corner on a tile. What would lie outside is left out, and so is a thing
 * that stands there already. Around ground that was copied, and everywhere if none was, the ground follows, `of` the
 * terrains.
 */
export function stampedAt(room: RoomDoc, stamp: Stamp, { x, y }: Tile, of?: GroundRules): Change[] {
  const painted = (['terrain', 'ground'] as const).flatMap((name) => {
    const change = repainted(name, room[name], withCells(room[name], stamp[name] ?? [], { x, y }))
    return change ? [change] : []
  })
  const changes = [...painted, ...putThings(room, stamp.things ?? [], { x: x * TILE_PX, y: y * TILE_PX })]
  const followed = groundThatFollows(draftOfRoom(room), changes, of)
  return followed ? [...changes, followed] : changes
}

function withCells(layer: Layer, cells: Layer, { x, y }: Tile): Layer {
  return layer.map((line, row) => {
    const letters = cells[row - y]
    return letters === undefined ? line : Array.from(line, (letter, at) => letters[at - x] ?? letter).join('')
  })
}

function putThings(room: RoomDoc, things: NonNullable<Stamp['things']>, off: { x: number; y: number }): Change[] {
  const taken = new Set(room.things.map(({ id }) => id))
  const placeOf = ({ prefab, x, y }: Omit<Thing, 'id'>) => `${prefab} ${x} ${y}`
  const standing = new Set(room.things.map(placeOf))
  const isInside = ({ x, y }: Omit<Thing, 'id'>) =>
    x >= 0 && y >= 0 && x < room.width * TILE_PX && y < room.height * TILE_PX
  return things
    .map((thing) => ({ ...thing, x: thing.x + off.x, y: thing.y + off.y }))
    .filter((thing) => isInside(thing) && !standing.has(placeOf(thing)))
    .map((thing, at): Change => {
      const id = freeName(thing.prefab, taken)
      taken.add(id)
      return { kind: 'put', list: 'things', at: room.things.length + at, row: { id, ...thing } }
    })
}

/** The first of "bench-1", "bench-2" and so on that is not taken. */
function freeName(prefab: string, taken: ReadonlySet<string>): string {
  let number = 1
  while (taken.has(`${prefab}-${number}`)) number += 1
  return `${prefab}-${number}`
}
