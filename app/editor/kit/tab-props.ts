import type { Drafts } from '#app/editor/drafts/drafts.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/** What is given to whatever in a tab is no sheet. */
export type TabProps = {
  drafts: Drafts
  /** The names of the rooms by their keys. */
  roomNames: ReadonlyMap<string, string>
  /** The key of the room in which the own dog is. */
  here: string
  /** Opens the map of a room, at a tile if one is given. */
  onMap: (room: string, at?: Tile) => void
  /** Takes the own dog to a room. */
  onWarp: (room: string) => void
  /** Plays a level of KnogleKnas as it is drawn; nothing counts. */
  onTry: (level: HeapLevel) => void
}
