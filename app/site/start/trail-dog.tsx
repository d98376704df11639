import { DogPicture } from '#app/dog/dog-picture.tsx'
import styles from '../styles/start-page.module.css'

/** Somebody on the trail, in the gap below a stop. */
export function TrailDog({ color, hat }: { color: string; hat: string | null }) {
  return (
    <span className={styles.walker}>
      <DogPicture dog={{ color, wear: { hat } }} pose="walk" facing="down" scale={2} animated label="" />
    </span>
  )
}
