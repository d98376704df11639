import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { ChosenDog } from '#app/game/hud/features/features.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import { useDogChoices, useRead } from './use-dog-choices.ts'
import styles from './dog-menu.module.css'

export type DogMenuProps = { game: Game; dog: ChosenDog; onClose: () => void }

/** The verbs for another dog, below its row. */
export function DogMenuList({ game, dog, onClose }: DogMenuProps) {
  const { t } = useTranslation('game')
  const called = useStore(game.state, ({ world }) => calledHere(world, dog))
  const { outcome, choices } = useDogChoices(game, dog, onClose)
  useRead(outcome, onClose)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The list grows with it; what is still cut is scrolled into view.
    menu.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (outcome !== null) {
    return (
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
    )
  }
  return (
    <div ref={menu} role="group" aria-label={t('dogMenu.label', { name: called })} className={styles.menu}>
      {choices.map(({ key, label, choose }) => (
        <button key={key} type="button" onClick={choose}>
          {label}
        </button>
      ))}
    </div>
  )
}
