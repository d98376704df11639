import type { ReactNode } from 'react'
import type { Season } from '#app/site/season.ts'
import styles from './styles/kennel.module.css'

/** The meadow by the fence, in the season's colours. */
export function Meadow({ season, children }: { season: Season; children: ReactNode }) {
  return (
    <div className={styles.meadow} data-season={season}>
      {children}
    </div>
  )
}
