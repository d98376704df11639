/** A field that staff can fill in, as the page got it and as it is now. */
export type FilledField = { name: string; before: string; now: string }

/** What was typed or chosen in a form and not sent, by the names of the fields. `before` is what it would replace. */
export type FormDraft = Readonly<Record<string, { before: string; now: string }>>

/** The fields that differ from what the page got; null if none does. */
export function draftOf(fields: readonly FilledField[]): FormDraft | null {
  const changed = fields.filter(({ before, now }) => now !== before)
  return changed.length === 0
    ? null
    : Object.fromEntries(changed.map(({ name, before, now }) => [name, { before, now }]))
}

/** What a draft puts into a field; null if it has nothing for it, or if the field has got another value meanwhile. */
export function draftFor(draft: FormDraft, { name, before }: FilledField): string | null {
  const kept = draft[name]
  return kept?.before === before ? kept.now : null
}

/** Whether a stored value is a draft of a form. */
export function isFormDraft(value: unknown): value is FormDraft {
  return typeof value === 'object' && value !== null && Object.values(value).every(isKept)
}

function isKept(value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null && 'before' in value && 'now' in value
  return isObject && typeof value.before === 'string' && typeof value.now === 'string'
}
