import { FieldFrame } from './field-frame.tsx'
import { Select } from './select.tsx'
import type { SelectOptions } from './select.tsx'
import styles from './fields.module.css'

type ChoiceFieldProps = {
  label: string
  hint?: string | undefined
  value: string
  options: SelectOptions
  was?: string | null
  fault?: string | null
  onChoose: (value: string) => void
}

/** One of several values. A value that is not offered stands among them as it is. */
export function ChoiceField({ label, hint, value, options, was, fault, onChoose }: ChoiceFieldProps) {
  const isOffered = options.some(([option]) => option === value)
  return (
    <FieldFrame label={label} hint={hint} was={was} fault={fault ?? null}>
      {(attributes) => (
        <span className={styles.choice}>
          <Select
            {...attributes}
            className={styles.input}
            value={value}
            options={isOffered ? options : [...options, [value, value]]}
            onChoose={onChoose}
          />
        </span>
      )}
    </FieldFrame>
  )
}
