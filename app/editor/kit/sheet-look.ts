import type { TFunction } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import type { OpenDraft } from '#app/editor/drafts/open-draft.ts'
import type { TabProps } from '#app/editor/kit/tab-props.ts'
import type { IconName } from '#app/ui/icon.tsx'
import type { Language } from '#durable/rules/languages.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'

export type EditorTexts = TFunction<'editor'>
/** The words of a field; `options` are those of a choice, by their values. */
export type FieldWords = { label: string; hint?: string | undefined; options?: Readonly<Record<string, string>> }

/** What a tab knows besides the rows: the reader's language, and the names of the rooms by their keys. */
export type LookContext = { t: EditorTexts; language: Language; roomNames: ReadonlyMap<string, string> }

/** What a filter of the list leaves. */
export type RowFilter = { key: string; label: string; has: (row: DraftRow) => boolean }

/** How rows look in a list, and how they are found there. */
export type ListLook = {
  title: (t: EditorTexts) => string
  nameOf: (row: DraftRow, context: LookContext) => string
  /** All names by which the row is found, in any language. */
  namesOf: (row: DraftRow) => readonly string[]
  /** What stands below the name in the list. */
  noteOf: (row: DraftRow, context: LookContext) => string
  /** At the end of the line: what one compares. */
  figureOf: (row: DraftRow) => ReactNode
  pictureOf: (row: DraftRow) => ReactNode
  filters: (context: LookContext) => readonly RowFilter[]
}

/** What is given to whatever stands beside the form of a row: `rows` are all of the sheet. */
export type RowDeskProps = Pick<TabProps, 'onTry'> & { draft: OpenDraft; row: DraftRow; rows: readonly DraftRow[] }

/** How the rows of a sheet look in its tab. */
export type SheetLook = ListLook & {
  sheet: SheetKey
  icon: IconName
  previewOf: (row: DraftRow, context: LookContext) => ReactNode
  /** What else is done with a row; absent where nothing is. */
  Desk?: ComponentType<RowDeskProps>
  /** Whether administrators may give it to a dog of their own, as it is published. */
  mayBeGiven: (published: DraftRow) => boolean
  words: (field: string, t: EditorTexts) => FieldWords
  /** Whether the row has the field; absent where all rows have all. */
  hasField?: (row: DraftRow, field: string) => boolean
  /** What an optional colour is where it is empty. */
  fallbackColourOf: (row: DraftRow) => string
  /** The number that can be changed in many rows at once. */
  bulk: string | null
  /** A new row, where rows can be added and dropped. */
  newRow: ((id: string) => DraftRow) | null
  /** What else belongs to the tab, opened by a key below the list. */
  beside?: { icon: IconName; words: (t: EditorTexts) => string; Content: ComponentType<TabProps> }
}

/** The words of a field; its name where the page is older than the field. */
export function wordsIn(words: Readonly<Record<string, FieldWords>>, field: string): FieldWords {
  return words[field] ?? { label: field }
}
