import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Game } from '#app/game/model/game/game.ts'
import { pennonsShown } from '#app/game/model/world/badge-sign.ts'
import { Streamer } from '#app/ui/streamer.tsx'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Pennons } from '#durable/rules/committee/sitting.ts'
import styles from './dog-streamer.module.css'

const WORDS = { 1: 'first', 2: 'second', 3: 'again' } as const satisfies Record<Pennons, string>

type DogStreamerProps = { game: Game; dog: DogId; hasWord?: boolean; isMini?: boolean }

/** [PC8] The badge of the party committee beside the name of a dog that is here; nothing without one. */
export function DogStreamer({ game, dog, hasWord = false, isMini = false }: DogStreamerProps) {
  const { t } = useTranslation('game')
  const pennons = useStore(game.state, ({ world }) => pennonsShown(world.dogs.get(dog)))
  if (!pennons) return null
  const word = t(`streamer.${WORDS[pennons]}`)
  if (!hasWord) return <Streamer pennons={pennons} label={word} isMini={isMini} />
  return (
    <span className={styles.worded}>
      <Streamer pennons={pennons} label={null} /> {word}
    </span>
  )
}
