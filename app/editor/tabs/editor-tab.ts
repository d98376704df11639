import type { ComponentType } from 'react'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import type { EditorTexts, SheetLook } from '#app/editor/kit/sheet-look.ts'
import type { IconName } from '#app/ui/icon.tsx'
import type { Tile } from '#durable/rules/tiles.ts'

/** What a tab gets that is no sheet. */
export type OwnTabProps = {
  drafts: Drafts
  /** The names of the rooms by their keys. */
  roomNames: ReadonlyMap<string, string>
  /** The key of the room in which the own dog is. */
  here: string
  /** Opens the map of a room, at a tile if one is given. */
  onMap: (room: string, at?: Tile) => void
  /** Takes the own dog to a room. */
  onWarp: (room: string) => void
}

/** A tab of the editor: the rows of a sheet, or what has a form of its own. */
export type EditorTab = {
  key: string
  icon: IconName
  title: (t: EditorTexts) => string
  /** Whether a text, such as "sheet:items", is worked on here. */
  isOf: (what: string) => boolean
} & ({ look: SheetLook } | { look: null; Content: ComponentType<OwnTabProps> })

export function tabOfSheet(look: SheetLook): EditorTab {
  const { sheet, icon, title } = look
  return { key: sheet, icon, title, isOf: (what) => what === `sheet:${sheet}`, look }
}
