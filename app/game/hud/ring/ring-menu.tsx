import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { focusPark } from '#app/game/input/focus.ts'
import type { AimStore } from '#app/game/model/aim.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { DogId } from '#durable/protocol/messages.ts'
import { useDogChoices, useRead } from './use-dog-choices.ts'
import styles from './ring-menu.module.css'

/** The distance of the verbs from the middle of the dog, CSS px. */
const RADIUS_PX = 128

export type RingMenuProps = { game: Game; aim: AimStore; dog: { id: DogId; name: string }; isByKey: boolean }

/** The verbs in a ring around a dog. */
export function RingMenu({ game, aim, dog, isByKey }: RingMenuProps) {
  const { t } = useTranslation('game')
  const menu = useRef<HTMLUListElement>(null)
  const called = useStore(game.state, ({ world }) => calledHere(world, dog))
  const close = () => aim.setState({ chosen: null })
  const { outcome, choices } = useDogChoices(game, dog, () => {
    close()
    focusPark()
  })
  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])]
  useEffect(() => {
    if (isByKey) menu.current?.querySelector('button')?.focus()
  }, [isByKey])
  useRead(outcome, close)

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const at = all.findIndex((item) => item === document.activeElement)
    const to = nextItem(event.key, at, all.length)
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    if (to !== 'leave') return all[to]?.focus()
    close()
    focusPark()
  }
  if (outcome !== null) {
    return (
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
    )
  }
  return (
    <ul ref={menu} role="menu" aria-label={t('dogMenu.label', { name: called })} onKeyDown={onKeyDown}>
      {choices.map(({ key, icon, label, degrees, isStern, choose }, index) => (
        <li key={key} role="none" className={styles.item} style={placeOnRing(degrees)}>
          <button
            type="button"
            role="menuitem"
            tabIndex={index === 0 ? 0 : -1}
            className={styles.choice}
            // A click does not move the focus, so a draft can be continued.
            onMouseDown={(event) => event.preventDefault()}
            onClick={choose}
          >
            <span className={classNames(styles.round, isStern && styles.stern)}>
              <Icon name={icon} />
            </span>
            <span className={styles.label}>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The verb that a key moves to from number `at` of `count`, or that it closes the ring; null for other keys. */
function nextItem(key: string, at: number, count: number): number | 'leave' | null {
  if (key === 'Escape' || key === 'Tab') return 'leave'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count
  return key === 'ArrowLeft' || key === 'ArrowUp' ? (at + count - 1) % count : null
}

function placeOnRing(degrees: number) {
  const angle = (degrees / 180) * Math.PI
  return { left: Math.round(RADIUS_PX * Math.sin(angle)), top: Math.round(-RADIUS_PX * Math.cos(angle)) }
}
