import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './styles/ribbon.module.css'

type RibbonProps = {
  id?: string
  level?: 1 | 2 | 3
  /** Whether it lies across the top edge of the frame around it. */
  onEdge?: boolean
  children: ReactNode
}

/** A heading on a red ribbon. */
export function Ribbon({ id, level = 2, onEdge = false, children }: RibbonProps) {
  const Heading = `h${level}` as const
  return (
    <Heading id={id} className={classNames(styles.ribbon, onEdge && styles.onEdge)}>
      {children}
    </Heading>
  )
}
