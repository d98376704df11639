import { useId, useRef } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { sendForm, useLineBreak } from './line-break.ts'
import styles from './styles/field.module.css'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'aria-describedby'> & {
  label: ReactNode
  hint?: ReactNode
  /** What became of what was typed, where nothing is wrong; read aloud when it appears. */
  note?: ReactNode
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: ReactNode
}

/** A text input with its label, hint and error. */
export function Field({ label, hint, note, error, ...input }: FieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useLineBreak(field, sendForm)
  const hintId = `${id}-hint`
  const noteId = `${id}-note`
  const errorId = `${id}-error`
  const hasError = error !== undefined && error !== null && error !== ''
  const hasNote = note !== undefined && note !== null
  const describedBy = [hint ? hintId : '', hasNote ? noteId : '', hasError ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        {...input}
        ref={field}
        id={id}
        className={styles.input}
        aria-invalid={hasError || undefined}
        aria-describedby={describedBy || undefined}
      />
      <div aria-live="polite">
        {hasNote && (
          <p id={noteId} className={styles.note}>
            <Icon name="info" />
            <span>{note}</span>
          </p>
        )}
        {hasError && (
          <p id={errorId} className={styles.error}>
            <Icon name="danger" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}
