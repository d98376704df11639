import { CastDog } from '#app/dog/cast-dog.tsx'
import styles from './team-page.module.css'

/** Two who came to look, seen from behind. */
export function Audience() {
  return (
    <div className={styles.audience}>
      <CastDog name="fan" />
      <CastDog name="other-fan" />
    </div>
  )
}
