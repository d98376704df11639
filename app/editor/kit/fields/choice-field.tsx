import { FieldFrame } from './field-frame.tsx'
import styles from './fields.module.css'

type ChoiceFieldProps = {
  label: string
  hint?: string | undefined
  value: string
  options: readonly (readonly [value: string, words: string])[]
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
          <select
            {...attributes}
            className={styles.input}
            value={value}
            onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          >
            {[...options, ...(isOffered ? [] : [[value, value] as const])].map(([option, words]) => (
              <option key={option} value={option}>
                {words}
              </option>
            ))}
          </select>
        </span>
      )}
    </FieldFrame>
  )
}
