import { Icon } from '#app/ui/icon.tsx'
import type { StampKey } from '#durable/rules/stamps/stamps.ts'
import { DRAWINGS, INKS } from './drawings.ts'
import type { Drawing } from './drawings.ts'
import { STAMP_MOTIFS } from './stamp-motifs.ts'
import styles from './book.module.css'

/** A stamp on its paper; a grey paw where it is not found. */
export function StampPicture({ stamp }: { stamp: StampKey | null }) {
  const picture = stamp === null ? null : STAMP_MOTIFS[stamp]
  if (picture === null)
    return (
      <span className={styles.unfound}>
        <Icon name="paw" size={3} />
      </span>
    )
  return (
    <span className={styles.stamp}>
      {'icon' in picture ? <Icon name={picture.icon} size={3} /> : <Drawn drawing={picture.drawing} />}
    </span>
  )
}

function Drawn({ drawing }: { drawing: Drawing }) {
  const rows: readonly string[] = DRAWINGS[drawing]
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${rows[0]?.length ?? 0} ${rows.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {Object.entries(INKS).map(([letter, colour]) => {
        const way = pixelsOf(rows, letter)
        return way && <path key={letter} d={way} fill={`var(--${colour})`} />
      })}
    </svg>
  )
}

/** The way round each pixel with this letter; '' for none. */
function pixelsOf(rows: readonly string[], letter: string): string {
  return rows.flatMap((row, y) => [...row].flatMap((one, x) => (one === letter ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
}
