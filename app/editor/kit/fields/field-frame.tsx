import { useId } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './fields.module.css'

type FieldFrameProps = {
  /** Undefined where the input has its own. */
  label?: ReactNode
  /** Stands at the end of the label's line: the range, or how many letters there are. */
  range?: ReactNode
  hint?: ReactNode
  /** The published value, where the draft has another. */
  was?: ReactNode
  /** What is wrong. */
  fault?: string | null
  /** The input, which takes these attributes. */
  children: (attributes: FieldAttributes) => ReactNode
}

export type FieldAttributes = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** An input of the editor with its label, and what is wrong with it beside it. */
export function FieldFrame({ label, range, hint, was, fault, children }: FieldFrameProps) {
  const id = useId()
  const notes = [range && `${id}-range`, hint && `${id}-hint`, was && `${id}-was`, fault && `${id}-fault`]
  const attributes: FieldAttributes = {
    id,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={styles.field} data-changed={was ? '' : undefined}>
      {label && (
        <span className={styles.line}>
          <label htmlFor={id}>{label}</label>
          {range && <small id={`${id}-range`}>{range}</small>}
        </span>
      )}
      {children(attributes)}
      {was && (
        <p id={`${id}-was`} className={styles.was}>
          {was}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {fault && (
          <p id={`${id}-fault`} className={styles.fault}>
            <Icon name="report" />
            <span>{fault}</span>
          </p>
        )}
      </div>
    </div>
  )
}
