import { Spinner } from '#app/ui/spinner.tsx'
import styles from './script-wait.module.css'

/** A spinner for what only a script can finish; without scripts it says that the page needs them. */
export function ScriptWait({ label, needs }: { label: string; needs: string }) {
  return (
    <>
      <div className={styles.wait}>
        <Spinner label={label} />
      </div>
      <noscript>
        <p>{needs}</p>
      </noscript>
    </>
  )
}
