import cast from '#app/art/built/cast.module.css'
import type { CastName } from '#app/art/dog/cast.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from './cast-dog.module.css'

/** A dog of the pages that is nobody's: decoration that moves without a script. */
export function CastDog({ name }: { name: CastName }) {
  return <span className={classNames(styles.dog, cast[name])} aria-hidden="true" />
}
