import type { ReactNode } from 'react'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import styles from './page.module.css'

type ManagePageProps = {
  title: string
  /** Beside the title: what one does most on this page. */
  action?: ReactNode
  children: ReactNode
}

/** One staff page: its title, and papers below. */
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

/** A paper on the table, with a heading that names it. */
export function Paper({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.paper} aria-label={title}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}
