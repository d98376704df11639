import { canonicalText, isRecord } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { Change, DraftRow } from '#durable/rules/sheets/changes.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { layerOfList } from './map-layers.ts'
import type { MapLayer } from './map-layers.ts'

/** What has a place on the map and a name, besides things. */
export const PLACE_LISTS = ['doors', 'entries', 'areas', 'gates'] as const
export type PlaceList = (typeof PLACE_LISTS)[number]
export type PlaceRef = { list: PlaceList; id: string }

/** The kinds of areas that something in the park looks at. */
export const OFFERED_AREAS = ['camera', 'sight', 'festive'] as const

/** The places of a room, as rows of its draft. */
export function mapPlacesOf(room: RoomDoc, list: PlaceList): readonly DraftRow[] {
  return room[list] ?? []
}

/** The place on a tile, doors before entries, areas and gates; null for none. Those of untouched layers are left out. */
export function placeOn(room: RoomDoc, tile: Tile, untouched: ReadonlySet<MapLayer> = new Set()): PlaceRef | null {
  for (const list of PLACE_LISTS) {
    const layer = layerOfList(list)
    if (layer && untouched.has(layer)) continue
    const found = mapPlacesOf(room, list).find((row) => isOn(row, tile))
    if (found) return { list, id: found.id }
  }
  return null
}

/** A new place on a tile, under a name that no other of its list has. A door has that of the room in its own, since it is one in the world. */
export function newPlace(room: RoomDoc, list: PlaceList, { x, y }: Tile): Change & { kind: 'put' } {
  const base = { doors: `${room.key}-door`, entries: 'entry', areas: 'view', gates: `${room.key}-gate` }[list]
  const taken = new Set(mapPlacesOf(room, list).map(({ id }) => id))
  let number = 1
  while (taken.has(`${base}-${number}`)) number += 1
  const id = `${base}-${number}`
  const rows: Record<PlaceList, DraftRow> = {
    doors: {
      id,
      x,
      y,
      to: { room: room.doors[0]?.to.room ?? room.key, entry: room.doors[0]?.to.entry ?? room.entries[0].id },
    },
    entries: { id, x, y },
    areas: { id, kind: 'camera', x, y, w: 4, h: 4 },
    // It is an error until somebody has said what it asks [G4].
    gates: { id, x, y, w: 2, h: 2, access: {} },
  }
  return { kind: 'put', list, at: mapPlacesOf(room, list).length, row: rows[list] }
}

/** Whether a place of this list is the only entry of the room: dogs have to arrive somewhere. */
export function isLastEntry({ entries }: RoomDoc, list: PlaceList): boolean {
  return list === 'entries' && entries.length === 1
}

/** The change of a field of a place; null takes it away. None where it is so already. */
export function changedPlace(row: DraftRow, list: PlaceList, field: string, is: Json): Change[] {
  const was = row[field] ?? null
  return canonicalText(was) === canonicalText(is) ? [] : [{ kind: 'set', list, id: row.id, field, was, is }]
}

/** Where a door leads; null for what is no door. */
export function targetOf({ to }: DraftRow): { room: string; entry: string } | null {
  return isRecord(to) ? { room: wordIn(to.room), entry: wordIn(to.entry) } : null
}

/** A word of a place; empty where there is none, as in a draft that is no room. */
export function wordIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isOn(row: DraftRow, tile: Tile): boolean {
  const { x, y, w = 1, h = 1 } = row
  if (typeof x !== 'number' || typeof y !== 'number' || typeof w !== 'number' || typeof h !== 'number') return false
  return tile.x >= x && tile.y >= y && tile.x < x + w && tile.y < y + h
}
