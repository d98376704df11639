import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { piecesHere } from '#app/game/model/around/festive-here.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { tileOf } from '#app/game/model/world/whereabouts.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import type { Goal } from './arrival.tsx'
import { useDirections } from './use-directions.ts'
import styles from './park-text.module.css'

export type FestiveHereProps = { game: Game; grid: Grid; now: number; onWalk: (goal: Goal) => void }

/** [PC14] What the party committee has set up in the room. */
export function FestiveHere({ game, grid, now, onWalk }: FestiveHereProps) {
  const { t } = useTranslation(['late', 'game'])
  const directions = useDirections()
  const { pieces } = useStore(game.state, ({ world }) => world.festive)
  const here = tileOf(game.world, game.world.me, { grid, now })
  return (
    <section aria-label={t('late:festive.here')}>
      <h3 className={styles.heading}>{t('late:festive.here')}</h3>
      <ul>
        {piecesHere(pieces, here).map((some) => {
          const { kind, count, nearest } = some
          const name = t(`late:festive.kind.${kind}`)
          return (
            <li key={kind} className={styles.row}>
              <span className={styles.words}>
                <span className={styles.noun}>{count > 1 ? t('game:around.nearest', { name, count }) : name}</span>
                <small>{directions(some)}</small>
              </span>
              <button
                type="button"
                className={styles.go}
                aria-label={t('game:around.walkTo', { name })}
                onClick={() => onWalk({ tile: nearest, name })}
              >
                {t('game:around.go')}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
