import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { RefusedError, request } from '#app/api.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Game } from '../../game.ts'
import { BLOCK_DOG, IGNORE_DOG } from '../../queries.ts'
import styles from './dog-menu.module.css'

type DogMenuProps = { game: Game; dog: { id: DogId; name: string }; onClose: () => void }

/** What one can do about another dog: whisper to it, or not hear of it any more. Staff are always heard. */
export function DogMenu({ game, dog, onClose }: DogMenuProps) {
  const { t } = useTranslation('game')
  const isHere = useStore(game.state, ({ world }) => world.dogs.has(dog.id))
  const isStaff = useStore(game.state, ({ world }) => (world.dogs.get(dog.id)?.badge ?? null) !== null)
  const [outcome, setOutcome] = useState<string | null>(null)
  const { name } = dog

  async function silence(how: 'ignored' | 'blocked') {
    try {
      const which = { dogId: dog.id }
      await (how === 'ignored' ? request(IGNORE_DOG, which) : request(BLOCK_DOG, which))
      game.talk.forget(dog.id)
      setOutcome(t(`dogMenu.${how}`, { name }))
    } catch (error) {
      setOutcome(error instanceof RefusedError ? error.message : t('dogMenu.failed'))
    }
  }

  if (outcome !== null) {
    return (
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
    )
  }
  return (
    <div role="group" aria-label={t('dogMenu.label', { name })} className={styles.menu}>
      {isHere && (
        <button
          type="button"
          onClick={() => {
            onClose()
            game.talk.address(name)
          }}
        >
          {t('dogMenu.whisper')}
        </button>
      )}
      {!isStaff && (
        <>
          <button type="button" onClick={() => void silence('ignored')}>
            {t('dogMenu.ignore')}
          </button>
          <button type="button" onClick={() => void silence('blocked')}>
            {t('dogMenu.block')}
          </button>
        </>
      )}
    </div>
  )
}
