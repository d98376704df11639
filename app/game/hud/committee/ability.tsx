import type { ReactNode } from 'react'
import styles from './ability.module.css'

type AbilityProps = {
  /** What is seen of it. */
  picture?: ReactNode
  /** What has just happened, or is to be done; it is read aloud when it changes. */
  says: ReactNode
  about?: ReactNode
  children?: ReactNode
}

/** What is in the window of an ability of the committee: a picture, a sentence, how it works, and what can be done. */
export function Ability({ picture, says, about, children }: AbilityProps) {
  return (
    <div className={styles.ability}>
      {picture}
      <p role="status" className={styles.says}>
        {says}
      </p>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      {children}
    </div>
  )
}

/** The keys of an ability, side by side where there is room. */
export function AbilityKeys({ children }: { children: ReactNode }) {
  return <div className={styles.keys}>{children}</div>
}
