import type { ReactNode } from 'react'
import styles from './choice-form.module.css'

type ChipsProps<Value extends string> = {
  name: string
  legend: string
  values: readonly Value[]
  chosen: Value | null
  wordOf: (value: Value) => ReactNode
  onChoose: (value: Value) => void
}

/** Radio buttons for a few choices, big enough for a thumb. */
export function Chips<Value extends string>({ name, legend, values, chosen, wordOf, onChoose }: ChipsProps<Value>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {wordOf(value)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
