import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Game } from '#app/game/model/game/game.ts'
import type { Place } from '#app/game/model/places/place.ts'
import { bearingOf, tileOf } from '#app/game/model/world/whereabouts.ts'
import { useThingName } from '#app/game/hud/account/use-thing-name.ts'
import styles from './park-text.module.css'
import { useDirections } from './use-directions.ts'

type ThingsLyingProps = { game: Game; place: Place; now: number }

/** What somebody has let go of and how to take it, and poop, which one sniffs at. */
export function ThingsLying({ game, place, now }: ThingsLyingProps) {
  const { t } = useTranslation('game')
  const directions = useDirections()
  const nameOf = useThingName()
  const things = useStore(game.state, ({ world }) => world.things)
  const poops = useStore(game.state, ({ world }) => world.poops)
  if (things.size + poops.size === 0) return null
  const here = tileOf(game.world, game.world.me, { grid: place.grid, now })
  return (
    <section aria-label={t('around.lying')}>
      <h3 className={styles.heading}>{t('around.lying')}</h3>
      <ul>
        {[...things.values()].map((thing) => (
          <li key={thing.id} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.noun}>{nameOf(thing.kind)}</span>
              <small>{directions(bearingOf(here, thing))}</small>
            </span>
            <button
              type="button"
              className={styles.go}
              aria-label={t('around.take', { name: nameOf(thing.kind) })}
              onClick={() => game.acts.pickUp(thing)}
            >
              {t('around.takeIt')}
            </button>
          </li>
        ))}
        {[...poops.values()].map((poop) => (
          <li key={`poop ${poop.dog}`} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.noun}>{t('life.poop.of', { name: poop.name })}</span>
              <small>{directions(bearingOf(here, poop))}</small>
            </span>
            <button
              type="button"
              className={styles.go}
              aria-label={t('life.poop.sniffAt', { name: poop.name })}
              onClick={() => game.acts.smell(poop)}
            >
              {t('dogMenu.sniff')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
