import type { EditedRoom } from '#app/editor/rooms/edited-rooms.ts'
import type { Access } from '#durable/rules/places/access.ts'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { Change, DraftRow } from '#durable/rules/sheets/changes.ts'

/** What has a record: a room as a whole, or a door or a gate of it. */
export type AccessPlace = { room: string; door: string | null; gate?: string }

type AccessRoom = Pick<EditedRoom, 'key' | 'state' | 'draft'>
type RoomStep = { room: AccessRoom; changes: readonly Change[] }

/**
 * The changes by which a place asks this of dogs, or nothing (null; not of a gate), room by room. The doors to a room ask what the room
 * asks, as the validator wants it, so theirs is changed with it.
 */
export function accessSteps(rooms: readonly AccessRoom[], place: AccessPlace, access: Access | null): RoomStep[] {
  const isMeant = (room: string, list: string, row: DraftRow) => {
    if (place.gate !== undefined) return room === place.room && list === 'gates' && row.id === place.gate
    if (place.door !== null) return room === place.room && list === 'doors' && row.id === place.door
    return list === 'room' ? room === place.room : list === 'doors' && leadsTo(row, place.room)
  }
  return rooms.flatMap((room) => {
    const { lists } = room.state.shown
    const changes = (['room', 'doors', 'gates'] as const).flatMap((list) =>
      (lists[list] ?? [])
        .filter((row) => isMeant(room.key, list, row))
        .flatMap((row) => accessChange(list, row, access)),
    )
    return changes.length > 0 ? [{ room, changes }] : []
  })
}

/** Makes those changes, each in the draft of its room. */
export function makeAccess(rooms: readonly AccessRoom[], place: AccessPlace, access: Access | null): void {
  for (const { room, changes } of accessSteps(rooms, place, access)) room.draft.make(changes)
}

/** Whether a door, as it is drawn now, leads to a room. */
export function leadsTo({ to }: DraftRow, room: string): boolean {
  return typeof to === 'object' && to !== null && 'room' in to && to.room === room
}

function accessChange(list: string, row: DraftRow, access: Json): Change[] {
  const was = row.access ?? null
  if (canonicalText(was) === canonicalText(access)) return []
  return [{ kind: 'set', list, id: row.id, field: 'access', was, is: access }]
}
