import type { ComponentProps } from 'react'

/** The values that are offered, each with its words. */
export type SelectOptions = readonly (readonly [value: string, words: string])[]

type SelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  value: string
  options: SelectOptions
  onChoose: (value: string) => void
}

/** One of several values, without a label. */
export function Select({ value, options, onChoose, ...attributes }: SelectProps) {
  return (
    <select {...attributes} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  )
}
