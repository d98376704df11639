import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Icon } from '#app/ui/icon.tsx'
import type { MenuContext, MenuItem } from '#app/game/hud/features/features.ts'
import { focusPark } from '#app/game/input/focus.ts'
import { chooseItem, useMenuItems } from './menu-items.ts'
import styles from './park-menu.module.css'

type ParkMenuProps = { context: MenuContext; label: string; onClose: () => void }

/** The menu over the right end of the bar: a press beside it closes it, and so does each entry. */
export function ParkMenu({ context, label, onClose }: ParkMenuProps) {
  const { t } = useTranslation('words')
  const shown = useMenuItems(context)
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
        {shown.map((item) => (
          <Line
            key={item.key}
            item={item}
            context={context}
            onChoose={() => {
              leave()
              chooseItem(item, context)
            }}
          />
        ))}
      </ul>
    </>
  )
}

type LineProps = { item: MenuItem; context: MenuContext; onChoose: () => void }

function Line({ item: { icon, label, isOn }, context: { game, t }, onChoose }: LineProps) {
  const isOnNow = useStore(game.state, (state) => isOn?.(state))
  return (
    <li role="none">
      <button
        type="button"
        role={isOn ? 'menuitemcheckbox' : 'menuitem'}
        aria-checked={isOnNow}
        className={styles.entry}
        onClick={onChoose}
      >
        <Icon name={icon} />
        <span>{label(t)}</span>
      </button>
    </li>
  )
}
