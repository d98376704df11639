import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DigitsInput } from '#app/editor/kit/fields/digits-input.tsx'
import { FieldFrame } from '#app/editor/kit/fields/field-frame.tsx'
import { typedNumber } from '#app/editor/kit/typed-value.ts'
import { useTyped } from '#app/editor/kit/use-typed.ts'
import { Button } from '#app/ui/button.tsx'
import type { SpotOnMap } from '#durable/rules/places/spot-on-map.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import {
  MAP_SIZE,
  MAP_SPOT_PX,
  freeSpotOnMap,
  keptOnMap,
  mapPosition,
  mapSpotOf,
} from '#durable/world/map-positions.ts'
import type { EditedRoom } from './edited-rooms.ts'
import pane from '#app/editor/kit/pane.module.css'
import styles from './rooms.module.css'

type RoomSpotProps = {
  /** The key of the room. */
  room: string
  /** All rooms: their squares are taken. */
  rooms: readonly EditedRoom[]
  /** The spot as it is drafted, which need not be sound; undefined for none of its own. */
  value: Json | undefined
  onType: (value: Json) => void
  onDone: () => void
}

/** Where a room is on the map of the park: in numbers, or by a press on the picture. */
export function RoomSpot({ room: key, rooms, value, onType, onDone }: RoomSpotProps) {
  const { t } = useTranslation('editor')
  const own = isRecord(value) ? value : null
  const drawn = mapPosition(key)
  const spot = own ? soundSpot(own) : drawn
  const others = rooms.flatMap((one) => (one.key === key || !one.room ? [] : (mapSpotOf(one.room) ?? [])))
  const make = (next: SpotOnMap | null) => {
    onType(next)
    onDone()
  }
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    make(keptOnMap({ x: ((clientX - left) / width) * MAP_SIZE.width, y: ((clientY - top) / height) * MAP_SIZE.height }))
  }
  return (
    <section className={styles.section}>
      <h4>{t('rooms.spot')}</h4>
      {own ? (
        <div className={styles.numbers}>
          <Pixels
            label={t('rooms.across')}
            most={MAP_SIZE.width}
            value={own.x}
            onType={(x) => onType({ x, y: own.y ?? null })}
            onDone={onDone}
          />
          <Pixels
            label={t('rooms.down')}
            most={MAP_SIZE.height}
            value={own.y}
            onType={(y) => onType({ x: own.x ?? null, y })}
            onDone={onDone}
          />
        </div>
      ) : (
        <p className={styles.note}>{drawn ? t('rooms.spotOfCode', drawn) : t('rooms.spotNone')}</p>
      )}
      <div className={styles.park} aria-hidden="true" onPointerDown={point}>
        {others.map((other) => (
          <Square key={`${other.x} ${other.y}`} spot={other} />
        ))}
        {spot && <Square spot={spot} isOwn />}
      </div>
      <div className={pane.keys}>
        {own ? (
          <Button size="small" icon="close" onClick={() => make(null)}>
            {t('rooms.spotDrop')}
          </Button>
        ) : (
          <Button size="small" icon="plus" onClick={() => make(drawn ?? freeSpotOnMap(others))}>
            {t('rooms.spotPut')}
          </Button>
        )}
      </div>
    </section>
  )
}

function soundSpot({ x, y }: Readonly<Record<string, unknown>>): SpotOnMap | null {
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

type PixelsProps = {
  label: string
  /** The size of the map in this direction, px. */
  most: number
  value: Json | undefined
  onType: (value: Json) => void
  onDone: () => void
}

function Pixels({ label, most, value, onType, onDone }: PixelsProps) {
  const { t } = useTranslation('editor')
  const [text, change] = useTyped(value, { read: typedNumber, onType })
  const half = MAP_SPOT_PX / 2
  return (
    <FieldFrame
      label={label}
      range={`${half}–${most - half}`}
      fault={Number.isSafeInteger(value) ? null : t('rooms.spotUnsound')}
    >
      {(attributes) => <DigitsInput attributes={attributes} text={text} onType={change} onDone={onDone} />}
    </FieldFrame>
  )
}

/** The square of a room on the small map. */
function Square({ spot, isOwn = false }: { spot: SpotOnMap; isOwn?: boolean }) {
  const part = (px: number, of: number) => `${(px / of) * 100}%`
  return (
    <i
      data-own={isOwn || undefined}
      style={{
        left: part(spot.x - MAP_SPOT_PX / 2, MAP_SIZE.width),
        top: part(spot.y - MAP_SPOT_PX / 2, MAP_SIZE.height),
        width: part(MAP_SPOT_PX, MAP_SIZE.width),
        height: part(MAP_SPOT_PX, MAP_SIZE.height),
      }}
    />
  )
}
