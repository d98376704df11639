import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './sheet.module.css'

type SheetProps = {
  title: string
  /** The accessible name of the pane, if the title names only its first part. */
  label?: string
  /** If false, the pane is there for screen readers, and visible only while it has the focus. */
  isOpen?: boolean
  /** A number beside the title. */
  note?: string
  /** Tabs for the content. */
  tabs?: ReactNode
  isPhone: boolean
  /** On a phone it is of paper, as the windows are, and not dark. */
  isPaper?: boolean
  closeLabel: string
  className: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A pane over the park, dark unless it is of paper. On a phone it is above the bar and has a cross to close it. */
export function Sheet({
  title,
  label,
  note,
  tabs,
  isOpen = true,
  isPhone,
  isPaper = false,
  closeLabel,
  ...rest
}: SheetProps) {
  const { className, onClose, children } = rest
  return (
    <section
      className={classNames(
        styles.sheet,
        isPhone ? styles.phone : className,
        isPhone && isPaper && styles.paper,
        !isOpen && styles.unseen,
      )}
      aria-label={label ?? title}
      data-hud={isOpen || undefined}
      data-sheet={(isOpen && isPhone) || undefined}
    >
      <header className={styles.header}>
        <h2>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        {tabs}
        {isPhone && isOpen && (
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {children}
    </section>
  )
}
