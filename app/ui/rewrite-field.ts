import type { TextField } from './line-break.ts'

/** Replaces the text of a controlled field in its own event. React would write it with the caret at its end. */
export function rewriteField(field: TextField, { text, caret }: { text: string; caret: number }) {
  if (field.value === text) return
  field.value = text
  field.setSelectionRange(caret, caret)
}
