import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import styles from './notice.module.css'

type NoticeProps = { icon: IconName; children: ReactNode; action?: ReactNode }

/** One notice, and what the player can do about it. */
export function HudNotice({ icon, children, action }: NoticeProps) {
  return (
    <div className={styles.notice} data-hud>
      <Icon name={icon} />
      <p>{children}</p>
      {action}
    </div>
  )
}
