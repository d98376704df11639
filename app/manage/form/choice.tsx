import { useId } from 'react'
import styles from './form.module.css'

export type Option = { value: string; label: string }

type ChoiceProps = { name: string; label: string; options: readonly Option[]; defaultValue?: string }

/** One of several, by the browser's own list: it works under a thumb. */
export function Choice({ name, label, options, defaultValue }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.choice}>
        <select id={id} name={name} className={styles.input} defaultValue={defaultValue}>
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
