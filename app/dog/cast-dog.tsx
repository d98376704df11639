import type { CastName } from '#app/art/dog/cast.ts'
import { classNames } from '#app/ui/class-names.ts'
import cast from '#app/art/built/cast.module.css'
import styles from './cast-dog.module.css'

/** An invented dog that decorates a page, animated by CSS alone. */
export function CastDog({ name }: { name: CastName }) {
  return <span className={classNames(styles.dog, cast[name])} aria-hidden="true" />
}
