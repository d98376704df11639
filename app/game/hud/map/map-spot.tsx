import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MAP_SIZE, mapPosition } from '#durable/world/map-positions.ts'
import type { MapRoom } from './park-map.ts'
import styles from './map-spot.module.css'

type MapSpotProps = {
  room: MapRoom
  isHere: boolean
  isChosen: boolean
  /** Gets the focus when the map opens. */
  isFocused: boolean
  onPress: () => void
  children: React.ReactNode
}

/** The name of a room on the map, with the number of its dogs and whether it is closed. */
export function MapSpot({ room, isHere, isChosen, isFocused, onPress, children }: MapSpotProps) {
  const { t } = useTranslation('game')
  const { key, name, dogs, refusal, spot } = room
  const style = spot && {
    left: `${(spot.x / MAP_SIZE.width) * 100}%`,
    top: `${(spot.y / MAP_SIZE.height) * 100}%`,
  }
  const drawn = mapPosition(key)
  const isDrawn = spot !== null && spot.x === drawn?.x && spot.y === drawn.y
  const state = isHere ? t('map.here') : refusal && t('map.closed', { reason: refusal.text })
  const label = [name, t('roster.dogs', { count: dogs }), state].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      className={classNames(styles.spot, spot && styles.placed, isHere && styles.here, isChosen && styles.chosen)}
      style={style ?? undefined}
      aria-label={label}
      aria-pressed={isChosen}
      autoFocus={isFocused}
      onClick={onPress}
    >
      {spot && !isDrawn && (
        <span className={styles.sign}>
          <Icon name="map-room" />
        </span>
      )}
      {isHere && <span className={styles.marker}>{children || <Icon name="pin" />}</span>}
      <span className={styles.plate} aria-hidden="true">
        <span className={classNames(styles.name, key.startsWith('house-') && styles.emblem)}>{name}</span>
        {refusal ? <Icon name="lock" /> : dogs > 0 && <b>{dogs}</b>}
      </span>
    </button>
  )
}
