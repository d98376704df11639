import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import { useTerrainName } from '#app/editor/tiles/tile-look.tsx'
import type { MapPictures } from '#app/shared/map-picture.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import { TERRAIN } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { PLACE_LISTS, mapPlacesOf, targetOf } from './map-places.ts'
import { BRUSH_SIZES, MAP_LAYERS, paints } from './map-tools.ts'
import type { MapLayer } from './map-tools.ts'
import { PlaceForm } from './place-form.tsx'
import { ProblemList } from './problem-list.tsx'
import type { RoomProblem } from './problem-list.tsx'
import { RoomFacts } from './room-facts.tsx'
import { GROUND_NAMES, TERRAIN_LETTERS, groundNameAt, terrainAt } from './tile-words.ts'
import type { MapDeskState } from './use-map-desk.ts'
import styles from './map-side.module.css'

type MapSideProps = {
  desk: MapDeskState
  room: RoomDoc
  pictures: MapPictures
  problems: readonly RoomProblem[]
  drafts: Drafts
  roomNames: ReadonlyMap<string, string>
  onGoTo: (tile: { x: number; y: number }) => void
}

/** Beside the map: which layers are seen, what the tool works with, and what is under the cursor. */
export function MapSide({ desk, room, pictures, problems, drafts, roomNames, onGoTo }: MapSideProps) {
  const { t } = useTranslation('editor')
  return (
    <aside className={styles.side}>
      <div className={styles.rows}>
        <Layers desk={desk} room={room} />
        {paints(desk.tool) || desk.tool === 'pick' ? <Paints desk={desk} /> : null}
        {desk.tool === 'thing' && <Things desk={desk} pictures={pictures} />}
        {desk.thing && desk.tool === 'select' && <ChosenThing desk={desk} pictures={pictures} />}
        <ThisTile desk={desk} room={room} />
        <section>
          <h3>{t('map.problems')}</h3>
          <ProblemList room={room} problems={problems} onGoTo={onGoTo} onCure={desk.cure} />
        </section>
        <RoomFacts room={room} draft={desk.shown} onType={desk.type} onLeave={desk.endStep} onMake={desk.make} />
        <Places desk={desk} room={room} drafts={drafts} roomNames={roomNames} onGoTo={onGoTo} />
      </div>
    </aside>
  )
}

function Layers({ desk, room }: Pick<MapSideProps, 'desk' | 'room'>) {
  const { t } = useTranslation('editor')
  const counts: Partial<Record<MapLayer, string>> = {
    things: String(room.things.length),
    doors: `${room.doors.length}, ${room.entries.length}`,
    areas: String(room.areas?.length ?? 0),
  }
  return (
    <section>
      <h3>{t('map.layers')}</h3>
      <ul className={styles.layers}>
        {MAP_LAYERS.filter((layer) => layer !== 'terrain').map((layer) => (
          <li key={layer}>
            <button type="button" aria-pressed={!desk.hidden.has(layer)} onClick={() => desk.toggle(layer)}>
              <span>
                {t(`map.layer.${layer}`)} {counts[layer] && <small>{counts[layer]}</small>}
              </span>
              <Icon name="eye" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Paints({ desk: { paint, ...desk } }: Pick<MapSideProps, 'desk'>) {
  const { t } = useTranslation('editor')
  const nameOf = useTerrainName()
  const isOn = (layer: string, letter: string) => paint.layer === layer && paint.letter === letter
  return (
    <>
      <section>
        <h3>{t('map.layer.terrain')}</h3>
        <div className={styles.paints}>
          {TERRAIN_LETTERS.map((letter) => (
            <button
              key={letter}
              type="button"
              aria-pressed={isOn('terrain', letter)}
              onClick={() => desk.choosePaintLayer('terrain', letter)}
            >
              <i className={styles.swatch} data-terrain={TERRAIN[letter]} />
              <span>{nameOf(letter)}</span>
            </button>
          ))}
        </div>
      </section>
      <section>
        <h3>{t('map.layer.ground')}</h3>
        <div className={styles.paints}>
          {GROUND_NAMES.map((ground, digit) => (
            <button
              key={ground}
              type="button"
              aria-pressed={isOn('ground', String(digit))}
              onClick={() => desk.choosePaintLayer('ground', String(digit))}
            >
              <i className={styles.swatch} data-ground={ground} />
              <span>{t(`map.ground.${ground}`)}</span>
            </button>
          ))}
        </div>
      </section>
      {desk.tool === 'brush' && (
        <section>
          <h3>{t('map.brush')}</h3>
          <div className={styles.sizes} role="group" aria-label={t('map.brush')}>
            {BRUSH_SIZES.map((size) => (
              <button
                key={size}
                type="button"
                aria-pressed={paint.brush === size}
                onClick={() => desk.choosePaint({ brush: size })}
              >
                {size}
              </button>
            ))}
          </div>
        </section>
      )}
    </>
  )
}

/** How many things the palette shows at once. */
const SHOWN_MAX = 60

function Things({ desk, pictures: { Thing, prefabs } }: Pick<MapSideProps, 'desk' | 'pictures'>) {
  const { t } = useTranslation('editor')
  const [search, setSearch] = useState('')
  const found = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/)
    return prefabs.filter((prefab) => words.every((word) => prefab.includes(word)))
  }, [prefabs, search])
  return (
    <section>
      <h3>{t('map.layer.things')}</h3>
      <input
        type="search"
        className={styles.search}
        aria-label={t('map.searchThings')}
        placeholder={t('map.searchThings')}
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
      />
      {found.length === 0 && <p>{t('none')}</p>}
      <div className={styles.things}>
        {found.slice(0, SHOWN_MAX).map((prefab) => (
          <button
            key={prefab}
            type="button"
            title={prefab}
            aria-label={prefab}
            aria-pressed={desk.prefab === prefab}
            onClick={() => desk.choosePrefab(prefab)}
          >
            <Thing prefab={prefab} px={48} />
          </button>
        ))}
      </div>
      {found.length > SHOWN_MAX && <p className={styles.note}>{t('map.more', { count: found.length - SHOWN_MAX })}</p>}
    </section>
  )
}

function ChosenThing({ desk: { thing, dropThing }, pictures: { Thing } }: Pick<MapSideProps, 'desk' | 'pictures'>) {
  const { t } = useTranslation('editor')
  if (!thing) return null
  return (
    <section>
      <h3>{t('map.chosen')}</h3>
      <div className={styles.chosen}>
        <Thing prefab={thing.prefab} px={64} />
        <p>
          <b>{thing.prefab}</b>
          <br />
          <small>{t('map.foot', { x: thing.x, y: thing.y })}</small>
        </p>
        <Button size="small" icon="close" onClick={dropThing}>
          {t('map.drop')}
        </Button>
      </div>
    </section>
  )
}

function ThisTile({ desk: { cursor }, room }: Pick<MapSideProps, 'desk' | 'room'>) {
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

/** Doors, entries and areas as a list: for who reads the map, to go there, and to change them. */
function Places({ desk, room, drafts, roomNames, onGoTo }: Omit<MapSideProps, 'pictures' | 'problems'>) {
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
