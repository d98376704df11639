import type { Heart } from '#durable/rules/roles.ts'
import styles from './styles/heart.module.css'

type SupporterHeartProps = {
  heart: Heart
  /** The word for it; null where it stands beside the heart. */
  label: string | null
}

/** [SU2] The heart of a supporter in the metal of the tier, which its word says too: nobody has to tell the colours apart. */
export function SupporterHeart({ heart, label }: SupporterHeartProps) {
  const says = label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label }
  return <span className={styles.heart} data-heart={heart} {...says} />
}
