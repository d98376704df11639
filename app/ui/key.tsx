import type { ButtonHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import styles from './styles/key.module.css'

type KeyProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> & {
  icon: IconName
  label: string
  /** Shows the icon alone; the label is still read aloud. */
  iconOnly?: boolean
  /** A small number on the key, for example unread lines; `countLabel` says what is counted. */
  count?: number
  countLabel?: string
  /** Whether the window that the key opens is open; the key is then lit. */
  on?: boolean
}

/** A key of the game's bar. */
export function Key({ icon, label, iconOnly = false, count = 0, countLabel, on, ...button }: KeyProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames(styles.key, on && styles.on, iconOnly && styles.iconOnly)}
      aria-label={iconOnly ? label : undefined}
      aria-pressed={on}
    >
      <Icon name={icon} />
      {!iconOnly && <span className={styles.label}>{label}</span>}
      {count > 0 && (
        <span className={styles.count} role="status" aria-label={countLabel}>
          {count}
        </span>
      )}
    </button>
  )
}
