import { DogPicture } from '#app/dog/dog-picture.tsx'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { sizeOf } from '#durable/rules/age.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import styles from './dog-head.module.css'

/** The face of a dog, cut from its picture. It has no alternative text, because the name is beside it. */
export function DogHead({ dog }: { dog: PicturedDog }) {
  const isPuppy = dog.born !== undefined && sizeOf(dog.born, osloDay(Date.now())) === 'puppy'
  return (
    <span className={classNames(styles.head, isPuppy && styles.puppy)} aria-hidden="true">
      <DogPicture dog={dog} label="" scale={2} />
    </span>
  )
}
