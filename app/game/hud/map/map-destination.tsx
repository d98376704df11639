import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { WayDoor } from '#durable/rules/places/route.ts'
import type { MapRoom } from './park-map.ts'
import styles from './map-destination.module.css'

type MapDestinationProps = {
  isSmall: boolean
  /** The chosen room. */
  room: MapRoom | null
  /** The doors on the way there; empty if the dog is there already, null if there is no way. */
  way: readonly WayDoor[] | null
  onGo: () => void
  /** Takes the own dog there at once; null for those who may not, and where it is there already. */
  onWarp: (() => void) | null
}

/** The foot of the map: what is known of the chosen room, and the key to walk there. */
export function MapDestination({ isSmall, room, way, onGo, onWarp }: MapDestinationProps) {
  const { t } = useTranslation('game')
  return (
    <div className={styles.foot}>
      <div className={styles.words} role="status">
        {room ? <About room={room} way={way} /> : <p>{t('map.hint')}</p>}
      </div>
      {room && onWarp && (
        <Button size="small" icon="map" onClick={onWarp}>
          {t('map.warp')}
        </Button>
      )}
      {room && !room.refusal && way && way.length > 0 && (
        <Button kind="primary" size={isSmall ? 'small' : 'normal'} icon="paw" onClick={onGo}>
          {t('map.go')}
        </Button>
      )}
    </div>
  )
}

function About({ room, way }: { room: MapRoom; way: readonly WayDoor[] | null }) {
  const { t } = useTranslation(['game', 'refusals'])
  const dogs = t('game:roster.dogs', { count: room.dogs })
  const distance = way && way.length > 0 ? t('game:map.doors', { count: way.length }) : null
  const refusal = room.refusal?.text ?? (way ? null : t('refusals:no-way-there'))
  return (
    <>
      {room.refusal && <Icon name="lock" />}
      <p>
        <b>{room.name}</b>
        <small>{refusal ?? [dogs, distance ?? t('game:map.here')].join(', ')}</small>
      </p>
    </>
  )
}
