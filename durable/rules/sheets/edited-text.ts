import { isId } from '#durable/rules/ids.ts'
import { isSheetKey } from './sheet.ts'
import type { SheetKey } from './sheet.ts'

/** What is worked on: a sheet, or a room by its key, whether it is published or will be. */
export type EditedText = { kind: 'sheet'; key: SheetKey } | { kind: 'room'; key: string }

/** The name of a text: "sheet:items", "room:harbour". */
export function whatOf({ kind, key }: EditedText): string {
  return `${kind}:${key}`
}

/** The text of that name; null if there can be none. */
export function editedTextOf(what: string): EditedText | null {
  const [kind, key = '', ...rest] = what.split(':')
  if (rest.length > 0) return null
  if (kind === 'sheet') return isSheetKey(key) ? { kind, key } : null
  return kind === 'room' && isId(key) ? { kind, key } : null
}
