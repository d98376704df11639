import { leadsTo } from '#app/editor/access/access-steps.ts'
import type { AccessPlace } from '#app/editor/access/access-steps.ts'
import type { EditedRoom } from '#app/editor/rooms/edited-rooms.ts'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/** A place that can ask something of dogs, as its draft has it. */
export type AccessRow = {
  /** "room:plaza", "door:plaza-meadow" or "gate:plaza/garden". */
  id: string
  place: AccessPlace
  /** The record; undefined for none. */
  access: Json | undefined
  /** Where a door or a gate is; null for a room, which is everywhere. */
  at: Tile | null
  /** The room to which a door leads; null for what is no door. */
  to: string | null
  isChanged: boolean
  /** Whether it is a door that does not ask what the room behind it asks, so that the rooms cannot be published. */
  isOther: boolean
}

/** All rooms and the doors and gates in them, in the order of the rooms. */
export function accessRows(rooms: readonly EditedRoom[]): AccessRow[] {
  return rooms.flatMap(({ key, state: { shown, published } }) => {
    const isChanged = (list: string, row: DraftRow) =>
      textOf(row.access) !== textOf(published.lists[list]?.find(({ id }) => id === row.id)?.access)
    const own = (shown.lists.room ?? []).map((row): AccessRow => ({
      id: `room:${key}`,
      place: { room: key, door: null },
      access: row.access,
      at: null,
      to: null,
      isChanged: isChanged('room', row),
      isOther: false,
    }))
    const doors = (shown.lists.doors ?? []).map((row): AccessRow => {
      const behind = rooms.find((one) => leadsTo(row, one.key))
      const asked = behind?.state.shown.lists.room?.[0]?.access
      return {
        id: `door:${row.id}`,
        place: { room: key, door: row.id },
        access: row.access,
        at: tileOf(row),
        to: behind?.key ?? null,
        isChanged: isChanged('doors', row),
        isOther: asked !== undefined && textOf(asked) !== textOf(row.access),
      }
    })
    const gates = (shown.lists.gates ?? []).map((row): AccessRow => ({
      id: `gate:${key}/${row.id}`,
      place: { room: key, door: null, gate: row.id },
      access: row.access,
      at: tileOf(row),
      to: null,
      isChanged: isChanged('gates', row),
      isOther: false,
    }))
    return [...own, ...doors, ...gates]
  })
}

function tileOf({ x, y }: DraftRow): Tile | null {
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

function textOf(access: Json | undefined): string {
  return canonicalText(access ?? null)
}
