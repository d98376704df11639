import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { gridOf, tilesOf } from './room-doc.ts'
import type { Door, Entry, RoomDoc } from './room-doc.ts'

/** A room in the form that the game uses: the grid for walking, the doors, and the entries where dogs arrive. */
export type CompiledRoom = {
  key: string
  grid: Grid
  entries: readonly [Entry, ...Entry[]]
  doors: readonly Door[]
  /** The door on a tile; null if there is none. */
  doorAt: (tile: Tile) => Door | null
  /** The entry with this id; the first one for null or an unknown id. */
  entry: (id: string | null) => Entry
}

export function compileRoom(doc: RoomDoc): CompiledRoom {
  const byTile = new Map(doc.doors.flatMap((door) => tilesOf(door).map((tile) => [keyOf(tile), door] as const)))
  const byId = new Map(doc.entries.map((entry) => [entry.id, entry]))
  return {
    key: doc.key,
    grid: gridOf(doc),
    entries: doc.entries,
    doors: doc.doors,
    doorAt: (tile) => byTile.get(keyOf(tile)) ?? null,
    entry: (id) => byId.get(id ?? '') ?? doc.entries[0],
  }
}

/** A door in the form in which a welcome has it. */
export function wireDoor({ id, x, y, w = 1, h = 1, to }: Door) {
  return { id, x, y, w, h, room: to.room }
}

function keyOf({ x, y }: Tile): string {
  return `${x},${y}`
}
