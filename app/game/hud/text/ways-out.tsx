import { useTranslation } from 'react-i18next'
import { languageOfTag } from '#durable/rules/languages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { waysOut } from '#app/game/model/around/surroundings.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { tileOf } from '#app/game/model/world/whereabouts.ts'
import styles from './park-text.module.css'
import { useDirections } from './use-directions.ts'
import { useRooms } from '#app/game/hud/map/park-map.ts'

type WaysOutProps = { game: Game; place: ParkPlace; now: number }

/** The ways out: what is behind each, how far it is, and why one may not go there. */
export function WaysOut({ game, place, now }: WaysOutProps) {
  const { t, i18n } = useTranslation('game')
  const directions = useDirections()
  const language = languageOfTag(i18n.language)
  const rooms = useRooms(place.key, game.world.me, language)
  const ways = waysOut(place, tileOf(game.world, game.world.me, { grid: place.grid, now }))
  return (
    <section aria-label={t('around.ways')}>
      <h3 className={styles.heading}>{t('around.ways')}</h3>
      {ways.length === 0 && <p className={styles.nothing}>{t('around.noWays')}</p>}
      <ul>
        {ways.map((way) => {
          const behind = rooms?.get(way.door.to.room)
          const room = behind?.name
          const refusal = behind?.refusal?.text
          const dogs = behind?.dogs ?? 0
          return (
            <li key={way.door.id} className={styles.row}>
              <Icon name={refusal ? 'lock' : 'door'} />
              <span className={styles.words}>
                <span className={styles.noun}>{room ?? t('around.door')}</span>
                <small>
                  {directions(way)}
                  {dogs > 0 && `, ${t('roster.dogs', { count: dogs })}`}
                </small>
                {refusal && <small className={styles.problem}>{refusal}</small>}
              </span>
              <button
                type="button"
                className={styles.go}
                aria-label={
                  room === undefined ? t('around.walkTo', { name: t('around.door') }) : t('around.goThrough', { room })
                }
                onClick={() => game.walkTo(way.tile)}
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
