import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Panel } from '#app/ui/panel.tsx'
import { useSeasonArt } from '../season-art.ts'
import styles from './lede.module.css'

type LedeProps = {
  title: ReactNode
  /** One or two sentences about the purpose of the page. */
  lead?: ReactNode
  children?: ReactNode
}

/** The title of a page and its introduction, on a sign across the trail with a lamp on either side. */
export function Lede({ title, lead, children }: LedeProps) {
  const lamp = useSeasonArt()['thing-*-lamp']
  return (
    <div className={styles.lede}>
      <img className={styles.lamp} src={lamp} width={84} height={184} alt="" />
      <Panel>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </Panel>
      <img className={classNames(styles.lamp, styles.right)} src={lamp} width={84} height={184} alt="" />
    </div>
  )
}
