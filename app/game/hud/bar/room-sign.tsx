import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Game } from '#app/game/model/game/game.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import { parseInstance } from '#durable/rules/places/twins.ts'
import styles from '#app/game/hud/hud.module.css'

type RoomSignProps = { game: Game; isOpen: boolean; onToggle: () => void }

/** The name of the room, the number of this twin, and how many dogs are in it. It opens the list of the dogs. */
export function RoomSign({ game, isOpen, onToggle }: RoomSignProps) {
  const { t, i18n } = useTranslation('game')
  const name = useStore(game.state, ({ place }) => place?.doc.name)
  const twin = useStore(game.state, ({ world }) => parseInstance(world.room ?? '')?.twin ?? 1)
  const count = useStore(game.state, ({ world }) => world.dogs.size)
  return (
    <h1 className={styles.place}>
      <button type="button" className={styles.sign} aria-expanded={isOpen} onClick={onToggle} data-hud>
        <span className={styles.room}>{name?.[languageOfTag(i18n.language)]}</span>{' '}
        <small>
          {twin > 1 && `${t('roster.twin', { number: twin })}, `}
          {t('roster.dogs', { count })}
        </small>
      </button>
    </h1>
  )
}
