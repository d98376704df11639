import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './styles/slider.module.css'

type SliderProps = {
  label: ReactNode
  value: number
  /** The number as the reader writes it, where its digits alone are not that. */
  text?: string
  min: number
  max: number
  step?: number
  /** Follows the number, for example "%". */
  unit?: string
  name?: string
  disabled?: boolean
  /** CSS colours of equal parts of the track, from `min` to `max`. */
  colours?: readonly string[]
  onChange: (value: number) => void
}

/** A native range input with its label, its number and a coloured track. */
export function Slider({
  label,
  value,
  text = String(value),
  unit = '',
  colours = [],
  onChange,
  ...range
}: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.way}>
        {colours.length > 0 && (
          <svg
            className={styles.track}
            viewBox={`0 0 ${colours.length} 1`}
            preserveAspectRatio="none"
            shapeRendering="crispEdges"
            aria-hidden="true"
          >
            {colours.map((colour, step) => (
              <rect key={step} x={step} width="1.02" height="1" fill={colour} />
            ))}
          </svg>
        )}
        {colours.length === 0 && <span className={styles.plain} />}
        <input
          {...range}
          id={id}
          className={styles.range}
          type="range"
          value={value}
          aria-valuetext={unit ? `${text} ${unit}` : text}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </span>
      <output htmlFor={id}>
        {text}
        {unit}
      </output>
    </div>
  )
}
