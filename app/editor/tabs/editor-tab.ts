import type { ComponentType } from 'react'
import type { EditorTexts, SheetLook } from '#app/editor/kit/sheet-look.ts'
import type { TabProps } from '#app/editor/kit/tab-props.ts'
import type { IconName } from '#app/ui/icon.tsx'

/** A tab of the editor: the rows of a sheet, or what has a form of its own. */
export type EditorTab = {
  key: string
  icon: IconName
  title: (t: EditorTexts) => string
  /** Whether a text, such as "sheet:items", is worked on here. */
  isOf: (what: string) => boolean
} & ({ look: SheetLook } | { look: null; Content: ComponentType<TabProps> })

export function tabOfSheet(look: SheetLook): EditorTab {
  const { sheet, icon, title } = look
  return { key: sheet, icon, title, isOf: (what) => what === `sheet:${sheet}`, look }
}
