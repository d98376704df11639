import { Spinner } from '#app/ui/spinner.tsx'
import styles from './script-wait.module.css'

/** A wait that only a script can end: where there is none, what is needed instead. */
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
