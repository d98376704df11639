import { memo, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DogSigns } from '#app/game/hud/badges/dog-signs.tsx'
import { DogMenu } from '#app/game/hud/ring/dog-menu.tsx'
import { DogHead } from '#app/game/hud/shared/dog-head.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { fullName } from '#app/game/model/world/called.ts'
import { tileOf, whereabouts } from '#app/game/model/world/whereabouts.ts'
import type { Whereabouts } from '#app/game/model/world/whereabouts.ts'
import type { SeenDog } from '#app/game/model/world/world.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Goal } from './arrival.tsx'
import { useDirections } from './use-directions.ts'
import styles from './park-text.module.css'

type DogsHereProps = { game: Game; place: ParkPlace; now: number; onWalk: (goal: Goal) => void }

/** The dogs of the room: name, role, distance and direction, and the verbs for each. */
export function DogsHere({ game, place, now, onWalk }: DogsHereProps) {
  const { t } = useTranslation('game')
  const [chosen, setChosen] = useState<DogId | null>(null)
  const walkToDog = useCallback(
    (dog: DogId, name: string) => {
      onWalk({ tile: tileOf(game.world, dog, { grid: place.grid, now: Date.now() }), name })
    },
    [game, place, onWalk],
  )
  return (
    <section aria-label={t('roster.title')}>
      <ul>
        {whereabouts(game.world, place.grid, now).map((dog) => (
          <DogRow
            key={dog.id}
            {...dog}
            game={game}
            seen={game.world.dogs.get(dog.id)}
            isChosen={chosen === dog.id}
            onChoose={setChosen}
            onWalk={walkToDog}
          />
        ))}
      </ul>
    </section>
  )
}

type DogRowProps = Whereabouts & {
  game: Game
  seen: SeenDog | undefined
  isChosen: boolean
  onChoose: (dog: DogId | null) => void
  onWalk: (dog: DogId, name: string) => void
}

// The list is rendered every second. Of its rows only those are rendered again whose dog has moved.
const DogRow = memo(function DogRow({ game, seen, isChosen, onChoose, onWalk, ...dog }: DogRowProps) {
  const { t } = useTranslation('game')
  const { id, name, isMe, badge } = dog
  const called = fullName(dog)
  return (
    <li className={classNames(styles.row, styles.dog, isMe && styles.me)}>
      <DogHead dog={seen ?? { color: '#000000' }} />
      {isMe ? (
        <span className={styles.words}>
          <bdi>{called}</bdi>
          <Where dog={dog} />
        </span>
      ) : (
        <button
          type="button"
          className={styles.words}
          aria-expanded={isChosen}
          onClick={() => onChoose(isChosen ? null : id)}
        >
          <bdi>{called}</bdi>
          <Where dog={dog} />
        </button>
      )}
      <DogSigns game={game} dog={id} />
      {badge && <Badge role={badge} label={t(`roster.${badge}`)} />}
      {!isMe && (
        <button
          type="button"
          className={classNames(styles.go, styles.shy)}
          aria-label={t('around.walkTo', { name: called })}
          onClick={() => onWalk(id, called)}
        >
          {t('around.go')}
        </button>
      )}
      {isChosen && <DogMenu game={game} dog={{ id, name }} onClose={() => onChoose(null)} />}
    </li>
  )
})

function Where({ dog }: { dog: Whereabouts }) {
  const { t } = useTranslation('game')
  const directions = useDirections()
  if (dog.isMe) return <small>{t('roster.you')}</small>
  const state = dog.state === 'awake' ? '' : `, ${t(`roster.${dog.state}`)}`
  return (
    <small>
      {directions(dog)}
      {state}
    </small>
  )
}
