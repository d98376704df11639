import type { CSSProperties } from 'react'
import styles from './still-dog.module.css'

/** A piece of a still dog: a picture in a sheet, and where its corner lies in the box of 52 by 52 pixels. */
type StillLayer = {
  sheet: 'dogs' | 'items'
  sheetWidth: number
  x: number
  y: number
  width: number
  height: number
  left: number
  top: number
  /** "#rrggbb" for a shape to be filled with it; null for a picture in its own colours. */
  tint: string | null
}

/** A dog laid out beforehand (`stillDog`), for pages that show it without a script. */
export type StillDog = { layers: readonly StillLayer[]; isMirrored: boolean }

type StillDogProps = {
  dog: StillDog
  /** What the picture shows; '' where the words beside it say so already. */
  label: string
  /** CSS pixels for each pixel of the drawing. */
  scale?: 1 | 2 | 3 | 4
}

/** Somebody's dog as it is drawn in the park, in plain HTML and CSS. */
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
