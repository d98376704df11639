import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { focusPark } from '#app/game/input/focus.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import styles from './park-menu.module.css'

export type MenuLine = {
  key: string
  icon: IconName
  label: string
  /** Whether it is on, if the item is a switch. */
  isOn?: boolean | undefined
  choose: () => void
}

type MenuListProps = { lines: readonly MenuLine[]; label: string; className?: string | undefined; onClose: () => void }

/** A menu over the bar. Each item closes it, and so does a press outside. */
export function MenuList({ lines, label, className, onClose }: MenuListProps) {
  const { t } = useTranslation('words')
  const list = useRef<HTMLUListElement>(null)
  const items = () => [...(list.current?.querySelectorAll('button') ?? [])]
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const leave = () => {
    onClose()
    focusPark()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const at = all.findIndex((item) => item === document.activeElement)
    const to = { ArrowDown: at + 1, ArrowUp: at + all.length - 1, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined && event.key !== 'Escape' && event.key !== 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (to === undefined) leave()
    else all[to % all.length]?.focus()
  }
  return (
    <>
      <button type="button" className={styles.veil} aria-label={t('close')} tabIndex={-1} onClick={leave} />
      <ul
        ref={list}
        role="menu"
        aria-label={label}
        className={classNames(styles.menu, className)}
        data-hud
        onKeyDown={onKeyDown}
      >
        {lines.map(({ key, icon, label: words, isOn, choose }) => (
          <li key={key} role="none">
            <button
              type="button"
              role={isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
              aria-checked={isOn}
              className={styles.entry}
              onClick={() => {
                leave()
                choose()
              }}
            >
              <Icon name={icon} />
              <span>{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
