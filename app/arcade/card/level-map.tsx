import styles from './level-shelf.module.css'

const LETTERS: Readonly<Partial<Record<string, string>>> = {
  '.': styles.outside,
  '1': styles.earth,
  '2': styles.earth2,
  '#': styles.stone,
  g: styles.golden,
}

/** A level as a small map: what is fixed in it, and where its golden bones lie. */
export function LevelMap({ rows }: { rows: readonly string[] }) {
  return (
    <span className={styles.map} aria-hidden="true">
      {rows.flatMap((row, y) =>
        [...row].map((letter, x) => <span key={`${x} ${y}`} className={LETTERS[letter] ?? styles.open} />),
      )}
    </span>
  )
}
