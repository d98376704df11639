import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { usePreference } from '#app/game/hud/settings/use-settings.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { pennonsShown } from '#app/game/model/world/badge-sign.ts'
import { SupporterHeart } from '#app/ui/heart.tsx'
import { Streamer } from '#app/ui/streamer.tsx'
import type { DogId } from '#durable/protocol/messages.ts'
import styles from './dog-signs.module.css'

const WORDS = ['first', 'second', 'again'] as const

/**
 * What stands beside the name of a dog that is here: the streamer of the party committee [PC8], and the heart of a supporter
 * [SU2], which a player may hide for others. `hasWord`: their words stand beside them; `isMini`: in a line of text.
 */
export function DogSigns({ game, dog, hasWord, isMini }: DogSignsProps) {
  const { t } = useTranslation('game')
  const isShown = usePreference(({ hearts }) => hearts)
  const pennons = useStore(game.state, ({ world }) => pennonsShown(world.dogs.get(dog)))
  const heart = useStore(game.state, ({ world }) => (isShown || dog === world.me ? world.dogs.get(dog)?.heart : null))
  const words = [pennons && t(`streamer.${WORDS[pennons - 1] ?? 'again'}`), heart && t(`heart.${heart}`)]
  const [streamer, metal] = words.map((word) => (hasWord ? null : word))
  const signs = [
    pennons && <Streamer key="streamer" pennons={pennons} label={streamer ?? null} isMini={isMini} />,
    heart && <SupporterHeart key="heart" heart={heart} label={metal ?? null} />,
  ]
  if (!hasWord) return signs
  return signs.map(
    (sign, place) =>
      sign && (
        <span key={place} className={styles.worded}>
          {sign} {words[place]}
        </span>
      ),
  )
}

type DogSignsProps = { game: Game; dog: DogId; hasWord?: boolean; isMini?: boolean }
