import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './sheet.module.css'

type SheetProps = {
  title: string
  /** A number beside the title. */
  note?: string
  isPhone: boolean
  closeLabel: string
  className: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A dark pane over the park; on a phone it stands on the bar and has a cross to close it. */
export function Sheet({ title, note, isPhone, closeLabel, className, onClose, children }: SheetProps) {
  return (
    <section
      className={classNames(styles.sheet, isPhone ? styles.phone : className)}
      aria-label={title}
      data-hud
      data-sheet={isPhone || undefined}
    >
      <header className={styles.header}>
        <h2>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        {isPhone && (
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {children}
    </section>
  )
}
