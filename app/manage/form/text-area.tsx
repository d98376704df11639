import { useId } from 'react'
import type { TextareaHTMLAttributes } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import field from '#app/ui/styles/field.module.css'
import styles from './form.module.css'

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> & { label: string }

/** A field for several lines of text. */
export function TextArea({ label, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <textarea {...rest} id={id} className={classNames(field.input, styles.area)} />
    </div>
  )
}
