import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { usePreference } from '#app/game/hud/settings/use-settings.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { SupporterHeart } from '#app/ui/heart.tsx'
import type { DogId } from '#durable/protocol/messages.ts'
import styles from './dog-heart.module.css'

/**
 * [SU2] The heart after the name of a dog that is here; nothing without one, and for a player who hides those of others.
 * `hasWord`: its word stands beside it.
 */
export function DogHeart({ game, dog, hasWord = false }: { game: Game; dog: DogId; hasWord?: boolean }) {
  const { t } = useTranslation('game')
  const isShown = usePreference(({ hearts }) => hearts)
  const heart = useStore(game.state, ({ world }) => (isShown || dog === world.me ? world.dogs.get(dog)?.heart : null))
  if (!heart) return null
  const word = t(`heart.${heart}`)
  if (!hasWord) return <SupporterHeart heart={heart} label={word} />
  return (
    <span className={styles.worded}>
      <SupporterHeart heart={heart} label={null} /> {word}
    </span>
  )
}
