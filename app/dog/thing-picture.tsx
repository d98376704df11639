import { DOG_ART } from './dog-art.ts'
import { DOG_SHEETS } from './dog-sheets.ts'
import { thingParts } from './thing-parts.ts'
import styles from './thing-picture.module.css'

type ThingPictureProps = {
  /** The kind of thing. */
  kind: string
  /** The side of the square that it has to fit into, CSS pixels; a thing that is too big for it is drawn at half its size. */
  within?: number
}

/** A thing by itself; its name stands beside it, or names what it is in. */
export function ThingPicture({ kind, within = Infinity }: ThingPictureProps) {
  const picture = thingParts(DOG_ART.wardrobe, kind)
  if (!picture) return null
  const scale = 2 * Math.max(picture.width, picture.height) <= within ? 2 : 1
  const { url, width } = DOG_SHEETS.items
  const size = { width: picture.width * scale, height: picture.height * scale }
  return (
    <span className={styles.thing} style={size} aria-hidden="true">
      {picture.parts.map(({ at: [x, y, w, h], left, top }) => (
        <span
          key={`${x},${y}`}
          style={{
            left: left * scale,
            top: top * scale,
            width: w * scale,
            height: h * scale,
            background: `url(${url}) ${-x * scale}px ${-y * scale}px / ${width * scale}px auto no-repeat`,
          }}
        />
      ))}
    </span>
  )
}
