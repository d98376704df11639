import { useTranslation } from 'react-i18next'
import { useRooms } from '#app/game/hud/map/park-map.ts'
import type { MapRoom } from '#app/game/hud/map/park-map.ts'
import { waysOut } from '#app/game/model/around/surroundings.ts'
import type { WayOut } from '#app/game/model/around/surroundings.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { tileOf } from '#app/game/model/world/whereabouts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { languageOfTag } from '#durable/rules/languages.ts'
import { useDirections } from './use-directions.ts'
import styles from './park-text.module.css'

type WaysOutProps = { game: Game; place: ParkPlace; now: number }

/** The doors of the room: where each leads, how far it is, and why the own dog may not enter. */
export function WaysOut({ game, place, now }: WaysOutProps) {
  const { t, i18n } = useTranslation('game')
  const language = languageOfTag(i18n.language)
  // A room that is published anew may have doors to others.
  const rooms = useRooms(place.pack, game.world.me, language)
  const ways = waysOut(place, tileOf(game.world, game.world.me, { grid: place.grid, now }))
  return (
    <section aria-label={t('around.ways')}>
      <h3 className={styles.heading}>{t('around.ways')}</h3>
      {ways.length === 0 && <p className={styles.nothing}>{t('around.noWays')}</p>}
      <ul>
        {ways.map((way) => (
          <WayRow key={way.door.id} way={way} room={rooms?.get(way.door.to.room)} onGo={() => game.walkTo(way.tile)} />
        ))}
      </ul>
    </section>
  )
}

type WayRowProps = {
  way: WayOut
  /** The room behind the door; missing until the park has answered. */
  room: Pick<MapRoom, 'name' | 'dogs' | 'refusal'> | undefined
  onGo: () => void
}

/** A way out, by the name of the room that it leads to. Until that is known it is a door. */
export function WayRow({ way, room, onGo }: WayRowProps) {
  const { t } = useTranslation('game')
  const directions = useDirections()
  const { name, dogs = 0, refusal } = room ?? {}
  return (
    <li className={styles.row}>
      <Icon name={refusal ? 'lock' : 'door'} />
      <span className={styles.words}>
        <span className={styles.noun}>{name ?? t('around.door')}</span>
        <small>
          {directions(way)}
          {dogs > 0 && `, ${t('roster.dogs', { count: dogs })}`}
        </small>
        {refusal && <small className={styles.problem}>{refusal.text}</small>}
      </span>
      <button
        type="button"
        className={styles.go}
        aria-label={
          name === undefined ? t('around.walkTo', { name: t('around.door') }) : t('around.goThrough', { room: name })
        }
        onClick={onGo}
      >
        {t('around.go')}
      </button>
    </li>
  )
}
