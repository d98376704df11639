import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { MAP_LAYERS } from './map-layers.ts'
import type { MapLayer } from './map-layers.ts'
import { paints } from './map-tools.ts'
import type { MapDeskState } from './use-map-desk.ts'
import styles from './layer-list.module.css'

/** The layers of the map: which are seen, and which are locked. */
export function LayerList({ desk, room }: { desk: MapDeskState; room: RoomDoc }) {
  const { t } = useTranslation('editor')
  const counts: Partial<Record<MapLayer, string>> = {
    things: String(room.things.length),
    doors: `${room.doors.length}, ${room.entries.length}`,
    areas: `${room.areas?.length ?? 0}, ${room.gates?.length ?? 0}`,
  }
  return (
    <section>
      <h3>{t('map.layers')}</h3>
      <ul className={styles.layers}>
        {MAP_LAYERS.map((layer) => {
          const name = t(`map.layer.${layer}`)
          return (
            <li key={layer} data-used={(paints(desk.tool) && desk.paint.layer === layer) || undefined}>
              <span>
                {name} {counts[layer] && <small>{counts[layer]}</small>}
              </span>
              <button
                type="button"
                aria-label={t('map.eye', { layer: name })}
                title={t('map.eye', { layer: name })}
                aria-pressed={!desk.hidden.has(layer)}
                onClick={() => desk.toggleEye(layer)}
              >
                <Icon name="eye" />
              </button>
              <button
                type="button"
                aria-label={t('map.lock', { layer: name })}
                title={t('map.lock', { layer: name })}
                aria-pressed={desk.locked.has(layer)}
                onClick={() => desk.toggleLock(layer)}
              >
                <Icon name="lock" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
