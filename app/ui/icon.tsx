import type { IconName } from '#app/art/icons/maps.ts'
import { classNames } from './class-names.ts'
import places from '#app/art/built/icons.module.css'
import styles from './styles/icon.module.css'

export type { IconName }

type IconProps = {
  name: IconName
  /** Screen pixels to one pixel of the drawing. */
  size?: 2 | 3 | 4
  /** The alternative text where no word stands beside the icon; without one the icon is decoration. */
  label?: string
}

const SIZES = { 2: styles.double, 3: styles.triple, 4: styles.fourfold } as const

export function Icon({ name, size = 2, label }: IconProps) {
  const className = classNames(styles.icon, SIZES[size], places[name])
  if (label === undefined) return <span className={className} aria-hidden="true" />
  return <span className={className} role="img" aria-label={label} />
}
