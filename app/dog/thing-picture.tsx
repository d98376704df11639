import { DOG_ART } from './dog-art.ts'
import { DOG_SHEETS } from './dog-sheets.ts'
import { thingParts } from './thing-parts.ts'
import styles from './thing-picture.module.css'

type ThingPictureProps = {
  /** The key of the kind of thing. */
  kind: string
  /**
   * The side of the square that the picture has to fit into, in CSS pixels. A thing that is too big is shown at half
   * its size.
   */
  within?: number
}

/** A thing by itself. It has no alternative text: its name stands beside it or in the label around it. */
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
