import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { SheetField } from '#durable/rules/sheets/field.ts'

/** The props of the input of a field. */
export type FieldProps<Kind extends SheetField['kind']> = {
  field: SheetField & { kind: Kind }
  label: string
  hint?: string | undefined
  /** Undefined for an optional field that is empty. */
  value: Json | undefined
  /** The published value, where it differs and there is one: null for nothing. */
  was: Json | undefined
  /** What is wrong with the field, or with its part of that name, in the reader's words. */
  faultAt: (part?: string) => string | null
  /** The value while it is typed; null for nothing. */
  onType: (value: Json) => void
  /** The field was left, or chosen from: the step ends. */
  onDone: () => void
}
