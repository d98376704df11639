import { DogPicture } from '#app/dog/dog-picture.tsx'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import styles from './dog-head.module.css'

/** The face of a dog, cut from its picture. It has no alternative text, because the name is beside it. */
export function DogHead({ dog }: { dog: PicturedDog }) {
  return (
    <span className={styles.head} aria-hidden="true">
      <DogPicture dog={dog} label="" scale={2} />
    </span>
  )
}
