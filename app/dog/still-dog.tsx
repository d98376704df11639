import type { CSSProperties } from 'react'
import styles from './still-dog.module.css'

/** A piece of a still dog: its place in a sheet, and its corner in the box of 52 by 52 pixels. */
type StillLayer = {
  sheet: 'dogs' | 'items'
  sheetWidth: number
  x: number
  y: number
  width: number
  height: number
  left: number
  top: number
  /** "#rrggbb" to fill the shape with; null for a piece in its own colours. */
  tint: string | null
}

/** A dog laid out on the server by `stillDog`, for pages that show it without a script. */
export type StillDog = { layers: readonly StillLayer[]; isMirrored: boolean }

type StillDogProps = {
  dog: StillDog
  /** The alternative text; '' where the words beside the picture say the same. */
  label: string
  /** CSS pixels for each pixel of the drawing. */
  scale?: 1 | 2 | 3 | 4 | 6
}

/** A user's dog as it is drawn in the park, in plain HTML and CSS. */
export function StillDogPicture({ dog, label, scale = 2 }: StillDogProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span className={styles.box} style={properties({ scale, turn: dog.isMirrored ? -1 : 1 })} {...named}>
      {dog.layers.map(({ sheet, tint, ...place }, layer) => (
        <span
          key={layer}
          className={`${styles[sheet]} ${tint === null ? styles.picture : styles.shape}`}
          style={{ ...properties(place), ...(tint === null ? {} : { color: tint }) }}
        />
      ))}
    </span>
  )
}

function properties(numbers: Record<string, number>): CSSProperties {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [`--${name}`, value]))
}
