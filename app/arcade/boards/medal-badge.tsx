import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Medal } from '#durable/rules/games/prizes/medals.ts'
import styles from './medal-badge.module.css'

const WORDS = ['none', 'bronze', 'silver', 'gold'] as const

export function medalWords(t: TFunction<'arcade'>, medal: Medal): string {
  return t(`shell.medals.${WORDS[medal]}`)
}

/** A medal with its number, so that it is known without its colour. */
export function MedalBadge({ medal, isBig = false }: { medal: Medal; isBig?: boolean }) {
  const { t } = useTranslation('arcade')
  return (
    <span
      role="img"
      aria-label={medalWords(t, medal)}
      className={`${styles.badge} ${isBig ? styles.big : ''} ${styles[`medal${medal}`]}`}
    >
      {medal === 0 ? '–' : medal}
    </span>
  )
}
