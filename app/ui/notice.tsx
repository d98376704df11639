import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './styles/notice.module.css'

export type NoticeKind = 'info' | 'danger' | 'change' | 'minor'

type NoticeProps = {
  kind: NoticeKind
  /** The word for the kind, beside its icon: the colour alone never says it. */
  word: ReactNode
  /** Read aloud when it appears: `status` waits for a pause, `alert` does not. */
  live?: 'status' | 'alert'
  children: ReactNode
}

const ICONS: Record<NoticeKind, IconName> = { info: 'info', danger: 'danger', change: 'wrench', minor: 'note' }

/** A slip of paper with a coloured band. */
export function PaperNotice({ kind, word, live, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[kind])} role={live}>
      <p className={styles.word}>
        <Icon name={ICONS[kind]} />
        <b>{word}</b>
      </p>
      <div>{children}</div>
    </div>
  )
}
