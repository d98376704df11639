import { useTranslation } from 'react-i18next'
import { thingsHere } from '#app/game/model/around/surroundings.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { Place } from '#app/game/model/places/place.ts'
import { tileOf } from '#app/game/model/world/whereabouts.ts'
import type { Goal } from './arrival.tsx'
import styles from './park-text.module.css'
import { useDirections } from './use-directions.ts'

type ThingsHereProps = { game: Game; place: Place; now: number; onWalk: (goal: Goal) => void }

/** What there is besides dogs: landmarks, things, water and places to dig. */
export function ThingsHere({ game, place, now, onWalk }: ThingsHereProps) {
  const { t } = useTranslation('game')
  const directions = useDirections()
  const things = thingsHere(place, tileOf(game.world, game.world.me, { grid: place.grid, now }))
  return (
    <section aria-label={t('around.things')}>
      <h3 className={styles.heading}>{t('around.things')}</h3>
      {things.length === 0 && <p className={styles.nothing}>{t('around.noThings')}</p>}
      <ul>
        {things.map((thing) => {
          const { noun, count, tile } = thing
          const name = t(`around.thing.${noun}`)
          return (
            <li key={noun} className={styles.row}>
              <span className={styles.words}>
                <span className={styles.noun}>{count > 1 ? t('around.nearest', { name, count }) : name}</span>
                <small>{directions(thing)}</small>
              </span>
              <button
                type="button"
                className={styles.go}
                aria-label={t('around.walkTo', { name })}
                onClick={() => onWalk({ tile, name })}
              >
                {t('around.go')}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
