import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Ribbon } from './ribbon.tsx'
import styles from './styles/dialog.module.css'

type DialogProps = {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** Buttons, the primary one last. */
  actions?: ReactNode
  closeLabel: string
  /** Called for the close button, Escape and every other way in which the browser closes a dialog. */
  onClose: () => void
}

/** A modal dialog: the browser's own, which traps the focus, in our frame. */
export function Dialog({ open, title, children, actions, closeLabel, onClose }: DialogProps) {
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])

  return (
    <dialog ref={element} className={styles.dialog} aria-labelledby={titleId} onClose={() => open && onClose()}>
      <div className={styles.frame}>
        <Ribbon id={titleId} onEdge>
          {title}
        </Ribbon>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}
