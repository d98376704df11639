import type { FieldAttributes } from './field-frame.tsx'
import styles from './fields.module.css'

type DigitsInputProps = {
  attributes: FieldAttributes
  text: string
  onType: (text: string) => void
  onDone?: () => void
}

/** The input of a number, as text, so that what is no number can be told from nothing. */
export function DigitsInput({ attributes, text, onType, onDone }: DigitsInputProps) {
  return (
    <input
      {...attributes}
      className={styles.input}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onDone}
    />
  )
}
