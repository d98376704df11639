import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { accessWords } from '#app/editor/access/access-words.ts'
import { ChoiceField } from '#app/editor/kit/fields/choice-field.tsx'
import { DigitsInput } from '#app/editor/kit/fields/digits-input.tsx'
import { FieldFrame } from '#app/editor/kit/fields/field-frame.tsx'
import type { TabProps } from '#app/editor/kit/tab-props.ts'
import { groundNameAt } from '#app/editor/map-desk/tile-words.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import type { Tile } from '#durable/rules/tiles.ts'
import { groundReason } from '#durable/world/drafts/ground-reason.ts'
import { TERRAIN, tilesOf } from '#durable/world/room-doc.ts'
import type { RoomDoc, TerrainLetter } from '#durable/world/room-doc.ts'
import { roomOfDraft } from '#durable/world/room-draft.ts'
import { TilesOf, useTerrainGround, useTerrainName } from './tile-look.tsx'
import facts from '#app/editor/rooms/rooms.module.css'
import styles from './tiles.module.css'

/** What is known of one tile of a room, and the way to it on the map. */
export function TileInspector({ drafts, roomNames, here, onMap }: TabProps) {
  const { t } = useTranslation('editor')
  const [key, setKey] = useState(here)
  const [typed, setTyped] = useState<{ x: string; y: string } | null>(null)
  const { opening, shown } = useStore(drafts.ofRoom(key).state)
  const drawn = opening === 'done' ? roomOfDraft(shown) : null
  const room = drawn && 'room' in drawn ? drawn.room : null
  const first = room?.entries[0]
  const asked = typed ?? { x: String(first?.x ?? 0), y: String(first?.y ?? 0) }
  const tile = { x: Number(asked.x), y: Number(asked.y) }
  const isInside = room !== null && isOn(tile.x, room.width) && isOn(tile.y, room.height)
  const choose = (next: string) => {
    setKey(next)
    setTyped(null)
  }
  const rooms = [...new Map([...roomNames, [key, roomNames.get(key) ?? key]])]
  return (
    <div className={styles.inspector}>
      <div className={styles.where}>
        <ChoiceField label={t('map.room')} value={key} options={rooms} onChoose={choose} />
        {(['x', 'y'] as const).map((axis) => (
          <FieldFrame key={axis} label={t(axis === 'x' ? 'map.column' : 'map.row')}>
            {(attributes) => (
              <DigitsInput
                attributes={attributes}
                text={asked[axis]}
                onType={(text) => setTyped({ ...asked, [axis]: text })}
              />
            )}
          </FieldFrame>
        ))}
      </div>
      <div role="status">
        {room && !isInside && <p>{t('tiles.outside', { width: room.width - 1, height: room.height - 1 })}</p>}
        {opening === 'failed' && <p>{t('rooms.failed')}</p>}
      </div>
      {room && isInside && (
        <>
          <TilesOf drafts={drafts}>
            <TileFacts room={room} tile={tile} roomNames={roomNames} />
          </TilesOf>
          <div>
            <Button size="small" icon="brush" onClick={() => onMap(key, tile)}>
              {t('tiles.show')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

type TileFactsProps = { room: RoomDoc; tile: Tile; roomNames: ReadonlyMap<string, string> }

function TileFacts({ room, tile, roomNames }: TileFactsProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const nameOf = useTerrainName()
  const { reason, things } = groundReason(room, tile, useTerrainGround())
  const isHere = (one: Tile) => one.x === tile.x && one.y === tile.y
  const door = room.doors.find((one) => tilesOf(one).some(isHere))
  const entry = room.entries.find(isHere)
  const areas = (room.areas ?? []).filter(({ x, y, w, h }) => isOn(tile.x - x, w) && isOn(tile.y - y, h))
  const gates = (room.gates ?? []).filter(({ x, y, w, h }) => isOn(tile.x - x, w) && isOn(tile.y - y, h))
  return (
    <dl className={facts.facts}>
      <dt>{t('tiles.corners')}</dt>
      <dd>
        <span className={styles.corners}>
          {cornersOf(room, tile).map((letter, at) => (
            <span key={at} data-terrain={letter && TERRAIN[letter]}>
              {letter ? nameOf(letter) : '?'}
            </span>
          ))}
        </span>
      </dd>
      <dt>{t('map.layer.ground')}</dt>
      <dd>{`${t(`map.ground.${groundNameAt(room, tile)}`)} (${t(`tiles.reason.${reason}`)})`}</dd>
      <dt>{t('map.layer.things')}</dt>
      <dd>{things.map(({ id }) => id).join(', ') || t('nothing')}</dd>
      {door && (
        <>
          <dt>{t('map.door')}</dt>
          <dd>
            {t('map.doorTo', { id: door.id, room: roomNames.get(door.to.room) ?? door.to.room })}
            <br />
            {accessWords(door.access, { t, language }) ?? t('access.everybody')}
          </dd>
        </>
      )}
      {entry && (
        <>
          <dt>{t('map.entry')}</dt>
          <dd>{entry.id}</dd>
        </>
      )}
      {gates.map((gate) => (
        <Fragment key={gate.id}>
          <dt>{t('map.place.gates')}</dt>
          <dd>
            {gate.id}
            <br />
            {accessWords(gate.access, { t, language }) ?? t('access.unsound')}
          </dd>
        </Fragment>
      ))}
      {areas.length > 0 && (
        <>
          <dt>{t('map.layer.areas')}</dt>
          <dd>{areas.map(({ id }) => id).join(', ')}</dd>
        </>
      )}
    </dl>
  )
}

/** The terrain at the corners of a tile: top left, top right, bottom left, bottom right. */
function cornersOf({ terrain }: RoomDoc, { x, y }: Tile): (TerrainLetter | null)[] {
  return [terrain[y]?.[x], terrain[y]?.[x + 1], terrain[y + 1]?.[x], terrain[y + 1]?.[x + 1]].map((letter) =>
    letter !== undefined && isTerrain(letter) ? letter : null,
  )
}

function isTerrain(letter: string): letter is TerrainLetter {
  return Object.hasOwn(TERRAIN, letter)
}

/** Whether a column or row is one of so many. */
function isOn(at: number, count: number): boolean {
  return Number.isInteger(at) && at >= 0 && at < count
}
