import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Ribbon } from './ribbon.tsx'
import styles from './styles/panel.module.css'

type PanelProps = {
  /** The heading, on a ribbon across the top edge. */
  title?: ReactNode
  level?: 1 | 2 | 3
  /** Whether the paper is gold, for what is the reader's own or chosen. */
  marked?: boolean
  className?: string
  children: ReactNode
}

/** Cream paper in a wooden frame with brass pins. */
export function Panel({ title, level = 2, marked = false, className, children }: PanelProps) {
  const titleId = useId()
  const classes = classNames(styles.panel, marked && styles.marked, title !== undefined && styles.titled, className)
  if (title === undefined) return <div className={classes}>{children}</div>
  return (
    <section className={classes} aria-labelledby={titleId}>
      <Ribbon id={titleId} level={level} onEdge>
        {title}
      </Ribbon>
      {children}
    </section>
  )
}
