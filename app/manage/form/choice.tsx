import { useId } from 'react'
import field from '#app/ui/styles/field.module.css'
import styles from './form.module.css'

export type Option = { value: string; label: string }

type ChoiceProps = { name: string; label: string; options: readonly Option[]; defaultValue?: string }

/** A native select element, which works well on phones. */
export function Choice({ name, label, options, defaultValue }: ChoiceProps) {
  const id = useId()
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.choice}>
        <select id={id} name={name} className={field.input} defaultValue={defaultValue}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}
