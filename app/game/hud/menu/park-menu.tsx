import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { focusPark } from '#app/game/input/focus.ts'
import styles from './park-menu.module.css'

/** A line of the menu; `isOn` for what is switched by it. */
export type MenuEntry = { key: string; icon: IconName; label: string; isOn?: boolean; choose: () => void }

type ParkMenuProps = { entries: readonly MenuEntry[]; label: string; onClose: () => void }

/** The menu over the right end of the bar (spec 2): a press beside it closes it, and so does each entry. */
export function ParkMenu({ entries, label, onClose }: ParkMenuProps) {
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
      <ul ref={list} role="menu" aria-label={label} className={styles.menu} data-hud onKeyDown={onKeyDown}>
        {entries.map(({ key, icon, label: word, isOn, choose }) => (
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
              <span>{word}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
