import type { ReactNode } from 'react'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Crumbs } from '#app/site/layout/crumbs.tsx'
import { PageFoot } from '#app/site/layout/page-foot.tsx'
import { classNames } from '#app/ui/class-names.ts'
import styles from './styles/kennel.module.css'

type KennelPageProps = {
  title: string
  /** The bar of a signed-in user. */
  bar?: ReactNode
  /** Whether the page is a single panel, which is centred on a tall screen. */
  isPanel?: boolean
  children: ReactNode
}

/** The layout of a page of the kennel: title, bar, breadcrumbs and foot. */
export function KennelPage({ title, bar, isPanel = false, children }: KennelPageProps) {
  return (
    <>
      <PageTitle title={title} isUnlisted />
      {bar}
      <main className={classNames(styles.main, isPanel && styles.centre)}>
        <Crumbs />
        {children}
      </main>
      <PageFoot />
    </>
  )
}
