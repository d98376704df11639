import type { ReactNode, RefObject } from 'react'
import styles from './pane.module.css'

type PaneHeadingProps = {
  /** Where the focus goes when the pane is opened. */
  at: RefObject<HTMLHeadingElement | null>
  /** What stands at the end of the line. */
  note?: string | undefined
  children: ReactNode
}

/** What stands above everything that is opened beside the list. */
export function PaneHeading({ at, note, children }: PaneHeadingProps) {
  return (
    <div className={styles.heading}>
      <h3 ref={at} tabIndex={-1}>
        {children}
      </h3>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  )
}
