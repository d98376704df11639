import type { ReactNode } from 'react'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import styles from './page.module.css'

type ManagePageProps = {
  title: string
  /** The main action of the page, shown beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** The layout of one staff page: its title, and its sections (`Paper`) below. */
export function ManagePage({ title, action, children }: ManagePageProps) {
  return (
    <>
      <PageTitle title={title} isUnlisted />
      <div className={styles.head}>
        <h1>{title}</h1>
        {action}
      </div>
      {children}
    </>
  )
}

/** A section of a staff page, with an optional heading. */
export function Paper({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.paper} aria-label={title}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}
