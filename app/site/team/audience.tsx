import type { CastName } from '#app/art/dog/cast.ts'
import { CastDog } from '#app/dog/cast-dog.tsx'
import styles from './team-page.module.css'

/** Dogs that watch, seen from behind. */
export function Audience({ dogs }: { dogs: readonly CastName[] }) {
  return (
    <div className={styles.audience}>
      {dogs.map((name) => (
        <CastDog key={name} name={name} />
      ))}
    </div>
  )
}
