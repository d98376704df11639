import { useTranslation } from 'react-i18next'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import { Button } from '#app/ui/button.tsx'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { PLACE_LISTS, mapPlacesOf, targetOf } from './map-places.ts'
import { PlaceForm } from './place-form.tsx'
import type { MapDeskState } from './use-map-desk.ts'
import styles from './map-side.module.css'

type MapPlaceListProps = {
  desk: MapDeskState
  room: RoomDoc
  drafts: Drafts
  roomNames: ReadonlyMap<string, string>
  onGoTo: (tile: { x: number; y: number }) => void
}

/** Doors, entries, areas and gates as a list: for who reads the map, to go there, and to change them. */
export function MapPlaceList({ desk, room, drafts, roomNames, onGoTo }: MapPlaceListProps) {
  const { t } = useTranslation('editor')
  const wordsOf = (row: DraftRow) => {
    const to = targetOf(row)
    return to ? t('map.doorTo', { id: row.id, room: roomNames.get(to.room) ?? to.room }) : row.id
  }
  const { place } = desk
  return (
    <>
      <section>
        <h3>{t('map.layer.doors')}</h3>
        <ul className={styles.places}>
          {PLACE_LISTS.flatMap((list) =>
            mapPlacesOf(room, list).map((row) => (
              <li key={`${list} ${row.id}`}>
                <button
                  type="button"
                  className={styles.place}
                  aria-pressed={place?.list === list && place.row.id === row.id}
                  onClick={() => {
                    desk.choosePlace({ list, id: row.id })
                    onGoTo({ x: Number(row.x), y: Number(row.y) })
                  }}
                >
                  <i data-look={list} />
                  <span>{wordsOf(row)}</span>
                  <small>{`${Number(row.x)}, ${Number(row.y)}`}</small>
                </button>
              </li>
            )),
          )}
        </ul>
        <div className={styles.adds}>
          {PLACE_LISTS.map((list) => (
            <Button key={list} size="small" icon="plus" onClick={() => desk.addPlace(list)}>
              {t(`map.place.${list}`)}
            </Button>
          ))}
        </div>
        <p className={styles.note}>{t('map.addHere', desk.cursor)}</p>
      </section>
      {place && (
        <PlaceForm
          key={`${place.list} ${place.row.id}`}
          room={room}
          list={place.list}
          row={place.row}
          drafts={drafts}
          roomNames={roomNames}
          onMake={desk.make}
          onDrop={desk.dropPlace}
        />
      )}
    </>
  )
}
