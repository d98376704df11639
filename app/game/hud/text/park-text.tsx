import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Sheet } from '#app/game/hud/shared/sheet.tsx'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { ArrivalText } from './arrival.tsx'
import type { Goal } from './arrival.tsx'
import type { CreaturesProps } from './creatures.tsx'
import { DogsHere } from './dogs-here.tsx'
import { LazyFestiveHere } from './lazy-festive-here.tsx'
import { ThingsHere, ThingsLying } from './things.tsx'
import { WaysOut } from './ways-out.tsx'
import styles from './park-text.module.css'

/** How often the descriptions of positions are updated, ms. */
const LOOK_EVERY_MS = 1000

type ParkTextProps = { game: Game; isOpen: boolean; isPhone: boolean; onClose: () => void }

const fetchCreatures = () => import('./creatures.tsx').then((module) => module.Creatures)

/**
 * The room as text, so that the game can be played without the picture: dogs, doors and things, each with what can be
 * done. It is always there for screen readers. When it is closed, it becomes visible as soon as the focus enters it.
 */
export function ParkText({ game, isOpen, isPhone, onClose }: ParkTextProps) {
  const { t } = useTranslation('game')
  const now = useNow(LOOK_EVERY_MS)
  const place = useStore(game.state, (state) => state.place)
  const count = useStore(game.state, ({ world }) => world.dogs.size)
  const [arrivedAt] = useState(now)
  const Creatures = useLazy<CreaturesProps>(now > arrivedAt, fetchCreatures, { texts: 'lore' })
  const [isLong, setLong] = useState(false)
  const [goal, setGoal] = useState<Goal | null>(null)
  const walk = useCallback(
    (next: Goal) => {
      game.walkTo(next.tile)
      setGoal({ ...next })
    },
    [game],
  )
  return (
    <Sheet
      title={t('roster.title')}
      label={t('around.title')}
      note={String(count)}
      isOpen={isOpen}
      isPhone={isPhone}
      closeLabel={t('roster.close')}
      className={isLong ? styles.long : styles.text}
      onClose={onClose}
    >
      <div className={styles.lists}>
        {place && (
          <>
            <DogsHere game={game} place={place} now={now} onWalk={walk} />
            <WaysOut game={game} place={place} now={now} />
            <LazyFestiveHere game={game} grid={place.grid} now={now} onWalk={walk} />
            <ThingsLying game={game} place={place} now={now} />
            <ThingsHere game={game} place={place} now={now} onWalk={walk} />
            {Creatures && <Creatures doc={place.doc} world={game.world} now={now} />}
          </>
        )}
      </div>
      <ArrivalText game={game} goal={goal} />
      {!isPhone && (
        <button type="button" className={styles.more} aria-pressed={isLong} onClick={() => setLong(!isLong)}>
          {t(isLong ? 'around.less' : 'around.more')}
        </button>
      )}
    </Sheet>
  )
}
