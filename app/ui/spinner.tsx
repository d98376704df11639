import styles from './styles/spinner.module.css'

/** A puppy after its own tail, while something loads; it holds still for those who asked for less motion. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.puppy} aria-hidden="true" />
      <span>{label}</span>
    </p>
  )
}
