import styles from './styles/spinner.module.css'

/** A puppy that chases its tail while something loads. With reduced motion it holds still. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.puppy} aria-hidden="true" />
      <span>{label}</span>
    </p>
  )
}
