import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import styles from './styles/notice.module.css'

export type NoticeKind = 'info' | 'danger' | 'change' | 'minor'

type NoticeProps = {
  kind: NoticeKind
  /** The name of the kind, beside its icon, because colour alone must not carry meaning. */
  word: ReactNode
  /** Makes it a live region: `status` is read aloud at the next pause, `alert` at once. */
  live?: 'status' | 'alert'
  children: ReactNode
}

const ICONS: Record<NoticeKind, IconName> = { info: 'info', danger: 'danger', change: 'wrench', minor: 'note' }

/** A notice on paper with a coloured band. */
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
