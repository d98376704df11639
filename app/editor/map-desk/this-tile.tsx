import { useTranslation } from 'react-i18next'
import { useTerrainName } from '#app/editor/tiles/tile-look.tsx'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { groundNameAt, terrainAt } from './tile-words.ts'
import type { MapDeskState } from './use-map-desk.ts'
import styles from './map-side.module.css'

/** What is known of the tile of the cursor. */
export function ThisTile({ desk: { cursor }, room }: { desk: MapDeskState; room: RoomDoc }) {
  const { t } = useTranslation('editor')
  const nameOf = useTerrainName()
  const isHere = ({ x, y, w = 1, h = 1 }: { x: number; y: number; w?: number; h?: number }) =>
    cursor.x >= x && cursor.y >= y && cursor.x < x + w && cursor.y < y + h
  const door = room.doors.find(isHere)
  const entry = room.entries.find(isHere)
  return (
    <section>
      <h3>
        {t('map.thisTile')} <small>{`${cursor.x}, ${cursor.y}`}</small>
      </h3>
      <dl className={styles.facts}>
        <dt>{t('map.layer.terrain')}</dt>
        <dd>{terrainAt(room, cursor).map(nameOf).join(', ')}</dd>
        <dt>{t('map.layer.ground')}</dt>
        <dd>{t(`map.ground.${groundNameAt(room, cursor)}`)}</dd>
        {door && (
          <>
            <dt>{t('map.door')}</dt>
            <dd>{`${door.id}: ${door.to.room}, ${door.to.entry}`}</dd>
          </>
        )}
        {entry && (
          <>
            <dt>{t('map.entry')}</dt>
            <dd>{entry.id}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
