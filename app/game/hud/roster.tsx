import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { DogId } from '#durable/protocol/messages.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { Game } from '../game.ts'
import { useNow } from './use-now.ts'
import { whereabouts } from '../whereabouts.ts'
import type { Whereabouts } from '../whereabouts.ts'
import { DogMenu } from './chat/dog-menu.tsx'
import { DogHead } from './dog-head.tsx'
import styles from './roster.module.css'
import { Sheet } from './sheet.tsx'

/** Rows before "Show all". */
const SHORT_LIST = 4
/** Dogs walk on while one reads: the words about where they are follow this often, ms. */
const LOOK_EVERY_MS = 1000

type RosterProps = { game: Game; isPhone: boolean; onClose: () => void }

/** Who is here, as words: name, role, how far and in which direction. */
export function Roster({ game, isPhone, onClose }: RosterProps) {
  const { t } = useTranslation('game')
  const world = useStore(game.state, (state) => state.world)
  const now = useNow(LOOK_EVERY_MS)
  const [isLong, setLong] = useState(false)
  const [chosen, setChosen] = useState<DogId | null>(null)
  const place = useStore(game.state, (state) => state.place)
  const everyone = place ? whereabouts(world, place.grid, now) : []
  const shown = isLong || isPhone ? everyone : everyone.slice(0, SHORT_LIST)
  return (
    <Sheet
      title={t('roster.title')}
      note={String(everyone.length)}
      isPhone={isPhone}
      closeLabel={t('roster.close')}
      className={styles.roster}
      onClose={onClose}
    >
      <ul className={styles.list}>
        {shown.map((dog) => (
          <li key={dog.id} className={classNames(styles.row, dog.isMe && styles.me)}>
            <DogHead dog={world.dogs.get(dog.id) ?? { color: '#000000' }} />
            {dog.isMe ? (
              <span className={styles.words}>
                <bdi>{dog.name}</bdi>
                <Where dog={dog} />
              </span>
            ) : (
              <button
                type="button"
                className={styles.words}
                aria-expanded={chosen === dog.id}
                onClick={() => setChosen(chosen === dog.id ? null : dog.id)}
              >
                <bdi>{dog.name}</bdi>
                <Where dog={dog} />
              </button>
            )}
            {dog.badge && <Badge role={dog.badge} label={t(`roster.${dog.badge}`)} />}
            {chosen === dog.id && <DogMenu game={game} dog={dog} onClose={() => setChosen(null)} />}
          </li>
        ))}
      </ul>
      {!isPhone && everyone.length > SHORT_LIST && (
        <button type="button" className={styles.more} onClick={() => setLong(!isLong)}>
          {isLong ? t('roster.showFewer') : t('roster.showAll', { count: everyone.length })}
        </button>
      )}
    </Sheet>
  )
}

function Where({ dog }: { dog: Whereabouts }) {
  const { t } = useTranslation('game')
  if (dog.isMe) return <small>{t('roster.you')}</small>
  const direction = t(`roster.direction.d${dog.direction}`)
  const where = dog.distance <= 1 ? t('roster.beside') : t('roster.distance', { count: dog.distance, direction })
  const state = dog.state === 'awake' ? '' : `, ${t(`roster.${dog.state}`)}`
  return (
    <small>
      {where}
      {state}
    </small>
  )
}
